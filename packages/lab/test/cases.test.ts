import { describe, expect, it } from 'vitest';
import { casesIn, type RuleCase } from '../src/cases/documents.ts';
import { playCase } from '../src/cases/play-case.ts';

const BOARD = 'board: { grid: "A B" }';
const caseOf = (text: string): RuleCase => {
  const [read] = casesIn('test.yaml', `id: t\nedition: second-edition\n${text}`);
  if (read === undefined || 'problem' in read) throw new Error(read?.problem ?? 'nothing read');
  return read;
};
const outcome = (text: string): string => {
  const failure = playCase(caseOf(text));
  return failure === null ? 'passed' : `step ${failure.step}: ${failure.wanted} | ${failure.got}`;
};
const problemOf = (text: string): string => {
  const [read] = casesIn('test.yaml', text);
  return read !== undefined && 'problem' in read ? read.problem : 'read';
};

describe('a case that cannot be read', () => {
  it('names an unknown word and the nearest known', () => {
    expect(problemOf(`id: t\nedition: second-edition\n${BOARD}\nsurvivers: {}`)).toContain('unknown word "survivers", nearest "survivors"');
    expect(problemOf(`id: t\nedition: secnd-edition\n${BOARD}`)).toContain('nearest "second-edition"');
    expect(problemOf('id: t\nedition: second-edition')).toContain('needs a board');
    expect(problemOf('id: [')).not.toBe('read');
  });
  it('names an unknown verb, item, zone, skill and kind', () => {
    const amy = `${BOARD}\nsurvivors: { amy: { at: A } }`;
    expect(outcome(`${amy}\nsteps: [amy muve B]`)).toContain('unknown verb "muve", nearest "move"');
    expect(outcome(`${amy}\nsteps: [amy move C]`)).toContain('unknown zone "C"');
    expect(outcome(`${BOARD}\nsurvivors: { amy: { at: A, hands: [katna] } }`)).toContain('unknown item "katna", nearest "katana"');
    expect(outcome(`${BOARD}\nsurvivors: { amy: { at: A, skills: [lucki] } }`)).toContain('unknown skill "lucki", nearest "lucky"');
    expect(outcome(`${amy}\nzombies: { A: { wolker: 1 } }`)).toContain('unknown kind "wolker"');
    expect(outcome(`${amy}\nsteps: [expect: { amy: { att: A } }]`)).toContain('unknown word of a survivor "att", nearest "at"');
  });
});

describe('a word no step has', () => {
  const amy = `${BOARD}\nsurvivors: { amy: { at: A, hands: [pistol], skills: [shove, born-leader] } }`;
  it.each([
    ['noise loudly', 'loudly'],
    ['end now', 'now'],
    ['search twice', 'twice'],
    ['take purpel', 'purpel'],
    ['reload pistl', 'pistl'],
    ['seat backwards', 'backwards'],
    ['enter truck driver', 'truck'],
    ['move', 'a zone expected'],
    ['drive', 'a zone expected'],
    ['skill shove Q', 'Q'],
    ['skill born-leader bob', 'bob'],
  ])('is named, not taken for refused: %s', (step, word) => {
    expect(outcome(`${amy}\nsteps: [refuse: amy ${step}]`)).toContain('a case that can be read');
    expect(outcome(`${amy}\nsteps: [refuse: amy ${step}]`)).toContain(word);
  });
  it('is no face of a die', () => {
    expect(problemOf(`id: t\nedition: second-edition\n${BOARD}\ndice: [4, 7]`)).toContain('no die has the face 7');
  });
});

