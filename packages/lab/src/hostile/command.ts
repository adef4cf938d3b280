import { progress } from '../crew.ts';
import type { Given } from '../flags.ts';
import { hostileSeeds, LIMIT_MS, tryFiles } from './run.ts';
import { tryFile } from './try-file.ts';

const MOST_SHOWN = 10;

/** `mission hostile --files N --seed S`, or one of them again with `--replay`. */
export async function hostile(given: Given): Promise<number> {
  const again = given.text('replay');
  if (again !== undefined) {
    const tried = tryFile(again);
    console.log(`${tried.end}: ${tried.detail} (${tried.answers} answers, longest call ${tried.longest} ms)`);
    return tried.end === 'crash' ? 1 : 0;
  }
  const files = given.number('files', 1000);
  const shown = progress(files);
  const report = await tryFiles(hostileSeeds(given.text('seed') ?? 'hostile', files), () => shown.step());
  shown.done();
  for (const { seed, detail, longest } of report.failures.slice(0, MOST_SHOWN))
    console.log(`${detail}\n  longest call ${longest} ms; npm run lab -- mission hostile --replay ${seed}`);
  console.log(
    `${report.files} files: ${report.messages} answered with a message, ${report.played} played (${report.answers} answers), ` +
      `longest call ${report.longest} ms of ${LIMIT_MS}, ${report.failures.length} failures`,
  );
  return report.failures.length === 0 ? 0 : 1;
}
