import { runCases } from './cases/command.ts';

const [command, ...rest] = process.argv.slice(2);
if (command === 'cases') process.exitCode = runCases(rest);
