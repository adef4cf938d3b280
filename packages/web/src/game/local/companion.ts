// The companion of a cardboard table, in the worker: the page keeps the mirror, the rules change it and tell what happens.
import type { AttackOdds, BoardView, Engine, GameEvent, GameSetup, Intent, Refusal, SeatView, State } from '@holdout/engine';
import {
  answerDeed,
  beginDeed,
  type Change,
  type Deed,
  mirrorChange,
  openMirror,
  type Roll,
  rollOdds,
  type Told,
  turnCard,
} from '@holdout/engine/companion';
import { isEdition } from '../editions.ts';
import { engineFor } from './engines.ts';

/** What is kept of it in the browser. `own`: nobody mirrors the board, only deck, dice and people are used. */
export interface Mirror {
  readonly own: boolean;
  readonly resting: State;
  /** what the dead are doing, while it asks something */
  readonly running: State | null;
}

export type CompanionWish =
  | { readonly is: 'open'; readonly setup: GameSetup; readonly own: boolean }
  | { readonly is: 'look'; readonly mirror: Mirror }
  | { readonly is: 'change'; readonly mirror: Mirror; readonly changes: readonly Change[] }
  | { readonly is: 'deed'; readonly mirror: Mirror; readonly deed: Deed }
  | { readonly is: 'answer'; readonly mirror: Mirror; readonly key: string }
  | { readonly is: 'card'; readonly mirror: Mirror };

export type CompanionReply =
  | {
      readonly ok: true;
      readonly mirror: Mirror;
      readonly view: SeatView;
      readonly board: BoardView;
      readonly intent: readonly Intent[];
      /** what happened by this wish */
      readonly events: readonly GameEvent[];
      /** label of the end the mission would have come to */
      readonly over: 'won' | 'lost' | null;
    }
  | { readonly ok: false; readonly refusal: Refusal };

const LEVELS = ['blue', 'yellow', 'orange', 'red'] as const;

function show(engine: Engine, mirror: Mirror, events: readonly GameEvent[], over: 'won' | 'lost' | null = null): CompanionReply {
  const state = mirror.running ?? mirror.resting;
  const view = engine.view(state, 0, mirror.running === null);
  const intent = mirror.own || mirror.running !== null ? [] : engine.oracles.intent(state);
  return { ok: true, mirror, view, board: engine.board(state), intent, events, over };
}

function settle(engine: Engine, mirror: Mirror, told: Told): CompanionReply {
  if (!told.ok) return told;
  const next = told.rest ? { ...mirror, resting: told.state, running: null } : { ...mirror, running: told.state };
  return show(engine, next, told.events, told.over?.result ?? null);
}

export async function companion(wish: CompanionWish): Promise<CompanionReply> {
  if (wish.is === 'open') {
    const engine = await engineFor(wish.setup.edition);
    const made = openMirror(engine, wish.setup);
    return made.ok ? show(engine, { own: wish.own, resting: made.state, running: null }, []) : made;
  }
  const { mirror } = wish;
  const engine = await engineOfMirror(mirror);
  if (engine === null) return { ok: false, refusal: { reason: 'save-unreadable' } };
  switch (wish.is) {
    case 'look': {
      for (const state of [mirror.resting, mirror.running]) {
        const parsed = state === null ? null : engine.parse(state);
        if (parsed?.ok === false) return parsed;
      }
      return show(engine, mirror, []);
    }
    case 'change': {
      if (mirror.running !== null) return { ok: false, refusal: { reason: 'nothing-asked' } };
      const resting = engine.clone(mirror.resting);
      for (const change of wish.changes) {
        const refusal = mirrorChange(engine, resting, change);
        if (refusal !== null) return { ok: false, refusal };
      }
      return show(engine, { ...mirror, resting }, []);
    }
    case 'deed':
      return settle(engine, mirror, beginDeed(engine, mirror.resting, wish.deed));
    case 'answer':
      return mirror.running === null
        ? { ok: false, refusal: { reason: 'nothing-asked' } }
        : settle(engine, mirror, answerDeed(engine, mirror.resting, mirror.running, wish.key));
    case 'card': {
      const resting = engine.clone(mirror.resting);
      const turned = turnCard(engine, resting);
      if (turned === null) return { ok: false, refusal: { reason: 'deck-is-empty' } };
      const { card, level } = turned;
      const event: GameEvent = { t: 'zombie-card', card, zone: -1, level: LEVELS[level], deck: 'spawn' };
      return show(engine, { ...mirror, resting }, [event]);
    }
  }
}

async function engineOfMirror({ resting }: Mirror): Promise<Engine | null> {
  // read from the browser's store: it may be anything
  const edition: string | undefined = resting?.setup?.edition;
  return isEdition(edition) ? engineFor(edition) : null;
}

export async function oddsOfRoll(mirror: Mirror, roll: Roll): Promise<AttackOdds | null> {
  const engine = await engineOfMirror(mirror);
  return engine === null ? null : rollOdds(engine, mirror.resting, roll);
}
