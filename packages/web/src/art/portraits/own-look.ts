// Portraits of people who are in no book: a flat list of parts and colours, read as strictly as anything from outside, since they become drawing.
import type { OwnBox } from '@holdout/engine/content';
import { keepLook } from './bust.ts';
import { garb, hat } from './clothes.ts';
import { back, beard, extra, faces, front } from './parts.ts';
import type { Look } from './people.ts';

export type Parts = Readonly<Record<string, string>>;

const EYES = ['calm', 'hard', 'wide', 'soft', 'sly', 'tired'] as const;
const MOUTHS = ['calm', 'smile', 'grim', 'grin', 'open'] as const;

const names = <K extends string>(set: Readonly<Record<K, unknown>>): readonly K[] => Object.keys(set) as K[];

/** What can be chosen for each part; the first is what an unknown word means. */
export const PARTS = {
  face: names(faces),
  front: names(front),
  back: names(back),
  eyes: EYES,
  mouth: MOUTHS,
  beard: names(beard),
  extra: ['none', ...names(extra)] as const,
  hat: names(hat),
  garb: names(garb),
} as const;

export const COLOURS = {
  skin: '#e3b18a',
  hair: '#3a2a1e',
  cloth: '#3c6a8a',
  trim: '#d9c27a',
  hatCloth: '#5a3722',
  hatTrim: '#b3372f',
} as const;
export type ColourName = keyof typeof COLOURS;

const one = <T extends string>(given: string | undefined, known: readonly T[]): T => known.find((word) => word === given) ?? known[0];
const colour = (parts: Parts, name: ColourName): string => (/^#[0-9a-f]{6}$/.test(parts[name] ?? '') ? (parts[name] ?? '') : COLOURS[name]);

export function lookFrom(parts: Parts, kid = false): Look {
  const wears = one(parts.hat, PARTS.hat);
  const extras = one(parts.extra, PARTS.extra);
  return {
    skin: colour(parts, 'skin'),
    hair: colour(parts, 'hair'),
    face: one(parts.face, PARTS.face),
    front: one(parts.front, PARTS.front),
    back: one(parts.back, PARTS.back),
    eyes: one(parts.eyes, EYES),
    mouth: one(parts.mouth, MOUTHS),
    beard: one(parts.beard, PARTS.beard),
    ...(extras === 'none' ? {} : { extras: [extras] }),
    ...(wears === 'none' ? {} : { hat: [wears, colour(parts, 'hatCloth'), colour(parts, 'hatTrim')] as const }),
    garb: [one(parts.garb, PARTS.garb), colour(parts, 'cloth'), colour(parts, 'trim')],
    ...(kid ? { kid } : {}),
  };
}

/** The faces people gave those of their box, for whatever draws them from now on. */
export function keepLooks({ survivors = [], looks = {} }: OwnBox): void {
  for (const { id, kid } of survivors) keepLook(id, lookFrom(looks[id] ?? {}, kid));
}
