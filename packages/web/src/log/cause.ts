import type { Names } from '../table/model/names.ts';

/** The name of whatever brought something about: a skill, a card, a kind, a rule word. */
export function causeName(names: Names, cause: string): string {
  const { l } = names;
  if (l.has(`log.cause.${cause}`)) return l.t(`log.cause.${cause}`);
  if (l.has(`item.${cause}`)) return names.item(cause);
  if (l.has(`skill.${cause}`)) return names.skill(cause);
  if (l.has(`kind.${cause}`)) return names.kind(cause);
  return l.has(`term.${cause}`) ? l.t(`term.${cause}`) : cause;
}
