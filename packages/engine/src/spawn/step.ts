// The spawn step: one card for each active spawn token, in order; Double spawns (BP) pass on to the next token and come round again.

import { END } from '../kernel/index.ts';
import type { ProcedureOf } from '../procedures.ts';
import { openWindow } from '../skills/window.ts';
import { call } from '../table.ts';
import { beyondSix, onBoard, spawnOrder, spawnsNow, tokensOnBoard } from '../zombies/spawn-tokens.ts';

/** Locals: order (token numbers), at, cards (drawn for the next token), dealt (cards a Distributor laid out, by place in the order). */
export const spawnStep: ProcedureOf<'spawn-step'> = {
  begin(t, f) {
    f.order = spawnOrder(t);
    f.at = 0;
    f.cards = 1;
    f.late = false;
    f.extra = t.r.law.moreThanSix === 'cards' ? beyondSix(t) : 0;
    openWindow(t, 'spawn-step', {});
  },
  next(t, f) {
    if (f.at >= f.order.length) return 'late';
    const token = f.order[f.at];
    if (!onBoard(t.g.spawns[token])) {
      f.at++;
      return 'next';
    }
    const zone = t.g.spawns[token].zone;
    const dealt = f.dealt?.[f.at];
    call(
      t,
      'draw-zombie-card',
      dealt === undefined ? { zone, deck: 'spawn', token, cards: f.cards } : { zone, deck: 'spawn', token, hand: [dealt] },
    );
  },
  after(_t, f) {
    f.at++;
    f.cards = f.ret > 0 ? 2 * f.ret : 1;
    f.doubled = f.ret > 0;
    return 'next';
  },
  /** the Defiler's token joins this very step; then cards for more than six survivors; then a Double of the last token */
  late(t, f) {
    if (f.order.length === 0) return END;
    if (!f.late) {
      f.late = true;
      t.g.spawns.forEach((token, i) => {
        if (token.colour === 'defiler' && spawnsNow(t, i) && !f.order.includes(i)) f.order.push(i);
      });
      f.round = f.order.slice();
      if (f.at < f.order.length) return 'next';
    }
    if (f.extra > 0) {
      f.order.push(f.round[f.order.length % f.round.length]);
      f.extra--;
      return 'next';
    }
    if (!f.doubled) return END;
    f.doubled = false;
    f.at = 0;
    return 'again';
  },
  /** once more round, only as long as Doubles come up */
  again(t, f) {
    if (tokensOnBoard(t) === 0) return END;
    const token = f.order[f.at % f.order.length];
    f.at++;
    if (!onBoard(t.g.spawns[token])) return 'again';
    call(t, 'draw-zombie-card', { zone: t.g.spawns[token].zone, deck: 'spawn', token, cards: f.cards });
  },
  more(_t, f) {
    if (f.ret === 0) return END;
    f.cards = 2 * f.ret;
    return 'again';
  },
};
