import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonical,
  compile,
  END,
  type Frame,
  hashText,
  type MachineState,
  newFrame,
  type Procedures,
  patch,
  randomBelow,
  run,
  seedRandom,
  shuffle,
} from './index.ts';

interface Toy {
  readonly g: MachineState & { ask: { kind: string; by: number; keys?: string[] } | null; log: string[] };
}
type Counting = Frame & { n: number };

const toy = (): Toy => ({ g: { tick: 0, random: seedRandom('toy'), stack: [], ask: null, log: [] } });

const procedures = {
  main: {
    first(t: Toy) {
      t.g.log.push('first');
      t.g.stack.push(newFrame(program, 'inner', { n: 2 }));
    },
    second(t: Toy, f: Frame) {
      t.g.log.push(`returned ${f.ret}`);
      t.g.ask = { kind: 'toy', by: 0, keys: ['a', 'b'] };
    },
    third(t: Toy, f: Frame) {
      t.g.log.push(`answered ${f.answer}`);
      return f.answer === 'a' ? END : 'first';
    },
    never(t: Toy) {
      t.g.log.push('never');
    },
  },
  inner: {
    count(t: Toy, f: Counting): string | void {
      t.g.log.push(`inner ${f.n}`);
      f.n--;
      f.ret = 7;
      if (f.n > 0) return 'count';
    },
  },
} satisfies Procedures<Toy>;
const program = compile(procedures);
const never = () => false;

describe('the machine', () => {
  it('runs steps in order, calls, returns and stops at a question', () => {
    const t = toy();
    t.g.stack.push(newFrame(program, 'main'));
    run(program, t, never);
    expect(t.g.log).toEqual(['first', 'inner 2', 'inner 1', 'returned 7']);
    expect(t.g.ask?.kind).toBe('toy');
  });

  it('continues from a copy that went through JSON', () => {
    const t = toy();
    t.g.stack.push(newFrame(program, 'main'));
    run(program, t, never);
    const again: Toy = { g: JSON.parse(JSON.stringify(t.g)) };
    again.g.ask = null;
    again.g.stack[0].answer = 'a';
    run(program, again, never);
    expect(again.g.log.at(-1)).toBe('answered a');
    expect(again.g.stack).toEqual([]);
  });

  it('stops a runaway with the place where it runs', () => {
    const endless = compile<Toy>({ loop: { round: () => 'round' } });
    const t = toy();
    t.g.stack.push(newFrame(endless, 'loop'));
    expect(() => run(endless, t, never)).toThrow('runaway in loop.round');
  });

  it('lets a ruleset replace a step, and only one that exists', () => {
    const replaced = compile({ ...procedures, inner: patch(procedures.inner, { count: (t) => void t.g.log.push('patched') }) });
    const t = toy();
    t.g.stack.push(newFrame(replaced, 'inner', { n: 5 }));
    run(replaced, t, never);
    expect(t.g.log).toEqual(['patched']);
    expect(() => patch(procedures.inner, { missing() {} })).toThrow('missing');
  });

  it('does not compile when data names a procedure that is not there', () => {
    expect(() => compile(procedures, ['main', 'inner'])).not.toThrow();
    expect(() => compile(procedures, ['iner'])).toThrow('unknown procedure: iner');
  });
});

describe('random numbers', () => {
  it('are the same for the same seed and differ for others', () => {
    const draw = (seed: string) => {
      const s = seedRandom(seed);
      return Array.from({ length: 20 }, () => randomBelow(s, 1000));
    };
    expect(draw('one')).toEqual(draw('one'));
    expect(draw('one')).not.toEqual(draw('two'));
    expect(draw('')).toHaveLength(20);
  });

  it('go on from a saved state', () => {
    const s = seedRandom('save');
    for (let i = 0; i < 5; i++) randomBelow(s, 6);
    const copy = JSON.parse(JSON.stringify(s));
    expect(Array.from({ length: 30 }, () => randomBelow(copy, 6))).toEqual(Array.from({ length: 30 }, () => randomBelow(s, 6)));
  });

  it('show every face about equally often', () => {
    const s = seedRandom('dice');
    const faces = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) faces[randomBelow(s, 6)]++;
    for (const n of faces) expect(Math.abs(n - 10_000)).toBeLessThan(500);
  });

  it('shuffle without losing a card', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (cards, seed) => {
        const shuffled = cards.slice();
        shuffle(seedRandom(seed), shuffled);
        expect(shuffled.slice().sort()).toEqual(cards.slice().sort());
      }),
    );
  });
});

describe('hashes', () => {
  it('do not depend on the order of keys', () => {
    expect(hashText(canonical({ a: 1, b: [2, { d: 3, c: 4 }] }))).toBe(hashText(canonical({ b: [2, { c: 4, d: 3 }], a: 1 })));
  });
  it('refuse what is not JSON', () => {
    expect(() => canonical({ a: undefined } as never)).toThrow('not JSON');
  });
  it('tell different values apart', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        fc.pre(JSON.stringify(a) !== JSON.stringify(b) && canonical(a as never) !== canonical(b as never));
        expect(hashText(canonical(a as never))).not.toBe(hashText(canonical(b as never)));
      }),
    );
  });
});
