// A recorded game as the table sees it: nobody answers, the time can be moved.

import { TABLE_BOTS } from '@holdout/bots/levels';
import type { GameSetup } from '@holdout/engine';
import type { GameFile } from '@holdout/protocol';
import { labels } from '../i18n/i18n.ts';
import type { GameHost, HostSnapshot, Outcome } from './host.ts';
import type { Question } from './local/questions.ts';
import { engineWorker } from './local/worker.ts';
import { ownOf } from './own-setup.ts';
import { answersUpTo, eventsUpTo, Film } from './record/record.ts';

export interface ReplayHost extends GameHost {
  readonly film: Film;
  readonly step: () => number;
  readonly goTo: (step: number) => void;
}

/** Records name a bot by its level. */
const isBot = (name: string | null): boolean => (TABLE_BOTS as readonly (string | null)[]).includes(name);

const NOT_HERE = { ok: false, refusal: { reason: 'only-watching' } } as const satisfies Outcome;

export function replayHost(file: GameFile, start: number): ReplayHost {
  const film = new Film(file);
  const listeners = new Set<() => void>();
  let step = Math.max(0, Math.min(film.length, start));
  let now = look();
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
    if (wanted === step) return;
    step = wanted;
    now = look();
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
    snapshot: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer: async () => NOT_HERE,
    undo: async () => NOT_HERE,
    whyNot: async () => NOT_HERE.refusal,
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
