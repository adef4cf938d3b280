// A game on the server as the table sees it.
import type { BoardView, Refusal } from '@holdout/engine';
import type { GameLink, LinkState, Nudged, Reply, RoomInfo, SeatInfo, Wish } from '@holdout/protocol';
import type { GameHost, HostSnapshot, Outcome, Pointed, PointMark } from '../host.ts';
import { ownOf } from '../own-setup.ts';
import { saidOf } from './said.ts';

const POINT_SHOWN_MS = 4000;
const TEAM = -1;

const outcome = (reply: Reply): Outcome => {
  if (reply.ok) return { ok: true };
  const refusal: Refusal = reply.reason ?? { reason: reply.code };
  return { ok: false, refusal };
};

/** Who plays a seat now; null: a bot or nobody. */
const personAt = (seat: SeatInfo): string | null => (seat.bot === null ? (seat.lentTo ?? seat.owner) : null);
const nickOf = (room: RoomInfo | null, player: string | null): string => room?.people.find((one) => one.player === player)?.nick ?? '';
const seatOf = (room: RoomInfo | null, player: string | null): number =>
  player === null ? TEAM : (room?.seats.find((seat) => personAt(seat) === player)?.seat ?? TEAM);

const connections: Readonly<Record<LinkState['status'], HostSnapshot['connection']>> = {
  connecting: 'reconnecting',
  waiting: 'reconnecting',
  stalled: 'reconnecting',
  open: 'online',
  refused: 'offline',
  closed: 'offline',
};

function awaitedOf({ room, you, view, team }: LinkState): HostSnapshot['awaited'] {
  const by = view?.ask?.by ?? null;
  if (room === null || by === null) return [];
  const seat = room.seats.find((one) => one.seat === by);
  const waited = by === TEAM ? (team?.waiting ?? []) : [seat === undefined ? null : personAt(seat)];
  // whoever is waited for themselves has nobody to wait for
  if (you === null || waited.includes(you.player)) return [];
  return room.people.filter((one) => waited.includes(one.player)).map((one) => ({ name: one.nick, here: one.online }));
}

function undoOf({ view, back, room, you }: LinkState, watches: boolean): HostSnapshot['undo'] {
  if (view?.over) return { can: false, why: 'undo.over' };
  if (watches) return { can: false, why: 'undo.watching' };
  if (back.all === 0) return { can: false, why: 'undo.nothing' };
  if (back.free === 0) return { can: room?.rewind === true, why: 'undo.revealed', asks: true };
  const own = back.by === you?.player;
  return { can: true, why: own ? 'undo.last' : 'undo.others', asks: !own };
}

type Told = HostSnapshot['events'];

/** What happened as one list; entries of a step stay the same objects, so that readers see what is new. */
function eventList(): (past: LinkState['past']) => Told {
  const entries = new WeakMap<object, Told>();
  let last: { readonly past: LinkState['past']; readonly list: Told } = { past: [], list: [] };
  return (past) => {
    if (past === last.past) return last.list;
    const list = past.flatMap((step) => {
      let known = entries.get(step);
      if (!known) {
        known = step.events.map((event, i) => ({ tick: step.tick, event, shown: step.shown?.[i] }));
        entries.set(step, known);
      }
      return known;
    });
    last = { past, list };
    return list;
  };
}

