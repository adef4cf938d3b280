import { benchCommand } from './bench/command.ts';
import { casesCommand } from './cases/command.ts';
import { coverageCommand } from './coverage/command.ts';
import type { Flags, Given } from './flags.ts';
import { fuzzCommand } from './fuzz/command.ts';
import { simulateCommand } from './simulate/command.ts';

export interface Command {
  readonly summary: string;
  readonly flags: Flags;
  run(given: Given): number | Promise<number>;
}

export const COMMANDS: Readonly<Record<string, Command>> = {
  cases: casesCommand,
  'cases-coverage': coverageCommand,
  simulate: simulateCommand,
  fuzz: fuzzCommand,
  bench: benchCommand,
};
