// Leads about others and their things: guards to march, a figure to escort, fires to keep away from, ladders, what is handed over.
import { describe, expect, it } from 'vitest';
import { begin, type MissionSpec, type MissionTable } from '../../../test/mission-table.ts';
import type { Lead } from './lead.ts';

const board = { grid: 'A B c d E', rooms: 'c d', doors: 'c-B closed blue, d-E closed green', openings: 'c-d' };
const spec = (more: Partial<MissionSpec>): MissionSpec => ({ edition: 'white-death', board, ...more });
const leads = (t: MissionTable): readonly Lead[] => t.t.r.missionRules.leads(t.t).find((one) => one.line === 0)?.leads ?? [];

describe('leads in company', () => {
  it('guards who have to leave are ordered to the exit from wherever they stand, until they are there', () => {
    const t = begin(
      spec({
        places: { start: ['A'], exit: ['E'] },
        map: { guards: [{ zone: 'B', count: 2 }] },
        objectives: [{ exited: { who: ['survivor', 'guard'], count: 'all' } }],
        rules: [{ 'exit-rule': { who: 'survivor' } }],
      }),
    );
    expect(leads(t)).toMatchObject([
      { deed: 'march', need: 1, zones: [t.zone('B')], to: [t.zone('E')] },
      { deed: 'leave', zones: [t.zone('E')] },
    ]);
    t.g.guards[t.zone('B')] = 0;
    t.g.guards[t.zone('E')] = 2;
    expect(leads(t).map((lead) => lead.deed)).toEqual(['leave']);
  });

  it('a Beacon that moves only in company is escorted, one that is carried goes with its bearer', () => {
    const moving = begin(
      spec({
        places: { start: ['A'], beacon: ['B'], exit: ['E'] },
        objectives: [{ at: { what: 'beacon', zone: 'exit' } }],
        rules: [
          {
            'on-phase': {
              phase: 'players-start',
              if: { at: { who: 'survivor', count: 1, zone: 'beacon' } },
              then: [{ 'move-token': { what: 'beacon', by: 1, chosen: true, optional: true } }],
            },
          },
        ],
      }),
    );
    expect(leads(moving)).toMatchObject([{ deed: 'escort', need: 1, zones: [moving.zone('B')], to: [moving.zone('E')] }]);
    const carried = begin(
      spec({
        places: { start: ['A'], beacon: ['A'], exit: ['E'] },
        objectives: [{ at: { what: 'beacon', zone: 'exit' } }],
        rules: [
          { grant: { id: 'take-beacon', cost: 1, where: 'beacon', then: [{ gain: { token: 'beacon' } }] } },
          { token: { what: 'beacon', keep: 'tradable', 'stands-with-bearer': true } },
        ],
      }),
    );
    expect(leads(carried)[0]).toMatchObject({ deed: 'use', grant: 'take-beacon', zones: [carried.zone('A')] });
    carried.act('amy', 'grant:take-beacon');
    expect(leads(carried)).toMatchObject([{ deed: 'stand', who: [0], zones: [carried.zone('E')] }]);
  });

  it('a fire that takes the whole building says so: nobody should be in any room of it', () => {
    const t = begin(
      spec({
        map: { objectives: [{ zone: 'c' }] },
        objectives: [{ marks: { name: 'burnt', count: 1 } }],
        rules: [
          {
            'on-fire': {
              zone: 'with:red',
              from: 'dragon-fire',
              then: [
                { 'discard-token': { what: 'red', zone: 'there' } },
                { burn: { zone: 'building:there' } },
                { mark: { name: 'burnt' } },
              ],
            },
          },
        ],
      }),
    );
    t.give('amy', 'dragon-bile');
    t.give('amy', 'torch');
    const [fire] = leads(t);
    expect(fire).toMatchObject({ deed: 'burn', zones: [t.zone('c')], who: [0] });
    expect([...(fire.blaze ?? [])].sort()).toEqual([t.zone('c'), t.zone('d')].sort());
  });

  it('bile and torch in two hands come into one first', () => {
    const t = begin(
      spec({
        places: { start: ['A'], marked: ['E'] },
        objectives: [{ burned: { zone: 'marked', with: 'dragon-fire' } }],
      }),
    );
    t.give('amy', 'dragon-bile');
    t.give('doug', 'torch');
    expect(leads(t)).toMatchObject([{ deed: 'hand', what: 'part', who: [0], items: ['torch'], zones: [t.who('doug').zone] }]);
    t.give('amy', 'torch');
    expect(leads(t)).toMatchObject([{ deed: 'burn', who: [0], zones: [t.zone('E')] }]);
  });

  it('a rope ladder that lies about is taken where nothing else leads up', () => {
    const up = { grid: 'A B W', walkways: 'W' };
    const t = begin(
      spec({
        board: up,
        places: { start: ['A'] },
        map: { objectives: [{ zone: 'W' }], ladders: ['B'] },
        objectives: [{ taken: { what: 'red' } }],
      }),
    );
    expect(leads(t)).toMatchObject([
      { deed: 'take', what: 'ladder', zones: [t.zone('B')], key: true },
      { deed: 'take', what: 'objective', zones: [t.zone('W')] },
    ]);
    const stairs = begin(
      spec({
        board: { ...up, stairs: 'B-W' },
        places: { start: ['A'] },
        map: { objectives: [{ zone: 'W' }], ladders: ['B'] },
        objectives: [{ taken: { what: 'red' } }],
      }),
    );
    expect(leads(stairs).map((lead) => lead.what)).toEqual(['objective']);
  });

  it('corruption is driven out from where its breach does not close behind one, and where there is some', () => {
    const t = begin(
      spec({
        board: { grid: 'A W Z D', walkways: 'W', stairs: 'A-W' },
        places: { start: ['A'] },
        map: {
          spawns: [
            { zone: 'Z', colour: '1' },
            { zone: 'A', colour: '2' },
          ],
          corruption: ['W', 'Z'],
          objectives: [{ zone: 'A', colour: 'blue' }],
        },
        objectives: [{ none: { what: 'corruption', zone: 'board' } }],
        rules: [
          { token: { what: 'blue', keep: 'tradable' } },
          {
            grant: {
              id: 'banish',
              cost: 1,
              where: 'with:spawn-token',
              range: [0, 1],
              pays: { token: 'tome' },
              then: [{ 'discard-token': { what: 'corruption', from: 'there', connected: true } }],
            },
          },
        ],
      }),
    );
    t.act('amy', 'take:objective:0');
    expect(leads(t)).toMatchObject([{ deed: 'carry', who: [0], grant: 'banish', zones: [t.zone('W')] }]);
  });
});
