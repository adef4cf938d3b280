// Plays the rule cases, then the golden games, with one mutant switched on; see mutate.mjs. Runs inside the copy made there.
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import './ts.mjs';

const { mutant, files, sites, casesAlone } = workerData;
let on = mutant;
/** Sites come to since it was last wiped. */
const hits = new Uint8Array(sites);
globalThis.MUTANT = (id) => {
  hits[id] = 1;
  return id === on;
};
const { casesBelow } = await import('../packages/lab/src/cases/documents.ts');
const { playCase } = await import('../packages/lab/src/cases/play-case.ts');
const { checkGolden, goldenFiles } = await import('../packages/lab/src/golden/kept.ts');
// those of the copy: the tree people work in may go on
const below = (folder) => fileURLToPath(new URL(`../${folder}`, import.meta.url));
const isGame = (file) => file.endsWith('.txt');
const ofAll = () => (casesAlone ? [] : goldenFiles(below('golden')));
const games = files === null ? ofAll() : files.filter(isGame);
const cases = [
  ...casesBelow(files === null ? [below('cases')] : files.filter((file) => !isGame(file))),
  ...games.map((file) => ({ id: file.slice(file.lastIndexOf('golden/')), file })),
];
const loaded = [...hits];

function fails(c) {
  parentPort.postMessage({ alive: true });
  try {
    if (isGame(c.file)) return checkGolden(c.file) !== null;
    return 'problem' in c || playCase(c) !== null;
  } catch {
    return true;
  }
}

/** Plays all cases unchanged and notes which of them come to which site. */
function survey() {
  const reached = loaded.map(() => []);
  for (const [at, c] of cases.entries()) {
    hits.fill(0);
    if (fails(c)) return { killer: c.id };
    for (let id = 0; id < sites; id++) if (hits[id]) reached[id].push(at);
  }
  return { killer: null, reached, loaded, files: cases.map((c) => c.file) };
}

/** Cases of the mutant's own room first: most mutants end there. Games last. */
const inOrder = (list, room) => {
  const turn = (c) => (isGame(c.file) ? 2 : c.file.includes(`cases/${room}/`) ? 0 : 1);
  return [0, 1, 2].flatMap((now) => list.filter((c) => turn(c) === now));
};

parentPort.on('message', ({ survey: first, id, room, cases: numbers }) => {
  if (first) return parentPort.postMessage(survey());
  on = id;
  let everywhere = true;
  const killer =
    inOrder(numbers === null ? cases : numbers.map((at) => cases[at]), room).find((c) => {
      hits[id] = 0;
      const failed = fails(c);
      if (!hits[id]) everywhere = false;
      return failed;
    }) ?? null;
  if (killer === null) return parentPort.postMessage({ killer: null, everywhere });
  // a case that fails without the mutant too shows that one before it left something behind
  on = -1;
  const spoilt = fails(killer);
  parentPort.postMessage({ killer: killer.id, spoilt, doubtful: spoilt });
});
