import type { Saved, Saves } from './saves.ts';

/** Saves that last as long as the object: for games made only to be looked at, and for tests. */
export function memorySaves(): Saves {
  const kept = new Map<string, Saved>();
  const known = (id: string): Saved => {
    const saved = kept.get(id);
    if (!saved) throw new Error('the save is gone');
    return saved;
  };
  return {
    cards: async () => [...kept.values()].map((saved) => saved.card),
    load: async (id) => kept.get(id) ?? null,
    create: async (saved) => void kept.set(saved.card.id, saved),
    async step(step, state, card) {
      const saved = known(step.game);
      kept.set(step.game, { card, body: { ...saved.body, state }, steps: [...saved.steps, step] });
    },
    update: async (card) => void kept.set(card.id, { ...known(card.id), card }),
    remove: async (id) => void kept.delete(id),
  };
}
