// A list of events as beats: what is shown together, for how long, with which sound. The zombies phase fits into five seconds.
import type { CardId, Danger, GameEvent, SurvivorId, ZoneId } from '@holdout/engine';
import type { FigureMove } from '../../board/types.ts';
import type { SoundName } from '../../sound/sounds.ts';
import { ENEMY_MS, fitted, LEAST_MS, PIECE } from './pace.ts';

/** What takes the stage for a breath. */
export type Great =
  | { readonly is: 'moment'; readonly what: 'death'; readonly who: SurvivorId; readonly by: string }
  | { readonly is: 'moment'; readonly what: 'level'; readonly who: SurvivorId; readonly level: Danger; readonly lap: number }
  | { readonly is: 'moment'; readonly what: 'down'; readonly who: SurvivorId; readonly zone: ZoneId }
  | { readonly is: 'moment'; readonly what: 'reward'; readonly who: SurvivorId; readonly reward: string }
  | { readonly is: 'moment'; readonly what: 'blast'; readonly zone: ZoneId }
  | { readonly is: 'moment'; readonly what: 'abomination'; readonly kind: string; readonly zone: ZoneId }
  | { readonly is: 'moment'; readonly what: 'over'; readonly result: 'won' | 'lost'; readonly reason: string };

export type Look =
  | { readonly is: 'banner'; readonly phase: string; readonly round: number }
  | { readonly is: 'zombie-card'; readonly card: CardId; readonly zone: ZoneId; readonly level: Danger }
  | { readonly is: 'item'; readonly card: string; readonly who: SurvivorId }
  | { readonly is: 'dice'; readonly roll: Extract<GameEvent, { t: 'dice' }> }
  | { readonly is: 'walk'; readonly zones: readonly number[] }
  | {
      readonly is: 'horde';
      readonly zones: readonly [number, number];
      readonly crowd: Readonly<Record<string, number>>;
      readonly reason: string;
      readonly target: number;
    }
  | { readonly is: 'strike'; readonly zone: ZoneId; readonly wounds: number }
  | {
      readonly is: 'float';
      readonly zone: ZoneId;
      readonly survivor: number;
      readonly key: string;
      readonly n: number;
      readonly tone: 'good' | 'bad';
    }
  | { readonly is: 'attack'; readonly zone: ZoneId; readonly from: number; readonly kind: string }
  | { readonly is: 'fire'; readonly zone: ZoneId }
  | Great
  /** more of them than there is time for: some are told together */
  | { readonly is: 'moment'; readonly what: 'several'; readonly moments: readonly Great[] }
  | { readonly is: 'nothing' };

export interface Beat {
  readonly look: Look;
  readonly events: readonly GameEvent[];
  readonly ms: number;
  readonly sound: SoundName | null;
  readonly moves: readonly FigureMove[];
  /** part of what happens without the players: the curtain stays down for their next choice */
  readonly enemy: boolean;
}

const beat = (
  look: Look,
  events: readonly GameEvent[],
  ms: number,
  sound: SoundName | null = null,
  moves: readonly FigureMove[] = [],
): Omit<Beat, 'enemy'> => ({
  look,
  events,
  ms,
  sound,
  moves,
});

type Shown = Omit<Beat, 'enemy'>;

function single(e: GameEvent, round: number, zoneOf: (who: SurvivorId) => number): Shown | null {
  switch (e.t) {
    case 'phase':
      return beat(
        { is: 'banner', phase: e.phase, round },
        [e],
        e.phase === 'zombies' ? 950 : e.phase === 'end' ? 350 : 700,
        e.phase === 'zombies' ? 'groan' : null,
      );
    case 'zombie-card':
      return beat({ is: 'zombie-card', card: e.card, zone: e.zone, level: e.level }, [e], 1150, 'flip');
    case 'drew':
      return beat({ is: 'item', card: e.card, who: e.who }, [e], 900, 'flip');
    case 'dice':
      return beat({ is: 'dice', roll: e }, [e], 750, 'dice');
    case 'moved':
      return beat({ is: 'walk', zones: e.path }, [e], 160 + 90 * (e.path.length - 1), 'step');
    case 'attack':
      return beat(
        { is: 'attack', zone: e.zone, from: zoneOf(e.who), kind: e.kind },
        [e],
        240,
        e.kind === 'melee' ? 'slash' : e.kind === 'magic' ? 'magic' : 'shot',
      );
    case 'zombies-attack':
      return beat({ is: 'strike', zone: e.zone, wounds: e.wounds }, [e], 480, 'claws');
    case 'wounded':
      return beat({ is: 'float', zone: -1, survivor: e.who, key: 'wounds', n: e.wounds, tone: 'bad' }, [e], 420, 'hurt');
    case 'died':
      return beat({ is: 'moment', what: 'death', who: e.who, by: e.by }, [e], 1700, 'death');
    case 'saved':
      return beat({ is: 'float', zone: -1, survivor: e.who, key: 'saved', n: e.cancelled, tone: 'good' }, [e], 380, 'clang');
    case 'healed':
      return beat({ is: 'float', zone: -1, survivor: e.who, key: 'healed', n: e.wounds, tone: 'good' }, [e], 380, 'heal');
    case 'level':
      return beat({ is: 'moment', what: 'level', who: e.who, level: e.level, lap: e.lap }, [e], 1100, 'level');
    case 'knocked-out':
      return beat({ is: 'moment', what: 'down', who: e.who, zone: e.zone }, [e], 1500, 'death');
    case 'campaign-reward':
      return beat({ is: 'moment', what: 'reward', who: e.who, reward: e.reward }, [e], 1900, 'level');
    case 'car':
      return e.change === 'destroyed' ? beat({ is: 'moment', what: 'blast', zone: e.zone }, [e], 1300, 'fire') : null;
    case 'over':
      return beat({ is: 'moment', what: 'over', result: e.result, reason: e.reason }, [e], 2400, null);
    case 'noise':
      return beat({ is: 'nothing' }, [e], 110, 'noise');
    case 'door':
      return beat({ is: 'nothing' }, [e], 260, 'door');
    case 'fire':
      return beat({ is: 'fire', zone: e.zone }, [e], 650, 'fire');
    case 'pushed':
      return beat({ is: 'walk', zones: [e.from, e.to] }, [e], 260, 'step');
    case 'took':
      return beat({ is: 'float', zone: e.zone, survivor: -1, key: 'took', n: 1, tone: 'good' }, [e], 320, 'take');
    case 'objective-met':
      return beat({ is: 'banner', phase: 'objective', round }, [e], 1000, 'level');
    default:
      return null;
  }
}

