import { expect, it } from 'vitest';
import { withoutOptions } from '../game/record/record.ts';
import { playGames } from '../table/games.fixture.ts';
import { labelsFrom } from '../table/labels.fixture.ts';
import { choiceName } from '../table/model/choice-names.ts';
import { makeNames } from '../table/model/names.ts';
import { chosenText } from './chosen.ts';

it('an answer of a record is called as it was called on the list it was chosen from', () => {
  const wrong = new Set<string>();
  const made = new Map<string, ReturnType<typeof labelsFrom>>();
  playGames(4, 200, ({ engine, state, content, view }) => {
    const kept = withoutOptions(view);
    if (view.ask === null || kept.ask === null) return;
    const l = made.get(content.edition) ?? labelsFrom('en', content.edition);
    made.set(content.edition, l);
    const names = makeNames(l, view, engine.board(state), String);
    const scene = {
      names,
      colours: view.objectives.map((o) => o.colour),
      loose: view.loose.map((one) => one.name),
      cars: view.cars.map((c) => c.kind),
    };
    for (const option of view.ask.options) {
      const said = chosenText({ names, view: kept }, kept.ask, option.key);
      const wanted = view.ask.kind === 'turn' ? `${names.survivor(view.ask.survivor)}: ${choiceName(scene, option)}` : null;
      if (wanted !== null && said !== wanted) wrong.add(`${option.key}: ${said}, not ${wanted}`);
      if (/\?[a-z]+[.-]|\{\{|undefined|NaN/.test(said) || said === '') wrong.add(`${view.ask.kind} ${option.key}: ${said}`);
    }
  });
  expect([...wrong].slice(0, 40)).toEqual([]);
}, 120_000);
