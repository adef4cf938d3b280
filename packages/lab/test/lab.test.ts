import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botRandom, sensibleBot } from '@holdout/bots';
import { afterAll, describe, expect, it } from 'vitest';
import { boardSvg } from '../src/draw/svg.ts';
import { readFlags } from '../src/flags.ts';
import { playFuzz } from '../src/fuzz/play-fuzz.ts';
import { drawSpec, LARGE, modeSpec, modesOf, readSpec, specText } from '../src/fuzz/spec.ts';
import { checkPlaythrough, playthroughOf, readPlaythrough } from '../src/golden/playthrough.ts';
import { engine, missionNamed, missionsOf, optionsNamed, optionsText, setupOf, teamFor } from '../src/library.ts';
import { boardText } from '../src/play/board-text.ts';
import { optionsText as listOptions } from '../src/play/options-text.ts';
import { playGame } from '../src/run-game.ts';
import { wilson } from '../src/simulate/tally.ts';

const mission = missionNamed('black-plague/q00');
const setup = setupOf(mission, teamFor(mission, 0), 2, {}, 'test');

describe('words of the command line', () => {
  it('names an unknown flag and the nearest known', () => {
    expect(() => readFlags({ games: { type: 'string', help: '' } }, ['--gams', '3'])).toThrow('unknown flag --gams, nearest --games');
    expect(() => readFlags({ games: { type: 'string', help: '' } }, ['--games', 'many']).number('games', 1)).toThrow('whole number');
    expect(() => readFlags({ games: { type: 'string', help: '' } }, ['--games', '0']).number('games', 1, 1)).toThrow('at least 1');
  });
  it('reads options both ways', () => {
    const options = optionsNamed('darkZones,clock=20,difficultyDeck=hard');
    expect(options).toEqual({ darkZones: true, clock: 20, difficultyDeck: 'hard' });
    expect(optionsNamed(optionsText(options))).toEqual(options);
    expect(() => optionsNamed('darkZone')).toThrow('nearest darkZones');
    expect(() => optionsNamed('clock=soon')).toThrow('clock=soon needs a whole number');
    expect(() => optionsNamed('difficultyDeck=hart')).toThrow('nearest hard');
    expect(() => optionsNamed('risk=2')).toThrow('takes no value');
  });
  it('finds a mission by the end of its id', () => {
    expect(missionNamed('q00').id).toBe('black-plague/q00');
    expect(() => missionNamed('black-plague/q0')).toThrow('nearest black-plague/q0');
  });
});

describe('fuzz', () => {
  it('names a game so that it can be played again', () => {
    const random = botRandom('x');
    for (const m of missionsOf()) {
      const spec = drawSpec(m, random, 'seed:1');
      expect(readSpec(specText(spec))).toEqual(spec);
    }
  });
  it('asks for every mode of a book alone, and for more survivors than six', () => {
    const random = botRandom('x');
    const mission = missionNamed('m01');
    const specs = modesOf(mission).map((mode) => modeSpec(mission, mode, random, 'm'));
    expect(specs.map((spec) => Object.keys(spec.options).join())).toEqual([...modesOf(mission).filter((mode) => mode !== LARGE), '']);
    expect(specs.map((spec) => spec.survivors > 6)).toEqual(modesOf(mission).map((mode) => mode === LARGE));
    for (const spec of specs) expect(readSpec(specText(spec))).toEqual(spec);
  });
  it('fills a team larger than the box up with survivors of its own', () => {
    const [players, survivors] = [3, 9];
    const spec = readSpec(`white-death/w03:${players}:${survivors}:0:eager:none:25:large`);
    expect(playFuzz(engine, spec).answers).toBeGreaterThan(survivors);
  });
  it('plays the same game twice', () => {
    const spec = readSpec('black-plague/q00:2:4:1:eager:none:0:twice');
    expect(playFuzz(engine, spec)).toEqual(playFuzz(engine, spec));
  });
});

describe('playthroughs', () => {
  const played = playGame(engine, setup, sensibleBot, null, { rounds: 4, answers: 200 });
  const text = playthroughOf(engine, setup, played.answers);
  it('replay to the same end', () => {
    expect(readPlaythrough(text).answers).toEqual(played.answers);
    expect(checkPlaythrough(engine, text)).toBeNull();
  });
  it('tell where they part', () => {
    expect(checkPlaythrough(engine, text.replace(/ > .*$/m, ' > nonsense'))).toContain('refused');
    expect(checkPlaythrough(engine, text.replace(/^hash: .*$/m, 'hash: 0'))).toContain('recorded 0');
    expect(() => readPlaythrough('what is this')).toThrow('line 1');
  });
});

describe('pictures', () => {
  const opened = engine.setup(setup);
  if (!opened.ok) throw new Error('setup refused');
  const view = engine.view(opened.state, 0);
  const board = engine.board(opened.state);
  it('shows every zone in the terminal', () => {
    const drawn = boardText(board, view, 120);
    for (const [zone] of board.zones.entries()) expect(drawn).toMatch(new RegExp(`(^|[^0-9])${zone}([^0-9]|$)`, 'm'));
  });
  it('lists every option once', () => {
    expect([...listOptions(engine, opened.state, view).keys].sort()).toEqual([...engine.optionKeys(opened.state)].sort());
  });
  it('draws SVG with every tile', () => {
    const svg = boardSvg(board, view, 'a < b');
    expect(svg).toContain('a &#60; b');
    for (const tile of board.tiles) expect(svg).toContain(tile.face);
  });
});

describe('statistics', () => {
  it('give an interval around the rate', () => {
    const [low, high] = wilson(5, 10);
    expect(low).toBeGreaterThan(0.2);
    expect(high).toBeLessThan(0.8);
    expect(wilson(0, 0)).toEqual([0, 1]);
  });
});

describe('a mission of one’s own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-lab-'));
  const write = (name: string, value: unknown): string => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(value));
    return path;
  };
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is read from a file, begun and played like one of the books', () => {
    const own = missionNamed(write('mine.json', { ...mission, id: 'black-plague/own-mine' }));
    const played = playGame(engine, setupOf(own, teamFor(own, 0), 1, {}, 'file'), sensibleBot, null, { rounds: 2, answers: 200 });
    expect(played.answers.length).toBeGreaterThan(0);
  });

  it('tells everything that is wrong with it at once', () => {
    const broken = { ...mission, minutes: 0, objectives: { ordered: true, list: [] } };
    expect(() => missionNamed(write('broken.json', broken))).toThrow(/minutes: .*\n.*objectives\.list/);
  });
});