const moveOf = (e: Extract<GameEvent, { t: 'zombies-move' }>): FigureMove => ({ kind: e.kind, from: e.from, to: e.to, count: e.count });

/** Groups that walk, appear or fall together make one beat. */
function grouped(
  events: readonly GameEvent[],
  at: number,
  isAbomination: (kind: string) => boolean,
): { readonly shown: Shown; readonly next: number } | null {
  const first = events[at];
  if (first.t === 'spawned' && isAbomination(first.kind))
    return { shown: beat({ is: 'moment', what: 'abomination', kind: first.kind, zone: first.zone }, [first], 1600, 'groan'), next: at + 1 };
  if (first.t !== 'zombies-move' && first.t !== 'spawned' && first.t !== 'killed') return null;
  const crowd: Record<string, number> = {};
  const taken: GameEvent[] = [];
  let i = at;
  for (; i < events.length; i++) {
    const e = events[i];
    if (e.t === 'ap' && taken.length > 0) {
      taken.push(e);
      continue;
    }
    if (e.t !== first.t) break;
    if (
      e.t === 'zombies-move'
        ? first.t !== 'zombies-move' || e.from !== first.from || e.to !== first.to
        : first.t === 'zombies-move' || e.zone !== first.zone
    )
      break;
    crowd[e.kind] = (crowd[e.kind] ?? 0) + e.count;
    taken.push(e);
  }
  if (first.t === 'zombies-move') {
    const moves = taken.flatMap((e) => (e.t === 'zombies-move' ? [moveOf(e)] : []));
    return {
      shown: beat(
        { is: 'horde', zones: [first.from, first.to], crowd, reason: first.reason, target: first.target },
        taken,
        300,
        'shuffle',
        moves,
      ),
      next: i,
    };
  }
  const n = Object.values(crowd).reduce((sum, one) => sum + one, 0);
  const key = first.t === 'spawned' ? 'spawned' : 'killed';
  const look: Look = { is: 'float', zone: first.zone, survivor: -1, key, n, tone: first.t === 'spawned' ? 'bad' : 'good' };
  return { shown: beat(look, taken, 320, first.t === 'spawned' ? 'spawn' : 'kill'), next: i };
}

interface Start {
  readonly phase: string;
  readonly round: number;
  /** what is left of the enemy's time in this round; without it all of it */
  readonly within?: number;
  /** a question comes before the phase is told to its end */
  readonly cut?: boolean;
  zoneOf(who: SurvivorId): number;
  isAbomination(kind: string): boolean;
}

export function beatsOf(events: readonly GameEvent[], start: Start): Beat[] {
  const beats: Beat[] = [];
  let phase = start.phase;
  let round = start.round;
  let silent: GameEvent[] = [];
  let i = 0;
  while (i < events.length) {
    const e = events[i];
    if (e.t === 'round') round = e.round;
    if (e.t === 'phase') phase = e.phase;
    const group = grouped(events, i, start.isAbomination);
    const shown = group?.shown ?? single(e, round, start.zoneOf);
    i = group?.next ?? i + 1;
    if (shown === null) {
      silent.push(e);
      continue;
    }
    beats.push({ ...shown, events: [...silent, ...shown.events], enemy: phase !== 'players' && phase !== 'setup' });
    silent = [];
  }
  if (silent.length > 0) beats.push({ ...beat({ is: 'nothing' }, silent, 0), enemy: false });
  const left = (start.within ?? ENEMY_MS) * (start.cut ? PIECE : 1);
  return fitted(beats, Math.max(LEAST_MS, left));
}