describe('a case that fails', () => {
  const amy = `${BOARD}\nsurvivors: { amy: { at: A } }`;
  it('says what was wanted and what came', () => {
    expect(outcome(`${amy}\nsteps: [amy move B, expect: { amy: { at: A } }]`)).toBe('step 2: amy.at A | amy.at B');
    expect(outcome(`${amy}\nsteps: [amy search]`)).toContain('refused: search-not-here');
    expect(outcome(`${amy}\nsteps: [refuse: amy move B]`)).toContain('to be refused');
  });
  it('counts dice: too few and left over', () => {
    const fight = `${BOARD}\nsurvivors: { amy: { at: A, hands: [crowbar] } }\nzombies: { A: { walker: 1 } }`;
    expect(outcome(`${fight}\nsteps: [amy melee crowbar]`)).toContain('the script does not have');
    expect(outcome(`${fight}\ndice: [4, 4]\nsteps: [amy melee crowbar]`)).toContain('left over: 4');
    expect(outcome(`${fight}\ndice: [4]\nsteps: [amy melee crowbar, expect: { A: { walker: 0 } }]`)).toBe('passed');
  });
  it('does not draw past a listed deck', () => {
    expect(outcome(`${amy}\ntokens: { spawn: [A, B] }\ndecks: { zombie: [walker 1 1 1 1] }\nsteps: [zombies spawn]`)).toContain(
      'deck of this case is empty',
    );
  });
  it('does not step over a pending choice', () => {
    const two = `${BOARD}\nsurvivors: { amy: { at: A }, doug: { at: A } }\nzombies: { A: { walker: 1 } }`;
    expect(outcome(`${two}\nsteps: [zombies activate, zombies activate]`)).toContain('wounds');
    expect(outcome(`${two}\nsteps: [zombies activate, "choose wounds doug 1", expect: { doug: { wounds: 1 } }]`)).toBe('passed');
  });
});

describe('a case about somebody who is not asked', () => {
  const two = `${BOARD}\nsurvivors: { amy: { at: A }, ned: { at: A, skills: [combat-reflexes], hands: [pistol] } }`;
  it('begins nobody a turn by itself', () => {
    expect(outcome(`${two}\nsteps: [ned move B]`)).toBe("step 1: ned to act | amy's turn: say turn ned");
    expect(outcome(`${two}\nsteps: [turn ned, ned move B, expect: { ned: { at: B } }]`)).toBe('passed');
    const spawn = 'tokens: { spawn: [B] }\ndecks: { zombie: [walker 0 1 1 1] }\ndice: [4]';
    // nothing came, so the skill has nothing to offer
    expect(outcome(`${two}\n${spawn}\nsteps: [zombies spawn, ned ranged pistol at B]`)).toBe(
      'step 2: ned to act | nothing is asked: say turn ned',
    );
  });
  it('passes the turn on in order when somebody ends it', () => {
    expect(outcome(`${two}\nsteps: [amy end, ned move B, expect: { ned: { at: B } }]`)).toBe('passed');
    expect(outcome(`${two}\nsteps: [amy end, ned end, amy move B]`)).toContain('amy to act');
  });
  it('takes no refusal for shown', () => {
    expect(outcome(`${two}\nsteps: [refuse: ned search]`)).toContain('ned to act');
    expect(outcome(`${two}\nsteps: [amy end, refuse: amy search]`)).toContain('amy to act');
    const door = `board: { grid: "a b", rooms: a b }\nsurvivors: { amy: { at: a } }\ndecks: { equipment: [katana] }`;
    expect(outcome(`${door}\nsteps: [amy search, refuse: amy search]`)).toContain('keep');
  });
  it('takes no answer to what nobody asked', () => {
    expect(outcome(`${two}\nsteps: [amy move B, choose use reaper-melee yes]`)).toContain('not use');
    const reaper = `${BOARD}\nsurvivors: { amy: { at: A, skills: [reaper-melee, hit-and-run], hands: [crowbar] } }\nzombies: { B: { walker: 1 } }\ndice: [4]`;
    expect(outcome(`${reaper}\nsteps: [amy move B, choose use reaper-melee yes]`)).toContain('not use');
    // what is offered may be taken up
    expect(outcome(`${reaper}\nsteps: [amy move B, amy melee crowbar, refuse: choose use hit-and-run yes]`)).toContain('to be refused');
    expect(
      outcome(`${BOARD}\nsurvivors: { amy: { at: A } }\nzombies: { A: { walker: 1 } }\nsteps: [zombies activate, choose wounds amy 1]`),
    ).toContain('nothing-asked');
  });
});
