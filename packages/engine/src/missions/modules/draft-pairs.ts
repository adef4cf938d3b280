// M15: the survivors of the box in pairs over the starting zones; the players choose the pairs they play, the others wait as companions.

import { END, shuffle } from '../../kernel/index.ts';
import type { ProcedureOf } from '../../procedures.ts';
import { newSurvivor } from '../../state/setup.ts';
import { placeAt } from '../../survivors/standing.ts';
import { ask, reveal, tableSeat } from '../../table.ts';
import { leaveWaiting } from '../people.ts';
import { blame } from '../reading.ts';
import type { MissionModule } from './index.ts';

const BOX = 12;

export const draftPairsProcedure: ProcedureOf<'draft-pairs'> = {
  pairs(t, f) {
    const start = t.r.places.start ?? [];
    const cards = t.r.content.survivors.filter(
      (card) => card.companionOnly !== true && !card.blue.some((id) => id.startsWith('starts-with-')),
    );
    const order = cards.map((_, i) => i);
    shuffle(t.g.random, order);
    reveal(t);
    const names = order.slice(0, Math.min(BOX, start.length * 2)).map((i) => cards[i].id);
    f.pairs = start.flatMap((zone, i) => (names[2 * i + 1] === undefined ? [] : [{ zone, names: [names[2 * i], names[2 * i + 1]] }]));
    f.chosen = [];
    f.seats = t.g.setup.seats.map((seat) => seat.length);
    f.wanted = Math.ceil(t.g.survivors.length / 2);
  },
  choose(t, f) {
    const open = f.pairs.map((pair) => pair.names.join('+')).filter((key) => !f.chosen.includes(key));
    if (f.chosen.length >= f.wanted || open.length === 0) return 'stand';
    ask(t, { kind: 'option', by: tableSeat(t), topic: 'draft-pair', left: f.wanted - f.chosen.length, keys: open });
  },
  chosen(_t, f) {
    f.chosen.push(f.answer);
    return 'choose';
  },
  /** seats take the chosen in turn; an odd one out waits with the rest */
  stand(t, f) {
    t.g.survivors = [];
    const waiting: [string, number][] = [];
    const seats: number[] = f.seats.flatMap((n, seat) => new Array<number>(n).fill(seat));
    for (const pair of f.pairs) {
      for (const name of pair.names) {
        const seat = f.chosen.includes(pair.names.join('+')) ? seats.shift() : undefined;
        if (seat === undefined) {
          waiting.push([name, pair.zone]);
          continue;
        }
        const s = newSurvivor(t.r, name, seat);
        placeAt(s, pair.zone);
        t.g.survivors.push(s);
      }
    }
    for (const [name, zone] of waiting) leaveWaiting(t, name, zone);
    return END;
  },
};

export const draftPairs: MissionModule = (c, d) => {
  if ((c.places.start ?? []).length < 2) blame(c, 'map.places.start', 'draft-pairs', 'a draft of pairs needs several starting zones');
  d.setup.unshift({ proc: 'draft-pairs', locals: {} });
};
