// What somebody strikes with: every weapon in hand as it counts now, skills, pairs and the night where they stand reckoned in.
import type { ArmNumbers, GuardNumbers } from '../api/engine-api.ts';
import { numbersOf } from '../combat/numbers.ts';
import { grips, reachOf, reloads } from '../combat/weapons.ts';
import type { AttackKind } from '../content.ts';
import type { Table } from '../rules.ts';
import { NOWHERE, type SurvivorId } from '../state/state.ts';

const KINDS: readonly AttackKind[] = ['melee', 'ranged', 'magic'];

export function arms(t: Table, who: SurvivorId): ArmNumbers[] {
  const s = t.g.survivors[who];
  if (!s.alive || s.out || s.zone === NOWHERE) return [];
  return KINDS.flatMap((kind) =>
    grips(t, s, kind).flatMap(({ item, mode, cards }): ArmNumbers[] => {
      if (cards.length === 0) return [];
      const number = t.g.cards[cards[0]];
      const from = s.zone;
      const n = numbersOf(t, { who, kind, source: 'card', item: number, cards, from, zones: [from], risk: 0, guards: 0 }, from);
      const { min, max, own } = reachOf(t, s, mode, item);
      return [
        {
          item: item.id,
          attack: kind,
          range: [own ? 0 : min, max],
          dice: n.weapons * n.dice + n.extra,
          need: n.need,
          damage: n.damage,
          noisy: mode.noisy,
          once: reloads(item, kind),
        },
      ];
    }),
  );
}

/** What the guards of each zone strike with when this survivor orders all of them to. */
export function guardArms(t: Table, who: SurvivorId): GuardNumbers[] {
  const s = t.g.survivors[who];
  if (t.r.content.guards === undefined || !s.alive || s.out) return [];
  return t.g.guards.flatMap((guards, zone) =>
    guards === 0
      ? []
      : (['melee', 'ranged'] as const).map((attack): GuardNumbers => {
          const assault = { who, kind: attack, source: 'guards', item: -1, cards: [], from: zone, zones: [zone], risk: 0, guards } as const;
          const n = numbersOf(t, assault, zone);
          return { zone, attack, dice: n.weapons * n.dice + n.extra, need: n.need, damage: n.damage };
        }),
  );
}
