import { analyseCommand } from './analyse-command.ts';
import { benchCommand } from './bench/command.ts';
import { calibrateCommand } from './calibrate/command.ts';
import { campaignCommand } from './campaign/command.ts';
import { casesCommand } from './cases/command.ts';
import { coverageCommand } from './coverage/command.ts';
import { difficultyCommand } from './difficulty/command.ts';
import { drawCommand } from './draw/command.ts';
import { errandsCommand } from './errands/command.ts';
import type { Flags, Given } from './flags.ts';
import { fuzzCommand } from './fuzz/command.ts';
import { goldenCommand } from './golden/command.ts';
import { leagueCommand } from './league/command.ts';
import { missionCommand } from './mission-command.ts';
import { playCommand } from './play/command.ts';
import { replayCommand, verifyCommand } from './replay-command.ts';
import { simulateCommand } from './simulate/command.ts';
import { tuneCommand } from './tune/command.ts';

export interface Command {
  readonly summary: string;
  readonly flags: Flags;
  run(given: Given): number | Promise<number>;
}

export const COMMANDS: Readonly<Record<string, Command>> = {
  play: playCommand,
  simulate: simulateCommand,
  campaign: campaignCommand,
  league: leagueCommand,
  difficulty: difficultyCommand,
  tune: tuneCommand,
  analyse: analyseCommand,
  calibrate: calibrateCommand,
  errands: errandsCommand,
  fuzz: fuzzCommand,
  bench: benchCommand,
  cases: casesCommand,
  'cases-coverage': coverageCommand,
  golden: goldenCommand,
  replay: replayCommand,
  verify: verifyCommand,
  draw: drawCommand,
  mission: missionCommand,
};
