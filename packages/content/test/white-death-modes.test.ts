// The optional modes of White Death's book on every quest: they begin, and what is offered is accepted until the end or for a while.
import { createEngine, type EditionContent, type Options, type State } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { whiteDeath } from '../src/index.ts';

/** Two of one's own beside the six of the box, for more than six survivors; one without a guard skill. */
const guests = [
  { id: 'guest-one', health: 3, blue: ['shove'], orange: ['iron-hide', 'jump'], red: ['lucky', 'tough', 'sprint'], from: 'ours' as const },
  { id: 'guest-two', health: 3, blue: ['lucky'], orange: ['iron-hide', 'jump'], red: ['shove', 'tough', 'sprint'], from: 'ours' as const },
];
const box: EditionContent = { ...whiteDeath, survivors: [...whiteDeath.survivors, ...guests] };
const engine = createEngine([box]);
const six = whiteDeath.survivors.map((s) => s.id);
const MANY = [...six, ...guests.map((s) => s.id)];

const MODES: Readonly<Record<string, { readonly options: Options; readonly team: readonly string[] }>> = {
  'Abomination Fest': { options: { abominationFest: 6 }, team: six },
  'several necromancers': { options: { severalNecromancers: true }, team: six },
  Ultrared: { options: { ultrared: true }, team: six },
  'guard skill cards': { options: { guardSkills: true }, team: MANY.slice(1, 7) },
  'more than six survivors': { options: {}, team: MANY },
  'all of them': { options: { abominationFest: 6, severalNecromancers: true, ultrared: true, guardSkills: true }, team: MANY },
};

const ANSWERS = 160;

/** Takes offered answers by a simple sequence of its own; the end of a turn seldom, so that things happen. */
function wander(state: State): number {
  let seed = 7;
  let n = 0;
  while (state.over === null && n < ANSWERS) {
    const keys = engine.optionKeys(state);
    expect(keys.length).toBeGreaterThan(0);
    seed = (seed * 48271) % 2147483647;
    const key = keys[seed % keys.length] ?? '';
    const result = engine.answer(state, key, true);
    expect(result.ok, key).toBe(true);
    n++;
  }
  return n;
}

describe.each(Object.entries(MODES))('%s', (_name, { options, team }) => {
  it.each(whiteDeath.missions.map((quest) => quest.id))('%s', (mission) => {
    const opened = engine.setup({ edition: 'white-death', mission, seats: [team.slice(0, 3), team.slice(3)], options, seed: mission });
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
    expect(wander(opened.state)).toBeGreaterThan(10);
    // sturdy, so that the late rules of a mode come up
    const again = engine.setup({ edition: 'white-death', mission, seats: [team], options, seed: `${mission} again` });
    if (!again.ok) throw new Error(JSON.stringify(again.refusal));
    for (const s of again.state.survivors) Object.assign(s, { health: 30, ap: 40 });
    wander(again.state);
  });
});

describe('what a mode brings', () => {
  const begin = (options: Options, team: readonly string[]) => {
    const opened = engine.setup({ edition: 'white-death', mission: 'white-death/w03', seats: [team], options, seed: 'x' });
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
    return opened.state;
  };
  it('a guard skill for whoever has none', () => {
    const has = (options: Options) => begin(options, MANY).survivors.filter((s) => s.skills.some((id) => id.startsWith('guards-'))).length;
    expect([has({}), has({ guardSkills: true })]).toEqual([6, 8]);
  });
});
