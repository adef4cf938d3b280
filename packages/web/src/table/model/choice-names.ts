// What an answer is called, in full, for buttons, previews and screen readers.
import type { AskView, Option } from '@holdout/engine';
import { targetOf } from './choices.ts';
import type { Names } from './names.ts';

type Parameters = Record<string, string | number>;

const named = (l: Names['l'], key: string, id: string): string => (l.has(key) ? l.t(key) : id);

/** Words after the target of an attack that change how it is made. */
const MANNERS = ['single', 'risk', 'double-risk', 'light'];

function mannerOf(names: Names, words: readonly string[]): string {
  const found = words.filter((word) => MANNERS.includes(word)).map((word) => names.l.t(`choice.manner.${word}`));
  return found.length === 0 ? '' : ` (${found.join(', ')})`;
}

function attackName(names: Names, option: Option, words: readonly string[]): string {
  const zones = (option.zones ?? []).map(names.zone).join(' + ');
  return names.l.t(`choice.${option.verb}`, { card: names.items(option.cards ?? []), zone: zones }) + mannerOf(names, words);
}

function skillName(names: Names, option: Option): string {
  const zone = targetOf(option);
  const whom = (option.survivors ?? []).map(names.survivor).join(', ');
  const parts: Parameters = {
    skill: names.skill(option.skill ?? ''),
    zone: zone >= 0 ? names.zone(zone) : '',
    whom,
    card: names.items(option.cards ?? []),
  };
  const shape = whom !== '' ? 'whom' : zone >= 0 ? 'zone' : parts.card !== '' ? 'card' : 'plain';
  return names.l.t(`choice.skill.${shape}`, parts);
}

/** What changes hands: whom, or which colour the kept token has. */
function passedName(names: Names, words: readonly string[], colours: readonly string[]): string {
  if (words[1] === 'companion') return names.survivorById(words[2]);
  const colour = colours[Number(words[2])] ?? '';
  return words[1] === 'objective' && colour !== '' ? names.l.t(`table.colour.${colour}`) : '';
}

function takeName(
  names: Names,
  words: readonly string[],
  view: { readonly colours: readonly string[]; readonly loose: readonly string[] },
): string {
  const { l } = names;
  const [, what, which] = words;
  if (what === 'companion' || what === 'down') return l.t(`choice.take.${what}`, { who: names.survivorById(which) });
  if (what === 'objective') {
    const colour = view.colours[Number(which)] ?? '';
    return l.t('choice.take.objective', { colour: named(l, `table.colour.${colour}`, colour) });
  }
  if (what === 'card') {
    const name = view.loose[Number(which)] ?? '';
    return l.t('choice.take.card', { what: named(l, `token.${name}`, name) });
  }
  return l.t(`choice.take.${what}`);
}

export interface ChoiceScene {
  readonly names: Names;
  /** colours of objectives by number, names of loose cards by number, kinds of cars by number */
  readonly colours: readonly string[];
  readonly loose: readonly string[];
  readonly cars: readonly string[];
}

/** The answer of a turn in words. */
export function choiceName({ names, colours, loose, cars }: ChoiceScene, option: Option): string {
  const { l } = names;
  const words = option.key.split(':');
  const zone = targetOf(option);
  const zoneText = zone >= 0 ? names.zone(zone) : '';
  switch (option.verb) {
    case 'melee':
    case 'ranged':
    case 'magic':
    case 'throw':
      return attackName(names, option, words);
    case 'skill':
      return skillName(names, option);
    case 'take':
      return takeName(names, words, { colours, loose });
    case 'open':
      return l.t(option.cards?.length ? 'choice.open.with' : 'choice.open', { zone: zoneText, card: names.items(option.cards ?? []) });
    case 'enchant': {
      const whom = (option.survivors ?? []).map(names.survivor).join(', ');
      return l.t('choice.enchant', { card: names.items(option.cards ?? []), target: whom || zoneText });
    }
    case 'guards':
      return l.t(`choice.guards.${words[2]}`, { from: names.zone(Number(words[1])), zone: zoneText });
    case 'enter': {
      const kind = cars[Number(words[1])] ?? '';
      return l.t(`choice.enter.${words[2]}`, { car: named(l, `token.car-${kind}`, kind) });
    }
    case 'seat':
      return l.t(`choice.seat.${words[1]}`);
    case 'drive':
      return l.t((option.zones?.length ?? 0) > 1 ? 'choice.drive.fast' : 'choice.drive', { zone: zoneText });
    case 'light':
      return l.t(words[1] === 'off' ? 'choice.light.off' : 'choice.light', { zone: zoneText });
    case 'pass':
      return l.t(`choice.pass.${words[1]}`, {
        what: passedName(names, words, colours),
        whom: (option.survivors ?? []).map(names.survivor).join(', '),
      });
    case 'grant':
      return [named(l, `grant.${words[1]}`, words[1]), zone >= 0 ? zoneText : '', names.items(option.cards ?? [])]
        .filter((part) => part !== '')
        .join(': ');
    case 'arrange':
      return l.t(option.survivors?.length ? 'choice.trade' : 'choice.arrange', {
        whom: (option.survivors ?? []).map(names.survivor).join(', '),
      });
    default:
      return l.has(`choice.${option.verb}`)
        ? l.t(`choice.${option.verb}`, { zone: zoneText, card: names.items(option.cards ?? []) })
        : option.key;
  }
}

/** What an answer to any other question is called: a person, a zone, a card, a skill, a kind, a word. */
export function answerName(names: Names, ask: AskView, key: string, mission = ''): string {
  const { l } = names;
  const line = `mission.${mission}.card.${ask.parameters.card}.choice.${Number(key) - 1}`;
  for (const own of [line, `answer.${ask.about}.${key}`, `answer.${ask.kind}.${key}`, `answer.${key}`]) if (l.has(own)) return l.t(own);
  for (const kind of ['survivor', 'item', 'kind']) if (l.has(`${kind}.${key}`)) return l.t(`${kind}.${key}`);
  if (l.has(`skill.${key}`)) return names.skill(key);
  if (key.includes('+')) return key.split('+').map(names.survivorById).join(' + ');
  if (ask.kind !== 'option' && /^\d+(:\d+)*$/.test(key)) {
    return key
      .split(':')
      .map((zone) => names.zone(Number(zone)))
      .join(' → ');
  }
  return key;
}
