// What each mission of three boxes asks for, in the order it says so: no line of a mission's text may get lost.
import { describe, expect, it } from 'vitest';
import { editions } from '../src/index.ts';

const LINES: Readonly<Record<string, string>> = {
  M0: 'taken objective+crate, exited survivor, token objective, on-take crate, exit-rule survivor',
  M1: 'all-of, exited survivor, impossible taken-by-each, token objective, on-take crate, exit-rule survivor',
  M2: 'holds, exited survivor, token objective, on-take crate, exit-rule survivor',
  M3: 'level, place crate, cars true, cars until-weapon, token objective, on-take crate',
  M4: 'at spawn-token:red, burned spawn:starting, impossible spawn-token-moved, place crate, cars true, cars until-weapon, on-fire spawn:red, token objective, on-take crate, module shoot-cars',
  M5: 'all-of, exited survivor, hide, omit objective+crate, token objective, on-take crate, exit-rule survivor',
  M6: 'holds, exited survivor, impossible exited-by-car, place crate, cars true, cars until-weapon, grant stow-food, exit-rule car, token objective, on-take crate',
  M7: 'at spawn-token, burned spawn:starting, zombie-in marked, place noise, spawn building:both, grant shut-spawn, token objective, on-take crate',
  M8: 'taken blue+green, exited survivor, place crate, locked doors of building:exit, cars true, cars until-weapon, token objective, on-take crate, exit-rule survivor',
  M9: 'recruited, hide, token objective, on-take red, on-take crate, cars false, cars until-weapon',
  M10: 'taken objective, taken crate, all-of, token objective, on-take crate',
  M11: 'exited survivor, companions, place crate, exit-rule survivor, cars false, token objective, on-take crate',
  M12: 'recruited, zombie-in marked, actor wounded, token objective, grant first-aid, on-take crate, cars none',
  M13: 'at spawn-token:red, at car, place crate, on-fire spawn:red, token blue+green, token objective, on-take crate, cars true, cars until-weapon',
  M14: 'together, dead survivor+companion, companions exit, split-building, locked door:green, locked doors of building:4R+9V, token objective, on-take crate',
  M15: 'recruited, taken objective+crate, dead survivor+companion, start-groups, companions start, token objective, on-take crate, module draft-pairs',
  M16: 'none door:broken, none zombie, locked door, token objective, grant barricade, on-take crate, module weak-doors',
  M17: 'opened building:blight, none zombie, locked doors of building:blight, token objective, on-take crate',
  M18: 'taken objective, hide, place crate, token objective, on-take red, locked spawn:blue, locked spawn:green, on-take crate, cars false',
  M19: 'marks, holds, companions, place objective, place crate, token objective, on-take objective, on-take crate, cars false, module swap-leader',
  M20: 'taken objective, none zombie, hide, token objective, on-take blue+green, locked spawn:blue, locked spawn:green, no-return, on-take crate',
  M21: 'stored objective, exited survivor, hide, place crate, locked spawn:blue, token objective, grant load-box, exit-rule survivor+car, cars true, on-take crate',
  M22: 'taken objective, exited survivor, on-take green, token objective, on-take crate, exit-rule survivor',
  M23: 'recruited, hide, token objective, on-take red, on-take blue+green, on-take crate',
  M24: 'holds, same-round, hide, token objective, on-take blue+green, exit-rule car, cars true, cars until-weapon, on-take crate',
  M25: 'stored molotov+blue+green, killed abomination, zombie-in zone:ned, hide, actor ned, place crate, at-most abomination, on-kill abomination, token blue+green, token objective, grant hand-ingredient, when, on-take crate, cars true',
  B0: 'exited survivor, remove-cards, hide, replace-spawn abomination, token objective, locked door:blue, locked door:green, locked spawn:green, exit-rule survivor',
  B1: 'all-of, taken objective, hide, stock vault:each, token objective, on-take blue',
  B2: 'taken objective, taken artefact, level, hide, stock vault:each, token objective, locked spawn:green, locked door:blue, locked door:green',
  B3: 'taken objective, hide, stock vault:each, token objective, on-take blue+green',
  B4: 'together, at starting-survivor, impossible starting-survivor-at, hide, stock vault:yellow, token objective, locked vault-door:yellow',
  B5: 'exited survivor, hide, stock vault:each, token objective, locked door:blue, locked door:green, exit-rule survivor',
  B6: 'exited survivor, hide, stock vault:yellow, token objective, locked door:blue, locked door:green, exit-rule survivor',
  B7: 'all-of, exited survivor, hide, stock vault:each, token objective, locked vault-door:purple, locked vault-door:yellow, exit-rule survivor',
  B8: 'taken dragon-bile+torch, killed abomination, hide, remove-cards, stock vault:yellow, stock vault:purple, token objective, locked vault-door:purple, locked vault-door:yellow',
  B9: 'at spawn-token, burned marked, token objective, on-take objective',
  B10: 'killed abomination, hide, remove-cards, token objective, on-take blue, locked vault-door:purple',
  W0: 'taken objective, stock with:objective, grant draw-from-stack, locked objective, token objective',
  W1: 'together, hide, token red, on-take blue+green, grant draw-bile',
  W2: 'none corruption, hide, start-groups, token objective, grant join-tome, grant banish',
  W3: 'taken vault-weapon, hide, token blue+green, on-take red',
  W4: 'marks, dead guard, on-take blue+green, locked red, on-fire with:red',
  W5: 'at beacon, on-take objective, grant take-beacon, token beacon, locked guard-move',
  W6: 'taken blue+green, exited survivor+guard, dead guard, hide, on-take red, token blue+green, on-take blue+green, exit-rule survivor',
  W7: 'taken blue+green, exited survivor+guard, dead guard, hide, token blue+green, on-take red, exit-rule survivor',
  W8: 'at spawn-token+defiler-token, hide, token red, grant repel, on-take blue+green',
  W9: 'at beacon, dead beacon, start-groups, actor beacon, on-phase, on-take objective',
  W10: 'taken vault-weapon, exited survivor+guard, dead guard, hide, token blue+green, on-take red, exit-rule survivor',
};

const NAMES = ['id', 'what', 'who', 'kind', 'zone', 'search', 'drive'];

/** The word of a line and what it speaks of. */
function label(line: object): string {
  const [word, said] = Object.entries(line)[0] as [string, Record<string, unknown>];
  const what = NAMES.map((name) => said[name]).find((value) => Array.isArray(value) || (value !== undefined && typeof value !== 'object'));
  return `${word} ${Array.isArray(what) ? what.join('+') : (what ?? '')}`.trim();
}

describe('the lines of the missions', () => {
  const missions = editions.flatMap((edition) => edition.missions).filter((mission) => mission.code in LINES);
  it('are there for all 48', () => {
    expect(missions.map((mission) => mission.code)).toEqual(Object.keys(LINES));
  });
  it.each(missions)('$code', (mission) => {
    const parts = [mission.objectives.list, mission.loseIf, mission.setup, mission.rules];
    const lines = parts.flatMap((list) => list.map(label));
    expect([...lines, ...(mission.module === undefined ? [] : [`module ${mission.module}`])].join(', ')).toBe(LINES[mission.code]);
  });
});
