// npm run lab -- COMMAND …
import { nearest } from '@holdout/engine/testing';
import { COMMANDS } from './commands.ts';
import { helpOf, readFlags, UsageProblem } from './flags.ts';

function overview(): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length)) + 2;
  const rows = Object.entries(COMMANDS).map(([name, command]) => `  ${name.padEnd(width)}${command.summary}`);
  return ['lab COMMAND [flags]   (lab COMMAND --help tells the flags)', ...rows].join('\n');
}

async function main(): Promise<number> {
  const [name, ...rest] = process.argv.slice(2);
  if (name === undefined || name === 'help' || name === '--help') {
    console.log(overview());
    return name === undefined ? 1 : 0;
  }
  const command = COMMANDS[name];
  if (command === undefined) {
    const near = nearest(name, Object.keys(COMMANDS));
    console.log(`unknown command ${name}${near === '' ? '' : `, nearest ${near}`}\n${overview()}`);
    return 1;
  }
  if (rest.includes('--help')) {
    console.log(helpOf(name, command.summary, command.flags));
    return 0;
  }
  try {
    return await command.run(readFlags(command.flags, rest));
  } catch (problem) {
    if (!(problem instanceof UsageProblem)) throw problem;
    console.log(problem.message);
    return 1;
  }
}

process.exitCode = await main();
