// Plays the rule cases with one mutant switched on; see mutate.mjs. Runs inside the copy made there.
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import './ts.mjs';

globalThis.MUTANT = workerData.mutant;
const { casesBelow } = await import('../packages/lab/src/cases/documents.ts');
const { playCase } = await import('../packages/lab/src/cases/play-case.ts');
// those of the copy: the tree people work in may go on
const cases = [...casesBelow([fileURLToPath(new URL('../cases', import.meta.url))])];

function fails(c) {
  try {
    return 'problem' in c || playCase(c) !== null;
  } catch {
    return true;
  }
}

/** Cases of the mutant's own room first: most mutants end there. */
const inOrder = (room) => {
  const own = (c) => c.file.includes(`cases/${room}/`);
  return room === '' ? cases : [...cases.filter(own), ...cases.filter((c) => !own(c))];
};

parentPort.on('message', ({ id, room }) => {
  globalThis.MUTANT = id;
  const killer = inOrder(room).find(fails) ?? null;
  if (killer === null || id < 0) return parentPort.postMessage({ killer: killer?.id ?? null });
  // a case that fails without the mutant too shows that one before it left something behind
  globalThis.MUTANT = -1;
  const spoilt = fails(killer);
  parentPort.postMessage({ killer: killer.id, spoilt, doubtful: spoilt });
});
