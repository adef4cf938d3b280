// What decided a finished game, and where its last round began.
import type { GameEvent, SurvivorId } from '@holdout/engine';
import type { GameFile } from '@holdout/protocol';
import { eventsUpTo, Film } from '../game/record/record.ts';

export interface Decided {
  readonly what: 'died' | 'left' | 'goal' | 'wreck';
  readonly who: SurvivorId;
  readonly round: number;
  readonly zombies: number;
  /** wounds of the attack somebody died of; 0: it was none, or is not told */
  readonly wounds: number;
}

const AFTER: Readonly<Record<'won' | 'lost', readonly GameEvent['t'][]>> = { lost: ['died'], won: ['left-board', 'objective-met'] };
/** What was needed is gone: somebody, or a car. */
const AFTER_IMPOSSIBLE: readonly GameEvent['t'][] = ['died', 'car'];

/** Null where no single thing decided it: a rule of the mission did. */
export function decidedBy(file: GameFile): Decided | null {
  const film = new Film(file);
  const { view } = film.at(film.length);
  if (view.over === null) return null;
  const told = eventsUpTo(file, film.length);
  const wanted = view.over.reason === 'objective-impossible' ? AFTER_IMPOSSIBLE : AFTER[view.over.result];
  for (let i = told.length - 1; i >= 0; i--) {
    const { event, tick } = told[i];
    if (!wanted.includes(event.t) || (event.t === 'car' && event.change !== 'destroyed')) continue;
    const then = film.at(Math.max(0, tick - 1)).view;
    const zombies = then.zones.reduce((sum, zone) => sum + Object.values(zone.zombies).reduce((n, one) => n + one, 0), 0);
    const round = then.round;
    if (event.t === 'left-board') return { what: 'left', who: event.who, round, zombies, wounds: 0 };
    if (event.t === 'car') return { what: 'wreck', who: event.who, round, zombies, wounds: 0 };
    if (event.t !== 'died') return { what: 'goal', who: -1, round, zombies, wounds: 0 };
    const attack = told.slice(0, i).findLast((one) => one.tick === tick && one.event.t === 'zombies-attack')?.event;
    return {
      what: 'died',
      who: event.who,
      round,
      zombies,
      wounds: event.by === 'zombies' && attack?.t === 'zombies-attack' ? attack.wounds : 0,
    };
  }
  return null;
}

/** The step at which the players' part of the last round began. */
export function lastRound(file: GameFile): number {
  const told = eventsUpTo(file, file.steps.length);
  return told.findLast(({ event }) => event.t === 'phase' && event.phase === 'players')?.tick ?? 0;
}
