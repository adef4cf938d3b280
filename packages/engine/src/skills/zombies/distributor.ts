// Distributor (2E): draw a zombie card for each active spawn token, look at them all, deal one to each; then they are resolved.
import { END, type Frame, type Procedures } from '../../kernel/index.ts';
import type { Table } from '../../rules.ts';
import { drawZombieCard } from '../../spawn/deck.ts';
import { ask } from '../../table.ts';
import type { Skill } from '../types.ts';

const spawnStep = (t: Table): Frame | undefined => t.g.stack.findLast((frame) => frame.proc === 'spawn-step');

/** With one token there is nothing to deal; with two Distributors one deals. */
const canDeal = (t: Table): boolean => {
  const step = spawnStep(t);
  return step !== undefined && step.order.length > 1 && step.dealt === undefined;
};

export const distributor: Skill = { id: 'distributor', reactions: { 'spawn-step': { when: canDeal, proc: 'distributor' } } };

export const distributorProcedures: Procedures<Table> = {
  /** Locals: owner. */
  distributor: {
    draw(t, f) {
      const step = spawnStep(t);
      if (step === undefined) return END;
      f.hand = [];
      f.dealt = [];
      for (let i = 0; i < step.order.length; i++) {
        const card = drawZombieCard(t);
        if (card >= 0) f.hand.push(card);
      }
    },
    ask(t, f) {
      const step = spawnStep(t);
      if (step === undefined || f.hand.length === 0) return 'deal';
      const keys = (f.hand as number[]).map((card) => String(t.r.zombieCards[card].no));
      f.answer = keys[0];
      if (keys.length === 1) return;
      const zone = t.g.spawns[step.order[f.dealt.length]].zone;
      const about = Object.fromEntries(keys.map((no) => [no, { zones: [zone], cards: [`zombie-card:${no}`] }]));
      ask(t, { kind: 'option', by: t.g.survivors[f.owner].seat, who: f.owner, topic: 'distributor', zone, keys, about });
    },
    lay(t, f) {
      const at = (f.hand as number[]).findIndex((card) => t.r.zombieCards[card].no === Number(f.answer));
      f.dealt.push(f.hand.splice(at, 1)[0]);
      return 'ask';
    },
    deal(t, f) {
      const step = spawnStep(t);
      if (step !== undefined) step.dealt = f.dealt;
    },
  },
};
