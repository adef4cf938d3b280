// Names that are put together: skills over another skill, a card or a number.
import type { Labels } from './i18n.ts';

const overSkill = ['brother-in-arms', 'guards', 'range-2-plus', 'risk'];
const overCard = ['starts-with', 'plus-1-damage-with'];
const STARTS_WITH_HEALTH = 'starts-with-health-';

interface Pattern {
  readonly key: string;
  readonly parameters: Readonly<Record<string, string>>;
}

function pattern(l: Labels, id: string): Pattern {
  if (l.has(`skill.${id}`)) return { key: `skill.${id}`, parameters: {} };
  if (id.startsWith(STARTS_WITH_HEALTH)) return { key: 'skill.starts-with-health', parameters: { n: id.slice(STARTS_WITH_HEALTH.length) } };
  const skill = overSkill.find((prefix) => id.startsWith(`${prefix}-`));
  if (skill) return { key: `skill.${skill}`, parameters: { skill: skillName(l, id.slice(skill.length + 1)) } };
  const card = overCard.find((prefix) => id.startsWith(`${prefix}-`));
  if (card) return { key: `skill.${card}`, parameters: { equipment: l.t(`item.${id.slice(card.length + 1)}`) } };
  return { key: `skill.${id}`, parameters: {} };
}

export function skillName(l: Labels, id: string): string {
  const { key, parameters } = pattern(l, id);
  return l.t(key, parameters);
}

export function skillText(l: Labels, id: string): string {
  const { key, parameters } = pattern(l, id);
  return l.text(key, parameters);
}
