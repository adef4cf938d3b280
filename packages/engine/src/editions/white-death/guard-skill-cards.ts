// Guard skill cards, an optional mode: whoever has no guard skill draws one for the whole game, at Blue level.
import { shuffle } from '../../kernel/index.ts';
import type { Table } from '../../rules.ts';
import { tell } from '../../table.ts';

const isGuardSkill = (id: string): boolean => id.startsWith('guards-');

export function dealGuardSkills(t: Table): void {
  if (t.r.options.guardSkills !== true) return;
  const without = t.g.survivors.flatMap((s, who) => (s.role === 'played' && !s.skills.some(isGuardSkill) ? [who] : []));
  if (without.length === 0) return;
  const cards = (t.r.content.extraSkills ?? []).filter(isGuardSkill);
  const order = cards.map((_, i) => i);
  shuffle(t.g.random, order);
  t.g.info++;
  for (const [n, who] of without.entries()) {
    const skill = cards[order[n]];
    if (skill === undefined) return;
    t.g.survivors[who].skills.push(skill);
    tell(t, { t: 'skill', who, skill, how: 'gained' });
  }
}
