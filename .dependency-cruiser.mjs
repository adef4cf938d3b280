// Which way imports point: between packages, and between the rooms of the engine. `npm run check:rooms` runs it, and `npm test` does.
// Only what is left after compiling counts: a type may be named from anywhere.

/** Rooms of the engine from the ground up. A file imports from its own room and from those before it in this list, never from later ones. */
const ROOMS = [
  ['kernel', '^packages/engine/src/kernel/'],
  ['ids', '^packages/engine/src/ids\\.ts$'],
  ['content', '^packages/engine/src/(content|events|procedures)\\.ts$'],
  ['keys', '^packages/engine/src/keys/'],
  ['parse', '^packages/engine/src/parse/'],
  ['board', '^packages/engine/src/board/'],
  ['rules', '^packages/engine/src/(rules|table)\\.ts$'],
  ['state', '^packages/engine/src/state/'],
  ['campaign', '^packages/engine/src/campaign/'],
  ['decisions', '^packages/engine/src/decisions/'],
  ['skills: folds and windows', '^packages/engine/src/skills/[^/]+(?<!index)\\.ts$'],
  ['survivors', '^packages/engine/src/survivors/'],
  ['zombies', '^packages/engine/src/zombies/'],
  ['combat', '^packages/engine/src/combat/'],
  ['spawn', '^packages/engine/src/spawn/'],
  ['skills', '^packages/engine/src/skills/(combat|survivors|zombies|index)'],
  ['missions', '^packages/engine/src/missions/'],
  ['editions: core', '^packages/engine/src/editions/core/'],
  ['editions: shared by books', '^packages/engine/src/editions/(second-edition|fantasy)/'],
  ['editions: books', '^packages/engine/src/editions/(?!core/|second-edition/|fantasy/)[^/]+/'],
  ['editions', '^packages/engine/src/editions/[^/]+\\.ts$'],
  ['workshop', '^packages/engine/src/workshop/'],
  ['oracles', '^packages/engine/src/oracles/'],
  ['api', '^packages/engine/src/api/'],
  ['doors', '^packages/engine/src/(index\\.ts$|testing/)'],
];
const TEST = '(\\.test\\.tsx?|\\.property\\.test\\.ts)$';

const roomRules = ROOMS.slice(0, -1).map(([room, path], i) => ({
  name: `room ${room} stands below`,
  comment: 'an upper room is imported: move what both need down, or hand it over through Rules, a procedure or a window',
  severity: 'error',
  from: { path, pathNot: TEST },
  to: { path: ROOMS.slice(i + 1).map(([, above]) => above) },
}));

/** Which other packages each package may import. */
const PACKAGES = {
  engine: [],
  content: ['engine'],
  bots: ['engine'],
  protocol: ['engine'],
  lab: ['engine', 'content', 'bots', 'protocol'],
  server: ['protocol', 'engine', 'content', 'bots'],
  web: ['protocol', 'engine', 'content', 'bots'],
};

const packageRules = Object.entries(PACKAGES).map(([name, allowed]) => ({
  name: `${name} imports ${allowed.join(', ') || 'no other package'}`,
  severity: 'error',
  from: { path: `^packages/${name}/src/`, pathNot: TEST },
  to: { path: '^packages/', pathNot: [name, ...allowed].map((other) => `^packages/${other}/`) },
}));

export default {
  forbidden: [
    {
      name: 'no circle',
      comment: 'files that need each other are one thing, or something both need lies in the wrong one of them',
      severity: 'error',
      from: { path: '^packages/(engine|content|bots|protocol)/src/' },
      to: { circular: true },
    },
    {
      name: 'every room has its place',
      comment: 'enter the new room in ROOMS',
      severity: 'error',
      from: { path: '^packages/engine/src/', pathNot: [...ROOMS.map(([, path]) => path), TEST] },
      to: {},
    },
    ...roomRules,
    ...packageRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: false,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'], exportsFields: ['exports'] },
  },
};
