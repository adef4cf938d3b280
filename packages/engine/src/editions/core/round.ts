// The round: players, zombies, end. The game is rounds until it is over.

import { judge } from '../../missions/judge.ts';
import type { Room } from '../../procedures.ts';
import { openWindow } from '../../skills/window.ts';
import { forgetRound } from '../../survivors/turn.ts';
import { call, tell } from '../../table.ts';
import type { RoundLocals } from './locals.ts';

/** permanent noise of a mission, by zone */
const NOISE = 'noise:';

export const gameProcedures: Room<RoundLocals> = {
  game: {
    setup(t) {
      call(t, 'setup');
    },
    round(t) {
      call(t, 'round');
    },
    again: () => 'round',
  },
  round: {
    begin(t) {
      t.g.round++;
      tell(t, { t: 'round', round: t.g.round, hour: t.g.hour });
    },
    mission(t) {
      call(t, 'mission-phase', { phase: 'players-start' });
    },
    players(t) {
      call(t, 'players-phase');
    },
    zombies(t) {
      call(t, 'zombies-phase');
    },
    end(t) {
      call(t, 'end-phase');
    },
  },
  'zombies-phase': {
    begin(t) {
      t.g.phase = 'zombies';
      tell(t, { t: 'phase', phase: 'zombies' });
      call(t, 'before-zombies');
    },
    activate(t) {
      call(t, 'zombies-activation');
    },
    spawn(t) {
      t.g.phase = 'spawn';
      tell(t, { t: 'phase', phase: 'spawn' });
      call(t, 'spawn-step');
    },
    after(t) {
      call(t, 'after-zombies');
    },
    judge(t) {
      judge(t);
    },
  },
  /** hooks for what an edition does around the zombies phase: light (WZC), cabal (BP) */
  'before-zombies': { nothing() {} },
  /** Washington's campaign sheet */
  'campaign-points': { nothing() {} },
  'after-zombies': { nothing() {} },
  'end-phase': {
    begin(t) {
      t.g.phase = 'end';
      tell(t, { t: 'phase', phase: 'end' });
      openWindow(t, 'end-phase', {});
    },
    mission(t) {
      call(t, 'mission-end-phase');
    },
    clear(t) {
      call(t, 'clear-tokens');
    },
    last(t) {
      openWindow(t, 'end-phase-last', {});
    },
    pass(t) {
      t.g.empty = [];
      for (const s of t.g.survivors) {
        if (s.spells.includes('rotten') && !s.skills.includes('rotten')) s.marks = s.marks.filter((m) => m !== 'rotten');
        // a blessing waits for the next Combat action
        s.spells = s.spells.filter((id) => s.marks.includes(`blessed:${id}`));
      }
      t.g.first = (t.g.first + 1) % t.g.setup.seats.length;
      judge(t);
    },
    fresh(t) {
      forgetRound(t);
    },
  },
  /** noise goes; permanent noise of a mission stays */
  'clear-tokens': {
    noise(t) {
      t.g.noise.fill(0);
      for (const name in t.g.progress) if (name.startsWith(NOISE)) t.g.noise[Number(name.slice(NOISE.length))] = t.g.progress[name];
    },
  },
};
