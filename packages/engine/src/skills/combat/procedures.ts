// Combat skills that step in at a moment: Hit & Run, the Blitz of Black Plague, a second cocktail.

import { END } from '../../kernel/index.ts';
import type { Replaced } from '../../procedures.ts';
import { NOBODY } from '../../state/state.ts';
import { bonusAction } from '../../survivors/bonus-action.ts';
import { packSize, refreshLent, stow } from '../../survivors/inventory.ts';
import { homeDeck } from '../../survivors/search/decks.ts';
import { rollDie, tell } from '../../table.ts';
import type { Skill } from '../types.ts';

export const hitAndRun: Skill = {
  id: 'hit-and-run',
  reactions: { 'after-attack': { when: (_t, s, who, c) => c.who === who && c.kills > 0 && s.car === NOBODY, proc: 'hit-and-run' } },
};

/** Black Plague: a free Move for every zone this survivor empties. */
export const blackPlagueBlitz: Skill = {
  id: 'blitz',
  reactions: { 'zone-cleared': { when: (_t, _s, who, c) => c.by === who, proc: 'blitz-move' } },
};

const TWO_COCKTAILS = '2-cocktails-are-better-than-1';
const COCKTAIL_COMES_BACK = 3;
export const twoCocktails: Skill = {
  id: TWO_COCKTAILS,
  reactions: { 'molotov-thrown': { when: (_t, _s, who, c) => c.who === who, proc: 'second-cocktail' } },
};

export const combatSkillProcedures = {
  'hit-and-run': {
    move(t, f) {
      bonusAction(t, { who: f.owner, free: 'move', easy: true, topic: 'hit-and-run' });
      return END;
    },
  },
  'blitz-move': {
    move(t, f) {
      bonusAction(t, { who: f.owner, free: 'move', own: true, topic: 'blitz' });
      return END;
    },
  },
  /** the die stands as it is: no skill changes it */
  'second-cocktail': {
    roll(t, f) {
      const die = rollDie(t);
      tell(t, {
        t: 'dice',
        why: TWO_COCKTAILS,
        who: f.owner,
        rolled: [die],
        need: COCKTAIL_COMES_BACK,
        hits: die >= COCKTAIL_COMES_BACK ? 1 : 0,
      });
      if (die < COCKTAIL_COMES_BACK) return END;
      const s = t.g.survivors[f.owner];
      const pile = t.g.decks[homeDeck(t, f.card)]?.discard ?? [];
      const at = pile.lastIndexOf(f.card);
      if (at >= 0) pile.splice(at, 1);
      if (s.pack.length < packSize(t, s)) {
        s.pack.push(f.card);
        refreshLent(t, s);
      } else stow(t, s, f.card);
      tell(t, { t: 'skill', who: f.owner, skill: TWO_COCKTAILS, how: 'used' });
    },
  },
} satisfies Replaced;
