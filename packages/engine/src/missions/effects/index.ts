// Effects: what triggers, grants and cards do. A list is compiled once and named by its number; `mission-effects` runs it step by step.
import { nearest } from '../../parse/nearest.ts';
import { blame, type Compiling, Reading, wordsIn } from '../reading.ts';
import type { Effect } from '../script.ts';
import { burn, moveZombiesTo, openDoors, put, ruinZones, spawn } from './board.ts';
import { cardEffects, listEffects } from './card-words.ts';
import { gain } from './gain.ts';
import { mark, read } from './marks.ts';
import { discardToken, moveToken } from './tokens.ts';

export type CompileEffect = (r: Reading) => Effect;

const EFFECTS: Readonly<Record<string, CompileEffect>> = {
  gain,
  put,
  spawn,
  'move-token': moveToken,
  'discard-token': discardToken,
  'move-zombies': moveZombiesTo,
  burn,
  ruin: ruinZones,
  'open-doors': openDoors,
  mark,
  read,
  ...cardEffects,
};

export const effectWords: readonly string[] = [...Object.keys(EFFECTS), ...Object.keys(listEffects)];

/** Compiles a list and returns its number. */
export function effectsOf(c: Compiling, list: unknown, place: string): number {
  const effects: Effect[] = [];
  const number = c.effects.push(effects) - 1;
  if (!Array.isArray(list)) {
    blame(c, place, '', 'a list of effects is wanted here');
    return number;
  }
  list.forEach((entry, i) => {
    for (const [word, given] of wordsIn(c, `${place}[${i}]`, entry)) {
      const branching = listEffects[word];
      if (branching !== undefined) {
        effects.push(branching(c, given, `${place}[${i}].${word}`, (more, at) => effectsOf(c, more, at)));
        continue;
      }
      const compile = EFFECTS[word];
      if (compile === undefined) {
        blame(c, `${place}[${i}]`, word, `unknown effect ${word}`, nearest(word, effectWords));
        continue;
      }
      const r = new Reading(c, `${place}[${i}]`, word, given);
      effects.push(compile(r));
      r.close();
    }
  });
  return number;
}
