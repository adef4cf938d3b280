// What a client knows of its game, folded from the server's messages.
import type { GameEvent, Option, SeatView } from '@holdout/engine';
import type { Wish } from './client-messages.ts';
import type { ErrorCode } from './codes.ts';
import { applyPatch, type Patch } from './patch.ts';
import type { ChatLine, RoomInfo } from './room.ts';
import type { Board, PastStep, ServerMessage, ServerMessageOf, WayBack } from './server-messages.ts';

export interface LinkState {
  /**
   * `stalled`: connected, but nothing was heard for too long; `waiting`: the connection broke and the next try is due;
   * `refused`: the server will not have us, `error` says why
   */
  readonly status: 'connecting' | 'open' | 'stalled' | 'waiting' | 'refused' | 'closed';
  readonly error: ErrorCode | null;
  readonly you: { readonly player: string; readonly nick: string } | null;
  readonly room: RoomInfo | null;
  readonly bots: readonly string[];
  readonly tick: number;
  /** with `ask.options` filled in when it is this client's to answer */
  readonly view: SeatView | null;
  readonly board: Board | null;
  readonly options: readonly Option[] | null;
  readonly back: WayBack;
  /** what happened and was not undone, oldest first; from the beginning if the link asked for history */
  readonly past: readonly {
    readonly tick: number;
    readonly events: readonly GameEvent[];
    /** what each of them changed on the table, where it came with the step */
    readonly shown?: readonly Patch[];
  }[];
  readonly team: ServerMessageOf<'team'> | null;
  readonly rewind: ServerMessageOf<'rewind'> | null;
  readonly chat: readonly ChatLine[];
  /** answers, proposals, undos and chat lines that are on their way, oldest first; after a break they are sent again by themselves */
  readonly sending: readonly Sending[];
}

export interface Sending {
  readonly wish: Wish;
  /** when it was first sent, by this device's clock */
  readonly at: number;
}

export const emptyLinkState: LinkState = {
  status: 'connecting',
  error: null,
  you: null,
  room: null,
  bots: [],
  tick: 0,
  view: null,
  board: null,
  options: null,
  back: { all: 0, free: 0, by: null },
  past: [],
  team: null,
  rewind: null,
  chat: [],
  sending: [],
};

const CHAT_KEPT = 200;

const withOptions = (view: SeatView, options: readonly Option[] | null): SeatView =>
  view.ask ? { ...view, ask: { ...view.ask, options: options ?? [] } } : view;

/** Adds a step's events; an undo takes those of the answers it undid away. Steps already known are left alone. */
function remember(past: LinkState['past'], known: number, { tick, to, events }: PastStep, shown?: readonly Patch[]): LinkState['past'] {
  if (tick <= known) return past;
  if (to !== null) return past.filter((step) => step.tick <= to);
  return [...past, { tick, events, ...(shown && { shown }) }];
}

/** A board that came again is the one we have: whoever draws it need not draw it anew. */
const sameBoard = (known: Board | null, told: Board | null): Board | null =>
  known !== null && JSON.stringify(known) === JSON.stringify(told) ? known : told;

/** The next state, or 'gap' when a step does not follow the view we have. */
export function foldMessage(state: LinkState, message: ServerMessage): LinkState | 'gap' {
  switch (message.t) {
    case 'welcome':
      return { ...state, status: 'open', error: null, you: message.you, room: message.room, chat: message.chat, bots: message.bots };
    case 'room':
      return { ...state, room: message.room };
    case 'view': {
      const { tick, board, options, back } = message;
      const same = tick === state.tick;
      const known = state.view === null ? -1 : state.tick;
      return {
        ...state,
        tick,
        board: sameBoard(state.board, board),
        options,
        back,
        past: message.past.reduce((past, step) => remember(past, known, step), state.past),
        view: withOptions(message.view, options),
        team: same ? state.team : null,
        rewind: same ? state.rewind : null,
      };
    }
    case 'step': {
      if (!state.view || message.tick !== state.tick + 1) return message.tick <= state.tick && state.view ? state : 'gap';
      const view = applyPatch(withOptions(state.view, null), message.patch) as SeatView;
      const { tick, options, back } = message;
      const board = message.board ?? state.board;
      const past = remember(state.past, state.tick, { tick, to: message.by.to, events: message.events }, message.shown);
      return { ...state, tick, board, options, back, past, view: withOptions(view, options), team: null, rewind: null };
    }
    case 'team':
      return message.tick === state.tick ? { ...state, team: message } : state;
    case 'rewind':
      return message.tick === state.tick ? { ...state, rewind: message.state === 'open' ? message : null } : state;
    case 'chat':
      return { ...state, chat: [...state.chat, message.line].slice(-CHAT_KEPT) };
    default:
      return state;
  }
}
