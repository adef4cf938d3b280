// Breaks on risk dice (Washington): ways to ignore all of them, offered one after the other. Returns 1 when they are ignored.

import { END } from '../kernel/index.ts';
import type { ProcedureOf } from '../procedures.ts';
import type { Table } from '../rules.ts';
import { fold } from '../skills/fold.ts';
import { type CardId, NO_CARD, type Survivor } from '../state/state.ts';
import { cardsOf, discardCard, itemOf, workingCard } from '../survivors/inventory.ts';
import { ask, tell } from '../table.ts';
import { contextOf, itemOfAssault } from './numbers.ts';
import type { Assault } from './types.ts';
import { modeOf } from './weapons.ts';

const REPAIR_KIT = 'repair-kit';
const SPARE_PARTS = 'spare-parts';

const repairKit = (t: Table, s: Survivor): CardId => workingCard(t, s, (item) => item.tags.includes(REPAIR_KIT));

/** Weapons that can be given for spare parts: of the same kind, not those just used. */
const spares = (t: Table, s: Survivor, a: Assault): CardId[] =>
  cardsOf(s).filter((card) => !a.cards.includes(card) && modeOf(itemOf(t, card), a.kind) !== undefined);

function possible(t: Table, s: Survivor, a: Assault, way: string): boolean {
  if (way === REPAIR_KIT) return repairKit(t, s) !== NO_CARD;
  if (way === SPARE_PARTS) return spares(t, s, a).length > 0;
  return !s.used.includes(`round:${way}`);
}

/** Locals: those of the attack. */
export const breaks: ProcedureOf<'breaks'> = {
  ways(t, f) {
    const a = f;
    const skills = itemOfAssault(t, a)?.skills;
    const ways = [...fold(t, t.g.survivors[a.who], 'break-ways', [], contextOf(t, a, a.zone), skills), REPAIR_KIT];
    f.ways = ways.filter((way, i) => ways.indexOf(way) === i);
  },
  offer(t, f) {
    const s = t.g.survivors[f.who];
    const a = f;
    const { ways } = f;
    while (ways.length > 0 && !possible(t, s, a, ways[0])) ways.shift();
    const way = ways.shift();
    if (way === undefined) return END;
    f.way = way;
    ask(t, { kind: 'use', by: s.seat, who: f.who, topic: f.way, keys: ['yes', 'no'] });
  },
  use(t, f) {
    if (f.answer === 'no') return 'offer';
    f.ret = 1;
    const s = t.g.survivors[f.who];
    if (f.way === REPAIR_KIT) {
      discardCard(t, f.who, repairKit(t, s), 'used');
      return END;
    }
    tell(t, { t: 'skill', who: f.who, skill: f.way, how: 'used' });
    if (f.way !== SPARE_PARTS) {
      // once in a game round, extra turns included
      s.used.push(`round:${f.way}`);
      return END;
    }
    const ids = spares(t, s, f).map((card) => itemOf(t, card).id);
    const keys = ids.filter((id, i) => ids.indexOf(id) === i);
    if (keys.length > 1) ask(t, { kind: 'option', by: s.seat, who: f.who, topic: SPARE_PARTS, keys });
    else f.answer = keys[0];
  },
  give(t, f) {
    const s = t.g.survivors[f.who];
    const card = spares(t, s, f).find((c) => itemOf(t, c).id === f.answer);
    if (card !== undefined) discardCard(t, f.who, card, SPARE_PARTS);
  },
};
