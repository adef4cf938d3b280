import { createEngine, type EditionContent, parseMission } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { editions } from '../src/index.ts';

const engine = createEngine(editions);

const crewOf = (edition: EditionContent, count: number): string[] =>
  edition.survivors
    .filter((s) => s.companionOnly !== true)
    .map((s) => s.id)
    .slice(0, count);

describe.each(editions)('$edition', (edition) => {
  it.each(edition.missions.map((mission) => [mission.code, mission] as const))(
    '%s is a mission whose every word is known',
    (_code, mission) => {
      const parsed = parseMission(JSON.parse(JSON.stringify(mission)), editions);
      expect(parsed.ok ? [] : parsed.problems).toEqual([]);
    },
  );

  it('cannot be opened with a skill that no rule knows', () => {
    const [first, ...rest] = edition.survivors;
    const made = { ...edition, survivors: [{ ...first, red: [...first.red, 'fakery'] }, ...rest] };
    const mission = edition.missions[0];
    const seats = [crewOf(edition, mission.survivors.count)];
    const open = () => createEngine([made]).setup({ edition: edition.edition, mission: mission.id, seats, options: {}, seed: 'x' });
    expect(open).toThrow('names skills that no rule knows: fakery');
  });

  it('says what each of its zombies is: nobody has to guess by spelling', () => {
    const mission = edition.missions[0];
    const seats = [crewOf(edition, mission.survivors.count)];
    const made = engine.setup({ edition: edition.edition, mission: mission.id, seats, options: {}, seed: 'kinds' });
    if (!made.ok) throw new Error(JSON.stringify(made.refusal));
    const { kinds, pool } = engine.view(made.state, 0);
    expect(Object.keys(kinds).sort()).toEqual(Object.keys(pool).sort());
    for (const id of edition.abominations) expect(kinds[id], id).toMatchObject({ base: 'abomination', toughness: 3 });
    for (const id of edition.necromancers) expect(kinds[id]?.base, id).toBe('necromancer');
    expect(kinds.runner).toMatchObject({ base: 'runner', actions: 2, toughness: 1 });
    expect(kinds.brute.toughness).toBe(2);
  });

  it.each(edition.missions.map((mission) => [mission.code, mission] as const))('%s can be laid out and begins', (_code, mission) => {
    const seats = [crewOf(edition, mission.survivors.count)];
    const made = engine.setup({ edition: edition.edition, mission: mission.id, seats, options: {}, seed: mission.id });
    if (!made.ok) throw new Error(JSON.stringify(made.refusal));
    const { state } = made;
    // the setup's questions take their first answer
    for (let i = 0; i < 60 && state.phase === 'setup'; i++) expect(engine.answer(state, engine.optionKeys(state)[0]).ok).toBe(true);
    expect(state.over).toBeNull();
    expect(state.round).toBe(1);
    expect(state.survivors.filter((s) => s.role === 'played').every((s) => s.zone >= 0)).toBe(true);
    expect(state.spawns.length).toBeGreaterThan(0);
    expect(engine.view(state, 0).lines.some((line) => line.met && mission.objectives.list.length === 1)).toBe(false);
  });
});
