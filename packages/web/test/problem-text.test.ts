// Everything the engine finds wrong with a file has words in every language we speak.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { editions } from '@holdout/content';
import { LANGUAGES } from '@holdout/content/languages';
import { type MissionDef, parseMission } from '@holdout/engine';
import { expect, it } from 'vitest';
import { problemForm, problemKeys } from '../src/workshop/problem-text.ts';

const base = editions.find((book) => book.edition === 'second-edition')?.missions[1] as MissionDef;
type Loose = Record<string, unknown>;
const bent: readonly ((mission: Loose & { map: Loose }) => void)[] = [
  (m) => delete m.minutes,
  (m) => Object.assign(m, { titel: 1 }),
  (m) => Object.assign(m, { minutes: -1 }),
  (m) => Object.assign(m, { difficulty: 'hardest' }),
  (m) => Object.assign(m, { rules: [{ nonsense: {} }] }),
  (m) => Object.assign(m, { rules: [{ token: 3 }] }),
  (m) => Object.assign(m, { rules: [{ token: { what: 'objectve', app: 1 } }] }),
  (m) => Object.assign(m, { rules: [{ constructor: 1 }] }),
  (m) => Object.assign(m, { objectives: { ordered: false, list: [{ taken: {}, holds: {} }] } }),
  (m) => Object.assign(m, { objectives: { ordered: false, list: [{ 'all-of': [] }] } }),
  (m) => Object.assign(m, { objectives: { ordered: false, list: [{ at: { zone: 'nowhere' } }] } }),
  (m) => Object.assign(m, { objectives: { ordered: false, list: [{ killed: { kind: 'walkre', count: 'many' } }] } }),
  (m) => Object.assign(m.map, { places: {} }),
  (m) => Object.assign(m.map, { places: { start: ['9,9/A'] } }),
  (m) => Object.assign(m.map, { tiles: [[{ face: '77X', turn: 0 }]] }),
  (m) => Object.assign(m.map, { doors: [{ at: 'nonsense' }] }),
  (m) => Object.assign(m.map, { zombies: [{ zone: '0,0/NW', kind: 'walker', count: 99 }] }),
  (m) => Object.assign(m, { box: { tiles: [{ id: 'x' }] } }),
  (m) =>
    Object.assign(m, {
      box: { survivors: [{ id: 'own-a', health: 3, blue: ['sprnt'], orange: ['sprint'], red: ['sprint'], from: 'ours' }] },
    }),
  (m) => Object.assign(m, { box: { zombieDeck: { 1: 1 } } }),
];

it('every problem has a form, and every form its words', () => {
  const keys = new Set<string>();
  for (const bend of bent) {
    const mission = structuredClone(base) as unknown as Loose & { map: Loose };
    bend(mission);
    const read = parseMission(mission, editions);
    expect(read.ok).toBe(false);
    if (read.ok) continue;
    for (const { reason } of read.problems) {
      const { key } = problemForm(reason);
      expect(key, reason).not.toBeNull();
      if (key) keys.add(key);
    }
  }
  expect(keys.size).toBeGreaterThan(15);
  for (const language of LANGUAGES) {
    const labels = JSON.parse(readFileSync(new URL(`../../content/labels/${language}/workshop.json`, import.meta.url), 'utf8')) as Loose;
    for (const key of keys) expect(labels, `${language} ${key}`).toHaveProperty([`problem.${key}`]);
  }
});

const ENGINE = new URL('../../engine/src/', import.meta.url);
/** What a mission goes through on its way in. Boards of rule cases are written by us alone. */
const READ = ['missions', 'board', 'parse', 'editions/own-box.ts', 'editions/open.ts', 'api/parse-mission.ts'];
const OURS = /case-(?:grid|words)|\.test\./;
const SAID =
  /(?:blame\((?:[^`'"()]|\([^()]*\)|'[^']*'|`[^`]*`)*?|reason: |problems\.push\(|return |check\([^;]*?, )(`(?:[^`\\]|\\.)*`|'(?:[^'\\]|\\.)*')/g;

/** What stands for the parameters is a sentence's own part where these are used: those are found there. */
const MADE_OF_PARTS = ['7 is wanted', 'unknown 7 7'];

function* sources(at: URL): Generator<string> {
  if (!statSync(at).isDirectory()) yield readFileSync(at, 'utf8');
  else for (const name of readdirSync(at)) if (!OURS.test(name)) yield* sources(new URL(name, `${at}/`));
}

it('every sentence the engine can say of a file has a form', () => {
  const reasons = new Set<string>();
  for (const path of READ)
    for (const source of sources(new URL(path, ENGINE)))
      for (const [, quoted] of source.matchAll(SAID)) {
        // parameters stand for numbers, which fit wherever a name does; what hangs on a condition is cut off
        const reason = quoted
          .slice(1, -1)
          .replace(/\$\{[^}]* \? .*$/s, '')
          .replaceAll(/\$\{[^}]*\}/g, '7');
        if (/^[a-z0-9].* /.test(reason) && !MADE_OF_PARTS.includes(reason)) reasons.add(reason);
      }
  expect(reasons.size).toBeGreaterThan(60);
  expect([...reasons].filter((reason) => problemForm(reason).key === null)).toEqual([]);
});

it('every form has its words in every language', () => {
  for (const language of LANGUAGES) {
    const labels = JSON.parse(readFileSync(new URL(`../../content/labels/${language}/workshop.json`, import.meta.url), 'utf8')) as Loose;
    for (const key of problemKeys) expect(labels, `${language} ${key}`).toHaveProperty([`problem.${key}`]);
  }
});
