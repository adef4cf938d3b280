// Skills that step in at a moment: drawn cards, cleared zones, the end phase, the end of a turn.

import type { CardId, SurvivorId } from '../../ids.ts';
import { END, shuffle } from '../../kernel/index.ts';
import type { FrameOf, Replaced } from '../../procedures.ts';
import { levelOf, type Table } from '../../rules.ts';
import { NO_CARD } from '../../state/state.ts';
import { gainAp } from '../../survivors/adrenaline.ts';
import { itemOf } from '../../survivors/inventory.ts';
import { discardTo, drawCard, homeDeck } from '../../survivors/search/decks.ts';
import { drawFor } from '../../survivors/search/search.ts';
import { heal } from '../../survivors/wounds.ts';
import { ask, running, survivorsIn, tell } from '../../table.ts';
import { fold } from '../fold.ts';
import type { Skill } from '../types.ts';

/** The draw that opened the window. */
const drawing = (t: Table): FrameOf<'search'> => running(t, 'search');

/** A skill before this one has put the card away: the one drawn instead has a window of its own. */
const putAway = (t: Table): boolean => drawing(t).replaced !== undefined;

const destiny: Skill = {
  id: 'destiny',
  reactions: { 'card-drawn': { when: (t, s) => !s.used.includes('destiny') && !putAway(t), proc: 'destiny' } },
};
const safeSearch: Skill = {
  id: 'safe-search',
  reactions: {
    'card-drawn': {
      when: (t, s, _who, c) => c.search === 1 && !s.used.includes('safe-search') && !putAway(t) && itemOf(t, c.card).ambush !== undefined,
      proc: 'safe-search',
    },
  },
};
const matchingSet: Skill = {
  id: 'matching-set',
  reactions: {
    'card-drawn': {
      when: (t, _s, _who, c) =>
        c.search === 1 &&
        !putAway(t) &&
        itemOf(t, c.card).dual === true &&
        t.g.decks[c.deck].draw.some((card) => itemOf(t, card).id === itemOf(t, c.card).id),
      proc: 'matching-set',
    },
  },
};
/** From the core equipment deck only, wherever the zone is. */
const holdYourNose: Skill = {
  id: 'hold-your-nose',
  reactions: { 'zone-cleared': { when: (_t, s, _who, c) => s.zone === c.zone, proc: 'hold-your-nose' } },
};
const medic: Skill = {
  id: 'medic',
  reactions: { 'end-phase': { when: (t, s) => survivorsIn(t, s.zone).some((i) => t.g.survivors[i].wounds > 0), proc: 'medic' } },
};
const regeneration: Skill = {
  id: 'regeneration',
  reactions: { 'end-phase-last': { when: (_t, s) => s.wounds > 0, proc: 'regeneration' } },
};
const rotten: Skill = {
  id: 'rotten',
  reactions: {
    'turn-end': {
      when: (_t, s) => !s.marks.includes('attacked') && !s.marks.includes('noisy') && !s.marks.includes('rotten'),
      proc: 'rotten',
    },
  },
};

export const reactionSkills: readonly Skill[] = [destiny, safeSearch, matchingSet, holdYourNose, medic, regeneration, rotten];

/** Puts the drawn card away and draws another in its place. */
function redraw(t: Table, who: SurvivorId, card: CardId, deck: string, skill: string): void {
  discardTo(t, homeDeck(t, card), card);
  tell(t, { t: 'discarded', who, card: itemOf(t, card).id, why: skill });
  const next = drawCard(t, deck);
  drawing(t).replaced = next;
  if (next !== NO_CARD) tell(t, { t: 'drew', who, card: itemOf(t, next).id, deck });
}

export const reactionProcedures = {
  destiny: {
    ask(t, f) {
      ask(t, {
        kind: 'use',
        by: t.g.survivors[f.owner].seat,
        who: f.owner,
        topic: 'destiny',
        skill: 'destiny',
        keys: ['yes', 'no'],
        card: itemOf(t, f.card).id,
      });
    },
    use(t, f) {
      if (f.answer === 'no') return END;
      t.g.survivors[f.owner].used.push('destiny');
      tell(t, { t: 'skill', who: f.owner, skill: 'destiny', how: 'used' });
      redraw(t, f.owner, f.card, f.deck, 'destiny');
    },
  },
  'safe-search': {
    /** once a turn: where another card may come in this turn it can be kept for that one */
    ask(t, f) {
      const s = t.g.survivors[f.owner];
      const { left } = drawing(t);
      f.answer = 'yes';
      const searches = s.used.filter((mark) => mark === 'search').length;
      if (left === 0 && searches >= fold(t, s, 'searches-per-turn', 1, null)) return;
      ask(t, {
        kind: 'use',
        by: s.seat,
        who: f.owner,
        topic: 'safe-search',
        skill: 'safe-search',
        keys: ['yes', 'no'],
        card: itemOf(t, f.card).id,
      });
    },
    use(t, f) {
      if (f.answer === 'no') return END;
      t.g.survivors[f.owner].used.push('safe-search');
      tell(t, { t: 'skill', who: f.owner, skill: 'safe-search', how: 'used' });
      redraw(t, f.owner, f.card, f.deck, 'safe-search');
    },
  },
  'matching-set': {
    take(t, f) {
      const draw = t.g.decks[f.deck].draw;
      const at = draw.findIndex((c) => itemOf(t, c).id === itemOf(t, f.card).id);
      drawing(t).drawn.push(draw.splice(at, 1)[0]);
      shuffle(t.g.random, draw);
      t.g.info++;
      tell(t, { t: 'skill', who: f.owner, skill: 'matching-set', how: 'used' });
      tell(t, { t: 'shuffled', deck: f.deck });
    },
  },
  'hold-your-nose': {
    draw(t, f) {
      tell(t, { t: 'skill', who: f.owner, skill: 'hold-your-nose', how: 'used' });
      drawFor(t, f.owner, 'equipment', 1);
    },
  },
  medic: {
    /** healing is asked for only where its adrenaline would raise the danger: elsewhere it can but help */
    ask(t, f) {
      const s = t.g.survivors[f.owner];
      const wounded = survivorsIn(t, s.zone).filter((i) => t.g.survivors[i].wounds > 0).length;
      f.answer = 'yes';
      if (levelOf(s.ap + wounded) === levelOf(s.ap)) return;
      ask(t, { kind: 'use', by: s.seat, who: f.owner, topic: 'medic', skill: 'medic', keys: ['yes', 'no'] });
    },
    heal(t, f) {
      if (f.answer === 'no') return END;
      let healed = 0;
      for (const i of survivorsIn(t, t.g.survivors[f.owner].zone)) {
        if (t.g.survivors[i].wounds === 0) continue;
        heal(t, i, 1, 'medic');
        healed++;
      }
      tell(t, { t: 'skill', who: f.owner, skill: 'medic', how: 'used' });
      gainAp(t, f.owner, healed, 'medic');
    },
  },
  regeneration: {
    heal(t, f) {
      heal(t, f.owner, t.g.survivors[f.owner].wounds, 'regeneration');
    },
  },
  rotten: {
    rot(t, f) {
      t.g.survivors[f.owner].marks.push('rotten');
      tell(t, { t: 'token', what: 'rotten', zone: t.g.survivors[f.owner].zone, change: 'placed' });
    },
  },
} satisfies Replaced;
