// Zombie Link: an extra turn before the zombies act, each time such a card is drawn; several survivors in the order the players choose.

import { END } from '../../kernel/index.ts';
import type { FrameOf, Replaced } from '../../procedures.ts';
import { ask, call, present, running, tableSeat } from '../../table.ts';
import { hasSkill } from '../fold.ts';
import type { Skill } from '../types.ts';

const ID = 'zombie-link';

/** Second Edition, Black Plague: at extra activations, Rush cards excepted. */
export const zombieLink: Skill = { id: ID, reactions: { 'extra-activation-drawn': { when: () => true, proc: ID } } };
/** White Death: at Siege cards. */
export const whiteDeathZombieLink: Skill = { id: ID, reactions: { 'siege-drawn': { when: () => true, proc: ID } } };

/** The first reaction takes all extra turns, so that the players can order them; the window has none left to offer. */
function takeOver(window: FrameOf<'window'>): void {
  window.queue = window.queue.filter(([, id], i) => i < window.next || id !== ID);
}

export const zombieLinkProcedures = {
  /** Locals: owner, card. */
  [ID]: {
    begin(t, f) {
      takeOver(running(t, 'window'));
      f.waiting = t.g.survivors
        .map((_, who) => who)
        .filter((who) => t.g.survivors[who].role === 'played' && hasSkill(t.g.survivors[who], ID));
    },
    next(t, f) {
      f.waiting = f.waiting.filter((who) => present(t.g.survivors[who]));
      if (f.waiting.length === 0) return END;
      const keys = f.waiting.map((who) => t.g.survivors[who].id);
      f.answer = keys[0];
      if (keys.length > 1) ask(t, { kind: 'order', by: tableSeat(t), topic: ID, keys });
    },
    /** in the middle of a turn of its own the survivor keeps what is left of that */
    turn(t, f) {
      f.who = t.g.survivors.findIndex((s) => s.id === f.answer);
      f.waiting = f.waiting.filter((who) => who !== f.who);
      const s = t.g.survivors[f.who];
      f.kept = { actions: s.actions, free: s.free, used: s.used, marks: s.marks, active: t.g.active };
      call(t, 'turn', { who: f.who, extra: true });
    },
    back(t, f) {
      const s = t.g.survivors[f.who];
      t.g.active = f.kept.active;
      if (f.kept.active === f.who) {
        s.actions = f.kept.actions;
        s.free = f.kept.free;
        s.used = f.kept.used;
        s.marks = f.kept.marks;
      }
      return 'next';
    },
  },
} satisfies Replaced;
