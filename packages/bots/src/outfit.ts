// Who begins with which weapon: what skills make of it differs from one to another.
import type { Engine, State, WeaponMode } from '@holdout/engine';
import { itemNamed } from './arsenal.ts';

/** one blow more in a turn of three actions, and a way to it that costs nothing */
const FREE = 4 / 3;
const RUSH = 1.15;
/** who can hurt the tougher ones */
const TOUGHER = 1.5;

/** What a blow with it is worth in the hands of somebody with these skills. */
function modeWorth({ attack, dice, accuracy, damage }: WeaponMode, skills: readonly string[]): number {
  const has = (name: string): boolean => skills.includes(`${name}-${attack}`) || skills.includes(`${name}-combat`);
  const rolled = dice + (has('plus-1-die') ? 1 : 0);
  const need = Math.max(2, accuracy - (has('plus-1-to-dice-roll') ? 1 : 0));
  const harm = damage + (has('plus-1-damage') ? 1 : 0);
  const free = has('plus-1-free') || (attack === 'magic' && skills.includes('spellcaster'));
  return ((rolled * (7 - need)) / 6) * (harm > 1 ? TOUGHER : 1) * (free ? FREE : 1) * (has('bloodlust') ? RUSH : 1);
}

/** Whoever makes more of this card than of what is still to be shared out. */
export function outfit(engine: Engine, state: State, keys: readonly string[]): string | null {
  const { ask } = state;
  if (ask?.kind !== 'option' || ask.topic !== 'starting-card') return null;
  const { card = '', then = [] } = ask;
  let best: string | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const key of keys) {
    const s = state.survivors.find((one) => one.id === key);
    if (s === undefined) continue;
    const worth = (id: string): number => {
      const modes = itemNamed(engine, state.setup.edition, id)?.modes ?? [];
      return Math.max(0, ...modes.map((mode) => modeWorth(mode, s.skills)));
    };
    const gain = worth(card) - then.reduce((sum, id) => sum + worth(id), 0) / Math.max(1, then.length);
    if (gain <= most) continue;
    most = gain;
    best = key;
  }
  return best;
}
