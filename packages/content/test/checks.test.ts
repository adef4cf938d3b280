// Every remark of the workshop fires on a mission made for it, names its place, and has words in every language.
import { readFileSync } from 'node:fs';
import type { MissionDef, MissionMap } from '@holdout/engine';
import { checkDraft, type Remark } from '@holdout/engine/workshop';
import { describe, expect, it } from 'vitest';
import { editions } from '../src/index.ts';
import { LANGUAGES } from '../src/languages.ts';

const book = (edition: string) => {
  const found = editions.find((one) => one.edition === edition);
  if (!found) throw new Error(edition);
  return found;
};
const m01 = book('second-edition').missions.find((one) => one.code === 'M1') as MissionDef;
const remarksOf = (mission: MissionDef): readonly Remark[] => checkDraft(book(mission.edition), mission).remarks;
const onMap = (more: Partial<MissionMap>, mission = m01): MissionDef => ({ ...mission, map: { ...mission.map, ...more } });
const [start] = m01.map.places.start;
const far = m01.map.spawns[0].zone;
const rooms = checkDraft(book('second-edition'), m01).draft.board?.zones.flatMap((zone) => (zone.kind === 'room' ? [zone.name] : [])) ?? [];
/** a tile beside an empty place: nobody gets there */
const island: Partial<MissionMap> = {
  tiles: [[...m01.map.tiles[0], null, { face: '9V', turn: 0 }], ...m01.map.tiles.slice(1)],
};
const list = (...entries: readonly unknown[]): Partial<MissionDef> => ({
  objectives: { ordered: true, list: entries as MissionDef['objectives']['list'] },
});

const BENT: Readonly<Record<string, MissionDef>> = {
  problem: { ...m01, ...list({ at: { who: 'survivor', count: 'all', zone: 'nowhere' } }) },
  'no-start': onMap({ places: { exit: m01.map.places.exit } }),
  'no-spawn': onMap({ spawns: [] }),
  'no-starting-spawn': onMap({ spawns: [{ zone: far, colour: 'red' }] }),
  'unreachable-objective': onMap({ ...island, objectives: [{ zone: '0,4/A' }] }),
  'unreachable-crate': onMap({ ...island, crates: ['0,4/A'] }),
  'unreachable-exit': onMap({ ...island, places: { ...m01.map.places, exit: ['0,4/A'] } }),
  'zones-apart': onMap(island),
  'spawn-at-start': onMap({ spawns: [{ zone: start, colour: 'starting' }] }),
  'spawn-near': onMap({ places: { ...m01.map.places, start: [far] }, spawns: [{ zone: nextTo(far), colour: 'starting' }] }),
  'spawn-in-sight': onMap({ places: { ...m01.map.places, start: [far] }, spawns: [{ zone: nextTo(far), colour: 'starting' }] }),
  'too-many-figures': onMap({ zombies: [{ zone: far, kind: 'runner', count: 17 }] }),
  'too-many-tokens': onMap({ objectives: rooms.slice(0, 2).map((zone) => ({ zone, colour: 'blue' })) }),
  'both-sides': onMap({
    tiles: [
      [
        { face: '1V', turn: 0 },
        { face: '1R', turn: 0 },
      ],
      ...m01.map.tiles.slice(1),
    ],
  }),
  'tile-twice': onMap({
    tiles: [
      [
        { face: '1V', turn: 0 },
        { face: '1V', turn: 0 },
      ],
      ...m01.map.tiles.slice(1),
    ],
  }),
  'met-at-start': { ...m01, ...list({ at: { who: 'survivor', count: 'all', zone: 'start' } }, { taken: { what: 'objective' } }) },
  'won-at-start': { ...m01, ...list({ at: { who: 'survivor', count: 'all', zone: 'start' } }) },
  'lost-at-start': {
    ...onMap({ zombies: [{ zone: far, kind: 'walker', count: 1 }] }),
    loseIf: [{ 'zombie-in': { zone: 'spawn:starting' } }],
  },
  'never-met': { ...m01, ...list({ taken: { what: 'objective', count: 20 } }) },
  'no-way-known': { ...m01, ...list({ marks: { name: 'sealed', count: 1 } }), setup: [] },
  'no-exit-rule': { ...m01, rules: [] },
  'no-exit': onMap({ places: { start: m01.map.places.start } }),
};

function nextTo(zone: string): string {
  const { draft } = checkDraft(book('second-edition'), m01);
  const board = draft.board;
  const at = draft.zoneOf[zone];
  const beside = board?.markings.find((one) => one.a === at || one.b === at);
  return board?.zones[beside?.a === at ? (beside?.b ?? 0) : (beside?.a ?? 0)].name ?? zone;
}

describe('the checks', () => {
  it.each(Object.keys(BENT))('%s fires and says where', (about) => {
    const found = remarksOf(BENT[about]).find((one) => one.about === about);
    expect(remarksOf(BENT[about]).map((one) => one.about)).toContain(about);
    expect(found?.zones.length || found?.place, 'a place to click').toBeTruthy();
  });

  it.each(LANGUAGES)('%s has words for each of them, and no words for any other', (language) => {
    const labels = JSON.parse(readFileSync(new URL(`../labels/${language}/workshop.json`, import.meta.url), 'utf8')) as object;
    const said = Object.keys(labels).flatMap((key) => (key.startsWith('workshop.check.') ? [key.slice('workshop.check.'.length)] : []));
    expect(said.sort()).toEqual(Object.keys(BENT).sort());
  });
});
