// Washington's campaign: what survives the end of a mission.
import type { Table } from '../rules.ts';
import { rollDie, tell } from '../table.ts';
import { cardsOf, discardCard, itemOf } from './inventory.ts';

/** the face of a risk die that bears the Break */
const BREAK = 1;

/** At a mission's end every card goes, unless it has a save value and its dice show no Break. */
export function saveCards(t: Table): void {
  t.g.survivors.forEach((s, who) => {
    for (const card of cardsOf(s)) {
      const rolled: number[] = [];
      for (let i = 0; i < (itemOf(t, card).save ?? 0); i++) rolled.push(rollDie(t));
      if (rolled.length > 0)
        tell(t, {
          t: 'dice',
          why: 'save',
          who,
          rolled,
          need: BREAK + 1,
          hits: rolled.filter((n) => n !== BREAK).length,
          card: itemOf(t, card).id,
        });
      if (rolled.length === 0 || rolled.includes(BREAK)) discardCard(t, who, card, 'not-saved');
    }
  });
}
