import { type Bot, coach, eagerBot, LEVELS, planner, randomBot, sensibleBot } from '@holdout/bots';
import { nearest } from '@holdout/engine/testing';
import { usage } from './flags.ts';

export const BOTS: Readonly<Record<string, Bot>> = {
  random: randomBot,
  eager: eagerBot,
  sensible: sensibleBot,
  swift: planner(LEVELS.swift),
  quick: planner(LEVELS.quick),
  strong: planner(LEVELS.strong),
  patient: planner(LEVELS.patient),
  coach,
};

export function botNamed(word: string): Bot {
  const near = nearest(word, Object.keys(BOTS));
  return BOTS[word] ?? usage(`unknown bot ${word}${near === '' ? `; known: ${Object.keys(BOTS).join(', ')}` : `, nearest ${near}`}`);
}
