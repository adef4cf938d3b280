// Puts the parts of one person together.
import { hash } from '../random.ts';
import { garb, hat } from './clothes.ts';
import { back, beard, extra, eyes, front, head, mouth } from './parts.ts';
import { type Look, people, strangers } from './people.ts';

const own = new Map<string, Look>();

/** Somebody who is in no book gets the face their maker gave them. */
export const keepLook = (id: string, look: Look): void => void own.set(id, look);

export const lookOf = (id: string): Look => people[id] ?? own.get(id) ?? strangers[hash(id) % strangers.length];

/** A bust in a box of 100 by 100, without ring or ground. */
export const bust = (id: string): string => bustOf(lookOf(id));

export function bustOf(look: Look): string {
  const parts =
    back[look.back ?? 'none'](look.hair, look.skin) +
    garb[look.garb[0]](look.garb[1], look.garb[2]) +
    head(look.face ?? 'oval', look.skin, look.ears === 'pointed') +
    eyes(look.eyes ?? 'calm', look.hair) +
    mouth(look.mouth ?? 'calm', look.skin) +
    beard[look.beard ?? 'none'](look.hair, look.skin) +
    (look.extras ?? [])
      .map((e) => {
        const [name, colour = look.hair, second = look.skin] = typeof e === 'string' ? ([e] as const) : e;
        return extra[name](colour, second);
      })
      .join('') +
    front[look.front ?? 'none'](look.hair, look.skin) +
    (look.hat ? hat[look.hat[0]](look.hat[1], look.hat[2]) : '');
  return look.kid ? `<g transform="translate(8 14)scale(.84)">${parts}</g>` : `<g transform="translate(2 6)scale(.96)">${parts}</g>`;
}
