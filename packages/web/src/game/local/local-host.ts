// A game of this browser as the table sees it.
import { onSettings, settings } from '../../app/settings.ts';
import { TUTORIAL } from '../first-steps.ts';
import type { GameHost, HostSnapshot, Outcome } from '../host.ts';
import type { Shown } from './open-games.ts';
import type { Question } from './questions.ts';
import { engineWorker, onShown } from './worker.ts';

/** A bot's answers come no faster than one can follow; without animations, at once. */
const paceNow = (): number => {
  const { speed } = settings();
  return speed === 0 ? 0 : 500 / speed;
};

const EMPTY: HostSnapshot = {
  view: null,
  board: null,
  events: [],
  connection: 'local',
  mine: [],
  undo: { can: false, why: 'undo.nothing' },
  proposal: null,
  presence: [],
};

export type OpenedHost = { readonly ok: true; readonly host: GameHost } | { readonly ok: false; readonly reason: string };

export async function openLocalHost(id: string): Promise<OpenedHost> {
  const worker = engineWorker();
  const listeners = new Set<() => void>();
  let now = EMPTY;

  const show = (shown: Shown) => {
    if (shown.game !== id) return;
    now = {
      view: shown.view,
      board: shown.board ?? now.board,
      events: shown.all ? shown.events : [...now.events, ...shown.events],
      connection: 'local',
      mine: shown.mine,
      undo: shown.undo,
      proposal: null,
      presence: shown.players.map((player, seat) => ({
        seat,
        name: player.name,
        present: true,
        bot: player.bot !== null,
        bots: Object.keys(player.bots ?? {}),
      })),
    };
    for (const listener of listeners) listener();
  };
  const stopListening = onShown(show);
  const stopPacing = onSettings(() => void worker.pace(id, paceNow()));

  const opened = await worker.open(id, paceNow());
  if (!opened.ok) {
    stopListening();
    stopPacing();
    return { ok: false, reason: opened.refusal.reason };
  }

  const ask = <T>(question: Question): Promise<T> => worker.ask(id, question) as Promise<T>;
  /** A failure of the engine is told like a refusal: the game stands where it stood, and the menu saves its state for a report. */
  const tried = (work: Promise<Outcome>): Promise<Outcome> =>
    work.catch((error: unknown) => {
      console.error(error);
      return { ok: false, refusal: { reason: 'internal' } };
    });
  const led = now.view?.mission === TUTORIAL.mission && (await ask<string | null>({ about: 'lesson' })) !== null;
  const host: GameHost = {
    snapshot: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer: (key) => tried(worker.answer(id, now.view?.tick ?? 0, key)),
    undo: () => tried(worker.undo(id)),
    whyNot: (key) => ask({ about: 'why-not', key }),
    loses: (key) => ask({ about: 'loses', key }),
    reach: (survivor) => ask({ about: 'reach', survivor }),
    sight: (survivor) => ask({ about: 'sight', survivor }),
    odds: (key) => ask({ about: 'odds', key }),
    intent: () => ask({ about: 'intent' }),
    forecast: () => ask({ about: 'forecast' }),
    threat: () => ask({ about: 'threat' }),
    hint: () => ask({ about: 'hint' }),
    verdict: (key) => worker.verdict(id, key),
    parting: () => worker.parting(id),
    ...(led ? { lesson: () => ask<string | null>({ about: 'lesson' }) } : {}),
    hold: (held) => void worker.hold(id, held),
    setBot: (seat, bot, survivor) => tried(worker.setBot(id, seat, bot, survivor)),
    own: () => worker.own(id),
    close() {
      stopListening();
      stopPacing();
      listeners.clear();
      void worker.close(id);
    },
  };
  return { ok: true, host };
}
