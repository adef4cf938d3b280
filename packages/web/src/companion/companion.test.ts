// The companion of a cardboard table on every mission of every book: the rules tell what the dead do, and the mirror comes back to rest.
import { editions } from '@holdout/content';
import { createEngine, type State } from '@holdout/engine';
import { answerDeed, beginDeed, type Deed, mirrorChange, openMirror, rollOdds, turnCard } from '@holdout/engine/companion';
import { usualSurvivors } from '@holdout/engine/content';
import { describe, expect, test } from 'vitest';

const engine = createEngine(editions);

function mirrorOf(edition: string, code: string): State {
  const content = editions.find((one) => one.edition === edition);
  const mission = content?.missions.find((one) => one.code === code);
  if (!content || !mission) throw new Error(`${edition} ${code}`);
  const made = openMirror(engine, {
    edition: content.edition,
    mission: mission.id,
    seats: [usualSurvivors(content, mission)],
    options: {},
    seed: `mirror ${mission.id}`,
  });
  if (!made.ok) throw new Error(JSON.stringify(made.refusal));
  return made.state;
}

/** Runs a deed to its end, every question answered by the first answer there is. */
function through(resting: State, deed: Deed): State {
  let told = beginDeed(engine, resting, deed);
  for (let i = 0; i < 500; i++) {
    if (!told.ok) throw new Error(JSON.stringify(told.refusal));
    if (told.rest) return told.state;
    told = answerDeed(engine, resting, told.state, engine.optionKeys(told.state)[0]);
  }
  throw new Error('no end');
}

describe.each(editions.flatMap(({ edition, missions }) => missions.map(({ code }) => [edition, code] as const)))(
  '%s %s',
  (edition, code) => {
    test('rests, acts, spawns and ends the round', () => {
      let state = mirrorOf(edition, code);
      for (const deed of ['zombies', 'spawn', 'end', 'zombies', 'spawn'] as const) state = through(state, deed);
      expect(state.round).toBe(2);
      expect(state.over).toBeNull();
      expect(state.ask?.kind).toBe('order');
      // what is kept in the browser can be read again
      expect(engine.parse(JSON.parse(JSON.stringify(state))).ok).toBe(true);
    });
  },
);

test('a walker beside somebody attacks, and the wounds are asked for', () => {
  const state = mirrorOf('second-edition', 'M1');
  const { zone } = state.survivors[0];
  expect(mirrorChange(engine, state, { is: 'zombies', zone, kind: 'walker', n: 1 })).toBeNull();
  expect(engine.oracles.intent(state).find((one) => one.zone === zone)?.does).toBe('attack');
  const told = beginDeed(engine, state, 'zombies');
  expect(told.ok && told.state.ask?.kind).toBe('wounds');
});

test('doors, noise, levels and figures follow the real table; what is not there is refused', () => {
  const state = mirrorOf('second-edition', 'M1');
  expect(mirrorChange(engine, state, { is: 'door', door: 0, open: true })).toBeNull();
  expect(state.doors[0]).toBe(1);
  expect(mirrorChange(engine, state, { is: 'ap', who: 0, n: 20 })).toBeNull();
  expect(engine.view(state, 0).danger).toBe('orange');
  expect(mirrorChange(engine, state, { is: 'wounds', who: 0, n: state.survivors[0].health })).toBeNull();
  expect(state.survivors[0].alive).toBe(false);
  expect(mirrorChange(engine, state, { is: 'zombies', zone: 0, kind: 'walker', n: 4000 })?.reason).toBe('box-is-empty');
  expect(mirrorChange(engine, state, { is: 'survivor', who: 0, zone: 4000 })?.reason).toBe('no-such-thing');
  expect(mirrorChange(engine, state, { is: 'noise', zone: 0, n: 1.5 })?.reason).toBe('no-such-thing');
});

test('the deck goes round and every card is turned once before one comes again', () => {
  const state = mirrorOf('second-edition', 'M1');
  const cards = state.zombieDeck.draw.length;
  const turned = Array.from({ length: cards }, () => turnCard(engine, state)?.card);
  expect(new Set(turned).size).toBe(cards);
  expect(turnCard(engine, state)?.left).toBe(cards - 1);
});

test('odds are those of the dice', () => {
  const state = mirrorOf('second-edition', 'M1');
  const roll = { attack: 'melee', dice: 2, accuracy: 4, damage: 1, zombies: { walker: 1 } } as const;
  expect(rollOdds(engine, state, roll)?.clear).toBeCloseTo(0.75);
  // a brute takes the shots of those who may not choose, and damage 1 does nothing to it
  expect(rollOdds(engine, state, { ...roll, attack: 'ranged', zombies: { brute: 1, walker: 1 } })?.expectedKills).toBe(0);
  expect(rollOdds(engine, state, { ...roll, zombies: { brute: 1, walker: 1 } })?.expectedKills).toBeCloseTo(0.75);
  expect(rollOdds(engine, state, { ...roll, dice: 0 })).toBeNull();
  expect(rollOdds(engine, state, { ...roll, zombies: { nobody: 1 } })).toBeNull();
});
