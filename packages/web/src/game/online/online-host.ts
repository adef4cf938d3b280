// A game on the server as the table sees it.
import type { BoardView, Refusal } from '@holdout/engine';
import type { GameLink, LinkState, Reply, RoomInfo, SeatInfo, Wish } from '@holdout/protocol';
import type { GameHost, HostSnapshot, Outcome, Pointed, PointMark, Said } from '../host.ts';

const POINT_SHOWN_MS = 4000;
/** How far back the log is asked for when one comes in the middle. */
const PAST_STEPS = 300;
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
  open: 'online',
  refused: 'offline',
  closed: 'offline',
};

interface Step {
  /** what was known before it, and who did it */
  readonly info: number;
  readonly by: string | null;
}

export function onlineHost(link: GameLink): GameHost {
  const listeners = new Set<() => void>();
  let events: HostSnapshot['events'] = [];
  let points: readonly Pointed[] = [];
  let trail: Step[] = [];
  let nextPoint = 1;
  let asked = false;
  let seenInfo = link.state.view?.info ?? 0;
  let now = look();

  function undo(state: LinkState): HostSnapshot['undo'] {
    const last = trail.at(-1);
    if (state.view?.over) return { can: false, why: 'undo.over' };
    if (!last)
      return { can: state.tick > 0 && state.room?.rewind === true, why: state.tick > 0 ? 'undo.revealed' : 'undo.nothing', asks: true };
    const revealed = last.info !== state.view?.info;
    if (revealed) return { can: state.room?.rewind === true, why: 'undo.revealed', asks: true };
    const own = last.by === state.you?.player;
    return { can: true, why: own ? 'undo.last' : 'undo.others', asks: !own };
  }

  function look(): HostSnapshot {
    const state = link.state;
    const { room, you, team, rewind } = state;
    const seats = room?.seats ?? [];
    return {
      view: state.view,
      board: state.board as BoardView | null,
      events,
      connection: connections[state.status],
      mine: you ? seats.filter((seat) => personAt(seat) === you.player).map((seat) => seat.seat) : [],
      undo: undo(state),
      proposal: team && {
        key: team.key,
        by: seatOf(room, team.by),
        agreed: team.agreed.map((player) => seatOf(room, player)),
        until: team.until,
      },
      rewind: rewind && {
        by: nickOf(room, rewind.by),
        back: rewind.back,
        asksMe: you !== null && rewind.waiting.includes(you.player),
      },
      presence: seats.map((seat) => {
        const player = personAt(seat) ?? seat.owner;
        const person = room?.people.find((one) => one.player === player);
        return { seat: seat.seat, name: person?.nick ?? '', present: person?.online ?? false, bot: seat.bot !== null };
      }),
      said: state.chat.map((line, id): Said => ({ id, seat: seatOf(room, line.player), name: line.nick, text: line.text })),
      pointed: points,
    };
  }

  function changed(): void {
    now = look();
    for (const listener of listeners) listener();
  }

  const stopListening = link.listen((message) => {
    const { view } = link.state;
    if (message.t === 'view' && view) {
      // Steps are counted with those taken back, the game's ticks without: since the last one taken back they run side by side.
      const tickOf = (step: number) => Math.max(0, view.tick - (message.tick - step));
      const known = events.at(-1)?.tick ?? -1;
      const past = message.past.flatMap((step) => step.events.map((event) => ({ tick: tickOf(step.tick), event })));
      events = [...events.filter((one) => one.tick <= view.tick), ...past.filter((one) => one.tick > known)];
      seenInfo = view.info;
      trail = [];
      if (!asked && message.tick > 0 && past.length === 0) {
        asked = true;
        void link.request({ t: 'look', since: Math.max(0, message.tick - PAST_STEPS) });
      }
      changed();
    }
    if (message.t === 'step' && view) {
      if (message.by.kind === 'undo') {
        events = events.filter((one) => one.tick <= view.tick);
        trail.pop();
      } else {
        events = [...events, ...message.events.map((event) => ({ tick: view.tick, event }))];
        trail.push({ info: seenInfo, by: message.by.player });
      }
      seenInfo = view.info;
      changed();
    }
    if (message.t === 'point') {
      const { room } = link.state;
      const id = nextPoint++;
      const point: Pointed = {
        id,
        seat: seatOf(room, message.player),
        name: nickOf(room, message.player),
        zone: message.zone,
        to: message.to ?? -1,
        mark: message.mark as PointMark,
      };
      points = [...points, point];
      setTimeout(() => {
        points = points.filter((one) => one.id !== id);
        changed();
      }, POINT_SHOWN_MS);
      changed();
    }
  });
  const stopWatching = link.subscribe(changed);

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
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer: (key) => send({ t: 'answer', tick: tick(), key }),
    undo: () => send({ t: 'undo', tick: tick(), back: 1 }),
    whyNot: (key) => ask('why-not', { key }, null),
    reach: (survivor) => ask('reach', { survivor }, []),
    sight: (survivor) => ask('sight', { survivor }, []),
    odds: (key) => ask('odds', { key }, null),
    intent: () => ask('intent', {}, []),
    forecast: () => ask('forecast', {}, []),
    threat: () => ask('threat', {}, []),
    async hint() {
      const found = await ask<{ key: string; why: string } | string | null>('hint', {}, null);
      return typeof found === 'string' ? { key: found, why: 'bot.why.usual' } : found;
    },
    team: {
      propose: (key) => send({ t: 'propose', tick: tick(), key }),
      agree: (key) => send({ t: 'agree', tick: tick(), key }),
      decide: () => send({ t: 'decide', tick: tick() }),
    },
    consent: (agree) => send({ t: 'consent', tick: tick(), agree }),
    setBot: (seat, bot) => send(bot === null ? { t: 'seat', seat, do: 'back' } : { t: 'seat', seat, do: 'bot', bot }),
    talk: {
      say: (text) => send({ t: 'chat', text }),
      point: (zone, mark, to) => send({ t: 'point', zone, mark, ...(to === undefined ? {} : { to }) }),
    },
    close() {
      stopListening();
      stopWatching();
      listeners.clear();
    },
  };
}
