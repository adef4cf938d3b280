// Command line flags, read strictly: an unknown one is named, with the nearest known.
import { parseArgs } from 'node:util';
import { nearest } from '@holdout/engine/testing';

interface Flag {
  readonly type: 'string' | 'boolean';
  readonly help: string;
  /** what stands for the value in the help */
  readonly value?: string;
}

export type Flags = Readonly<Record<string, Flag>>;

/** Something the user wrote cannot be done; the message is for them. */
export class UsageProblem extends Error {}

export const usage = (text: string): never => {
  throw new UsageProblem(text);
};

export interface Given {
  readonly words: readonly string[];
  has(name: string): boolean;
  text(name: string): string | undefined;
  /** a whole number, at least `least` where one is given */
  number(name: string, otherwise: number, least?: number): number;
}

export function readFlags(flags: Flags, args: readonly string[]): Given {
  for (const arg of args) {
    if (!arg.startsWith('--')) continue;
    const name = arg.slice(2).split('=')[0] ?? '';
    if (name in flags || name === 'help') continue;
    const near = nearest(name, Object.keys(flags));
    usage(`unknown flag --${name}${near === '' ? '' : `, nearest --${near}`}`);
  }
  const options = Object.fromEntries([
    ...Object.entries(flags).map(([name, flag]) => [name, { type: flag.type }] as const),
    ['help', { type: 'boolean' as const }],
  ]);
  let parsed: { values: Record<string, unknown>; positionals: string[] };
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: true }) as typeof parsed;
  } catch (problem) {
    return usage(problem instanceof Error ? problem.message : String(problem));
  }
  const text = (name: string): string | undefined => {
    const value = parsed.values[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    words: parsed.positionals,
    has: (name) => parsed.values[name] !== undefined,
    text,
    number(name, otherwise, least = 0) {
      const value = text(name);
      if (value === undefined) return otherwise;
      const n = Number(value);
      if (value.trim() === '' || !Number.isInteger(n) || n < 0) return usage(`--${name} needs a whole number, not ${value || 'nothing'}`);
      return n >= least ? n : usage(`--${name} is at least ${least}`);
    },
  };
}

export function helpOf(name: string, summary: string, flags: Flags): string {
  const rows = Object.entries(flags).map(
    ([flag, { value, help, type }]) => [`--${flag}${type === 'string' ? ` ${value ?? 'VALUE'}` : ''}`, help] as const,
  );
  const width = Math.max(0, ...rows.map(([left]) => left.length)) + 2;
  return [`lab ${name}: ${summary}`, ...rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`)].join('\n');
}