/** `watches`: by the link for onlookers, who are no part of the room and its talk. */
export function onlineHost(link: GameLink, watches = false): GameHost {
  const listeners = new Set<() => void>();
  const told = eventList();
  let points: readonly Pointed[] = [];
  let nextPoint = 1;
  let refusals = 0;
  let rung: { readonly id: number; readonly by: string; readonly tick: number } | null = null;
  let now = look();

  function look(): HostSnapshot {
    const state = link.state;
    const { room, you, team, rewind } = state;
    const seats = room?.seats ?? [];
    const mine = you ? seats.filter((seat) => personAt(seat) === you.player).map((seat) => seat.seat) : [];
    return {
      view: state.view,
      board: state.board as BoardView | null,
      events: told(state.past),
      connection: connections[state.status],
      sending: state.sending.flatMap(({ wish, at }) => ('key' in wish && wish.key !== undefined ? [{ key: wish.key, at }] : [])),
      trouble: room?.trouble ?? null,
      mine,
      undo: undoOf(state, mine.length === 0),
      proposal: team && {
        key: team.key,
        by: seatOf(room, team.by),
        agreed: team.agreed.map((player) => seatOf(room, player)),
        until: team.until,
      },
      leads: you !== null && room?.host === you.player,
      rewind: rewind && {
        by: nickOf(room, rewind.by),
        back: rewind.back,
        asksMe: you !== null && rewind.waiting.includes(you.player),
      },
      refusals,
      awaited: awaitedOf(state),
      nudged: rung !== null && rung.tick === state.tick ? rung : null,
      presence: seats.map((seat) => {
        const player = personAt(seat) ?? seat.owner;
        const person = room?.people.find((one) => one.player === player);
        return {
          seat: seat.seat,
          name: person?.nick ?? '',
          present: person?.online ?? false,
          bot: seat.bot !== null,
          own: you !== null && seat.owner === you.player,
          free: you !== null && seat.owner === null,
          ...(you !== null && seat.lentTo === you.player && seat.bot === null && { lender: nickOf(room, seat.owner) }),
          bots: Object.keys(seat.survivorBots),
        };
      }),
      people: room?.people.map((one) => ({
        id: one.player,
        name: one.nick,
        is: !one.online ? 'away' : seats.some((seat) => seat.owner === one.player || seat.lentTo === one.player) ? 'here' : 'watching',
      })),
      said: saidOf(state.chat, you?.player ?? null),
      pointed: points,
    };
  }

  function changed(): void {
    now = look();
    for (const listener of listeners) listener();
  }

  const stopWatching = link.subscribe(changed);
  const stopListening = link.listen((message) => {
    const { room, you } = link.state;
    if (message.t === 'rewind' && message.state === 'declined' && message.by === you?.player) {
      refusals++;
      changed();
    }
    if (message.t === 'nudge' && message.to.includes(you?.player ?? '')) {
      rung = { id: (rung?.id ?? 0) + 1, by: nickOf(room, message.player), tick: message.tick };
      changed();
    }
    if (message.t !== 'point') return;
    const point: Pointed = {
      id: nextPoint++,
      seat: seatOf(room, message.player),
      name: nickOf(room, message.player),
      zone: message.zone,
      to: message.to ?? -1,
      mark: message.mark as PointMark,
    };
    points = [...points, point];
    changed();
    setTimeout(() => {
      points = points.filter((one) => one !== point);
      changed();
    }, POINT_SHOWN_MS);
  });

  const send = async (wish: Wish): Promise<Outcome> => outcome(await link.request(wish));
  const tick = () => link.state.tick;
  const ask = async <T>(
    about: Extract<Wish, { t: 'ask' }>['about'],
    more: { survivor?: number; key?: string },
    otherwise: T,
  ): Promise<T> => {
    const reply = await link.request({ t: 'ask', tick: tick(), about, ...more });
    return reply.ok && reply.value !== null && reply.value !== undefined ? (reply.value as T) : otherwise;
  };

  return {
    snapshot: () => now,
    own: async () => (link.state.room ? ownOf(link.state.room.setup) : null),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // One at a time: a second one would answer a question that may be gone by then.
    answer: (key) =>
      link.state.sending.some(({ wish }) => wish.t === 'answer')
        ? Promise.resolve<Outcome>({ ok: false, refusal: { reason: 'still-sending' } })
        : send({ t: 'answer', tick: tick(), key }),
    undo: () => send({ t: 'undo', tick: tick(), back: 1 }),
    whyNot: (key) => ask('why-not', { key }, null),
    loses: (key) => ask('loses', { key }, false),
    reach: (survivor) => ask('reach', { survivor }, []),
    sight: (survivor) => ask('sight', { survivor }, []),
    odds: (key) => ask('odds', { key }, null),
    intent: () => ask('intent', {}, []),
    forecast: () => ask('forecast', {}, []),
    threat: () => ask('threat', {}, []),
    hint: () => ask('hint', {}, null),
    parting: () => ask('parting', {}, null),
    team: {
      propose: (key) => send({ t: 'propose', tick: tick(), key }),
      agree: (key) => send({ t: 'agree', tick: tick(), key }),
      decide: () => send({ t: 'decide', tick: tick() }),
    },
    consent: (agree) => send({ t: 'consent', tick: tick(), agree }),
    seats: {
      claim: (seat) => send({ t: 'seat', seat, do: 'claim' }),
      playFor: (seat) => send({ t: 'seat', seat, do: 'lend', to: link.state.you?.player ?? '' }),
      lead: () => send({ t: 'host', to: link.state.you?.player ?? '' }),
    },
    setBot: (seat, bot, survivor) => {
      const whom = survivor === undefined ? {} : { survivor };
      return send(bot === null ? { t: 'seat', seat, do: 'back', ...whom } : { t: 'seat', seat, do: 'bot', bot, ...whom });
    },
    ...(!watches && {
      talk: {
        say: (text) => send({ t: 'chat', text }),
        point: (zone, mark, to) => send({ t: 'point', zone, mark, ...(to === undefined ? {} : { to }) }),
      },
    }),
    nudge: async () => {
      const reply = await link.request({ t: 'nudge', tick: tick() });
      const reached = reply.ok ? Object.entries((reply.value ?? {}) as Nudged) : [];
      return { ...outcome(reply), reached: reached.map(([player, how]) => ({ name: nickOf(link.state.room, player), how })) };
    },
    retry: link.check,
    close() {
      stopListening();
      stopWatching();
      listeners.clear();
    },
  };
}
