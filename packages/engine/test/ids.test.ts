// What the compiler keeps apart. Each line below that must not compile says so; were it to compile, the type check would fail here.
import { expectTypeOf, test } from 'vitest';
import type { CardId, KindId, SurvivorId, ZoneId } from '../src/ids.ts';
import type { Survivor } from '../src/state/state.ts';
import type { survivorsIn } from '../src/table.ts';

test('a zone, a survivor, a card and a kind are not taken for each other', () => {
  expectTypeOf<ZoneId>().not.toExtend<SurvivorId>();
  expectTypeOf<SurvivorId>().not.toExtend<ZoneId>();
  expectTypeOf<CardId>().not.toExtend<SurvivorId>();
  expectTypeOf<KindId>().not.toExtend<ZoneId>();
  expectTypeOf<Survivor['zone']>().toEqualTypeOf<ZoneId>();
  expectTypeOf<CardId>().not.toExtend<Parameters<typeof survivorsIn>[1]>();
});

test('numbers of a loop or a file fit any of them', () => {
  expectTypeOf<number>().toExtend<ZoneId>();
  expectTypeOf<number>().toExtend<SurvivorId>();
});
