// Distributor (2E): draw a zombie card for each active spawn token, look at them all, deal one to each; then they are resolved.
import type { FrameOf, Replaced } from '../../procedures.ts';
import type { Table } from '../../rules.ts';
import { drawZombieCard } from '../../spawn/deck.ts';
import { ask, running } from '../../table.ts';
import type { Skill } from '../types.ts';

const spawnStep = (t: Table): FrameOf<'spawn-step'> => running(t, 'spawn-step');

/** With one token there is nothing to deal; with two Distributors one deals. */
const canDeal = (t: Table): boolean => {
  const step = spawnStep(t);
  return step.order.length > 1 && step.dealt === undefined;
};

export const distributor: Skill = { id: 'distributor', reactions: { 'spawn-step': { when: canDeal, proc: 'distributor' } } };

export const distributorProcedures = {
  /** Locals: owner. */
  distributor: {
    draw(t, f) {
      const step = spawnStep(t);
      f.hand = [];
      f.dealt = [];
      for (let i = 0; i < step.order.length; i++) {
        const card = drawZombieCard(t);
        if (card >= 0) f.hand.push(card);
      }
    },
    ask(t, f) {
      const step = spawnStep(t);
      if (f.hand.length === 0) return 'deal';
      const keys = f.hand.map((card) => String(t.r.zombieCards[card].no));
      f.answer = keys[0];
      if (keys.length === 1) return;
      const zone = t.g.spawns[step.order[f.dealt.length]].zone;
      const about = Object.fromEntries(keys.map((no) => [no, { zones: [zone], cards: [`zombie-card:${no}`] }]));
      ask(t, { kind: 'option', by: t.g.survivors[f.owner].seat, who: f.owner, topic: 'distributor', zone, keys, about });
    },
    lay(t, f) {
      const at = f.hand.findIndex((card) => t.r.zombieCards[card].no === Number(f.answer));
      f.dealt.push(f.hand.splice(at, 1)[0]);
      return 'ask';
    },
    deal(t, f) {
      spawnStep(t).dealt = f.dealt;
    },
  },
} satisfies Replaced;
