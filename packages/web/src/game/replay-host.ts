// A recorded game as the table sees it: nobody answers, the time can be moved.

import { TABLE_BOTS } from '@holdout/bots/levels';
import type { GameSetup } from '@holdout/engine';
import type { GameFile } from '@holdout/protocol';
import { labels } from '../i18n/i18n.ts';
import type { GameHost, HostSnapshot, Outcome, Told } from './host.ts';
import type { Question } from './local/questions.ts';
import { engineWorker } from './local/worker.ts';
import { ownOf } from './own-setup.ts';
import { answersUpTo, eventsUpTo, Film } from './record/record.ts';

export interface ReplayHost extends GameHost {
  readonly film: Film;
  readonly step: () => number;
  readonly goTo: (step: number) => void;
  /** one step on, told as at the table */
  readonly forward: () => Promise<void>;
  /** what the last step brought is still being told */
  readonly telling: () => boolean;
  readonly setPace: (pace: number) => void;
}

/** Records name a bot by its level. */
const isBot = (name: string | null): boolean => (TABLE_BOTS as readonly (string | null)[]).includes(name);

const NOT_HERE = { ok: false, refusal: { reason: 'only-watching' } } as const satisfies Outcome;

export function replayHost(file: GameFile, start: number): ReplayHost {
  const film = new Film(file);
  const listeners = new Set<() => void>();
  let step = Math.max(0, Math.min(film.length, start));
  let now = look();
  let held = false;
  let pace = 1;
  /** the step that is being worked out, to be told */
  let coming: number | null = null;
  /** the whole game as it stands at its end, for a log that leads to its moments */
  const all = eventsUpTo(file, film.length);

  function look(): HostSnapshot {
    const { view, board } = film.at(step);
    return {
      view,
      board,
      events: eventsUpTo(file, step),
      connection: 'local',
      mine: [],
      undo: { can: false, why: 'undo.replay' },
      proposal: null,
      presence: file.players.map((name, seat) => {
        const bot = isBot(name);
        return { seat, name: bot ? labels().t(`bot.${name}`) : (name ?? ''), present: true, bot };
      }),
    };
  }

  function goTo(next: number): void {
    const wanted = Math.max(0, Math.min(film.length, next));
    coming = null;
    if (wanted === step) return;
    step = wanted;
    now = look();
    for (const listener of listeners) listener();
  }

  /** What step `at` brought. Where the seed is told the engine plays it again and says what each event changed; otherwise the picture changes at the end. */
  async function toldOf(at: number): Promise<readonly Told[]> {
    const { events } = file.steps[at - 1];
    const plain = events.map((event) => ({ tick: at, event }));
    if (file.seed === null) return plain;
    const again = await engineWorker()
      .retell({ ...file.setup, seed: file.seed }, answersUpTo(file, at))
      .catch(() => null);
    // a record of other rules than ours tells what it kept
    if (again === null || JSON.stringify(again.events) !== JSON.stringify(events)) return plain;
    return plain.map((one, i) => ({ ...one, shown: again.shown[i] }));
  }

  async function forward(): Promise<void> {
    // whoever presses on does not wait for the step before to be worked out: it is shown as it ended
    if (coming !== null) goTo(coming);
    const to = step + 1;
    if (to > film.length || file.steps[step].kind !== 'answer') return goTo(to);
    coming = to;
    const told = await toldOf(to);
    // meanwhile somebody went elsewhere
    if (coming !== to) return;
    coming = null;
    const before = now.events;
    step = to;
    // the list goes on instead of being made anew: that is what the table tells
    now = { ...look(), events: [...before, ...told] };
    for (const listener of listeners) listener();
  }

  /** Previews need the game itself, which a record has once its seed is told. */
  async function ask<T>(question: Question, otherwise: T): Promise<T> {
    if (file.seed === null) return otherwise;
    const setup: GameSetup = { ...file.setup, seed: file.seed };
    return ((await engineWorker().askRecord(setup, answersUpTo(file, step), question)) as T | null) ?? otherwise;
  }

  return {
    film,
    own: async () => ownOf(file.setup),
    step: () => step,
    moments: { all, step: () => step, goTo: (to) => goTo(to) },
    goTo,
    forward,
    telling: () => held,
    hold: (on) => {
      held = on;
    },
    pace: () => pace,
    setPace: (next) => {
      pace = next;
    },
    snapshot: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer: async () => NOT_HERE,
    undo: async () => NOT_HERE,
    whyNot: async () => NOT_HERE.refusal,
    loses: async () => false,
    reach: (survivor) => ask({ about: 'reach', survivor }, []),
    sight: (survivor) => ask({ about: 'sight', survivor }, []),
    odds: async () => null,
    intent: () => ask({ about: 'intent' }, []),
    forecast: () => ask({ about: 'forecast' }, []),
    threat: () => ask({ about: 'threat' }, []),
    hint: async () => null,
    close: () => listeners.clear(),
  };
}
