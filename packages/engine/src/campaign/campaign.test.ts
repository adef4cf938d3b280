import { describe, expect, it } from 'vitest';
import { begin, type MissionSpec, type MissionTable } from '../../test/mission-table.ts';
import { nextSheet } from '../api/next-sheet.ts';
import type { ObjectiveCardDef, Word } from '../content.ts';
import { gainAp } from '../survivors/adrenaline.ts';
import { finish } from '../survivors/finish.ts';
import { cardsOf } from '../survivors/inventory.ts';
import { placeAt } from '../survivors/standing.ts';
import { wound } from '../survivors/wounds.ts';
import { addChapter, type Campaign, campaignEnd, newCampaign, nextMission, nextSetup, replaceDead, vacancies } from './chronicle.ts';
import { parseCampaign } from './parse-campaign.ts';
import { parseSheet } from './parse-sheet.ts';
import { type CampaignSheet, newSheet, succeed } from './sheet.ts';

const card = (id: string, ...script: Word[]): ObjectiveCardDef => ({ id, no: 1, lies: { zone: 'A' }, script });
const spec = (more: Partial<MissionSpec> = {}): MissionSpec => ({
  edition: 'washington',
  board: { grid: 'A B' },
  options: { campaign: true },
  ...more,
});
const sheet = (amy: Partial<CampaignSheet['survivors'][string]>, more: Partial<CampaignSheet> = {}): CampaignSheet => ({
  ...newSheet(),
  survivors: { amy: { xp: 0, skills: [], bonusActions: 0, kept: [], achievements: [], ...amy } },
  ...more,
});
const next = (t: MissionTable): CampaignSheet => {
  const found = nextSheet(t.t.r, t.g);
  if (found === null) throw new Error('the mission is not over');
  return found;
};
const names = (t: MissionTable, who: string): string[] => cardsOf(t.who(who)).map((c) => t.t.r.items[t.g.cards[c]].id);
const run = (t: MissionTable, does: (t: MissionTable['t']) => void): MissionTable => {
  does(t.t);
  return t;
};

describe('campaign points', () => {
  it('come with the first Orange and the first Red, and the reward is asked for at the marked box', () => {
    const t = begin(spec({ campaign: sheet({ xp: 1 }) }));
    t.turn('amy');
    run(t, (table) => gainAp(table, 0, 19, 'test'));
    t.g.ask = null;
    t.play('level-up', { who: 0, from: 1 });
    expect(t.g.ask).toMatchObject({ topic: 'campaign-reward', points: 2, by: 0, keys: ['bonus-action', 'lucky', 'sniper', 'hoard'] });
    t.answer('hoard');
    expect(t.who('amy').skills).toContain('hoard');
    // the skill of the level itself comes after
    expect(t.g.ask).toMatchObject({ kind: 'skill', level: 2 });
  });

  it('of a card go to the taker or to all, each asked in turn; boxes end at the last', () => {
    const t = begin(
      spec({ cards: [card('one', { 'campaign-xp': { count: 2, to: 'all' } })], objectives: [{ taken: { what: 'card', count: 'all' } }] }),
    );
    t.turn('amy').answer('read:one');
    expect(t.g.ask).toMatchObject({ topic: 'campaign-reward', who: 0 });
    t.answer('bonus-action');
    expect(t.g.ask).toMatchObject({ topic: 'campaign-reward', who: 1 });
    t.answer('lucky');
    expect(t.g.over).toMatchObject({ result: 'won' });
    expect(next(t).survivors).toMatchObject({
      amy: { xp: 2, bonusActions: 1, skills: [] },
      doug: { xp: 2, bonusActions: 0, skills: ['lucky'] },
    });
  });

  it('outside the campaign nothing is asked', () => {
    const t = begin(spec({ options: {}, cards: [card('one', { 'campaign-xp': { count: 2, to: 'all' } })] }));
    t.turn('amy').answer('read:one');
    expect(t.g.ask).toMatchObject({ kind: 'turn' });
  });

  it('a bonus action is used once a mission, and is there again in the next', () => {
    const t = begin(spec({ campaign: sheet({ xp: 2, bonusActions: 1 }) }));
    t.turn('amy');
    t.answer('bonus');
    expect(t.who('amy').actions).toBe(5);
    expect(t.refused('bonus')).toBe('no-bonus-action');
    finish(t.t, { result: 'won', reason: 'test' });
    expect(next(t).survivors.amy).toMatchObject({ bonusActions: 1, xp: 2 });
  });
});

describe('kept cards', () => {
  const kept = ['crowbar', 'crowbar', 'pistol', 'pistol', 'nailbat', 'zantetsuken'];

  it('are arranged before the start and none is lost for want of room', () => {
    const t = begin(spec({ campaign: sheet({ kept }) }), true);
    expect(t.g.ask).toMatchObject({ kind: 'keep', who: 0 });
    const all = t.g.ask?.kind === 'keep' ? t.g.ask.incoming : [];
    expect(all).toHaveLength(6);
    const [a, b, c, d, e, f] = all;
    expect(t.refused(`amy/h=${a} ${b},b=-,p=${c} ${d} ${e};x=`)).toBe('arrange-cards-missing');
    t.answer(`amy/h=${f} ${e},b=-,p=${a} ${b} ${c};x=${d}`);
    expect(names(t, 'amy')).toEqual(['zantetsuken', 'nailbat', 'crowbar', 'crowbar', 'pistol']);
    expect(Object.values(t.g.decks).some((deck) => deck.discard.includes(d))).toBe(true);
  });

  it('are out of the decks before anything is dealt', () => {
    const t = begin(spec({ campaign: sheet({ kept: ['nailbat'] }) }), true);
    expect(t.g.decks.epic.draw).toHaveLength(1);
  });
});

describe('knocked out, taken up, dead', () => {
  const fell = (more: Partial<MissionSpec> = {}): MissionTable => {
    const t = begin(spec({ players: 3, places: { start: ['A'] }, ...more }));
    t.turn('doug');
    const ask = t.g.ask;
    t.g.ask = null;
    wound(t.t, 0, 3, 'test');
    const frame = t.g.stack.pop();
    t.g.ask = ask;
    if (frame === undefined) throw new Error('nobody fell');
    t.play('survivor-down', { who: 0, by: 'test' });
    return t;
  };

  it('a mission lost by a death is not lost by a knock-out, but is once the time has run out', () => {
    const t = fell({ loseIf: [{ dead: { who: 'survivor' } }] });
    expect(t.judged()).toBe('on');
    const round = t.g.round;
    while (t.g.over === null) t.answer(t.g.ask?.kind === 'turn' ? 'end' : t.keys()[0]);
    expect(t.g.round).toBe(round + 1);
    expect(t.g.over).toMatchObject({ reason: 'survivor-died' });
    expect(next(t)).toMatchObject({ dead: { amy: [] } });
    expect(next(t).survivors.amy).toBeUndefined();
  });

  it('a win by leaving waits for whoever lies on the board', () => {
    const t = fell({ map: {}, objectives: [{ exited: { who: 'survivor', count: 'all' } }] });
    for (const name of ['doug', 'elle']) {
      t.who(name).out = true;
      placeAt(t.who(name), -1);
    }
    expect(t.judged()).toBe('on');
    t.play('take-down', { who: 1, which: 'amy' });
    expect(t.judged()).toBe('won objectives');
    expect(next(t).dead).toEqual({});
    expect(next(t).survivors.amy).toBeDefined();
  });

  it('whoever still lies when the mission ends is not dead', () => {
    const t = fell();
    finish(t.t, { result: 'won', reason: 'test' });
    expect(next(t).dead).toEqual({});
  });

  it('deeds pass to the successor, points and rewards do not', () => {
    const before: CampaignSheet = { ...newSheet(), dead: { amy: ['praetorian'] } };
    const after = succeed(before, 'amy', 'ned');
    expect(after.survivors.ned).toEqual({ xp: 0, skills: [], bonusActions: 0, kept: [], achievements: ['praetorian'] });
    expect(after.dead).toEqual({ amy: [] });
  });
});

describe('achievements', () => {
  it('for the taker belong to the taker, for all to the team', () => {
    const t = begin(
      spec({
        cards: [card('one', { achievement: { id: 'scout', for: 'taker' } }, { achievement: { id: 'praetorian' } })],
        objectives: [{ achieved: { id: 'scout', who: 'anyone' } }],
      }),
    );
    t.act('doug', 'read:one');
    expect(t.g.over).toMatchObject({ result: 'won' });
    expect(next(t)).toMatchObject({
      achievements: ['praetorian'],
      survivors: { amy: { achievements: [] }, doug: { achievements: ['scout'] } },
    });
    expect(t.g.campaign?.story).toEqual([{ read: 'one', who: 'doug', choice: 0 }]);
  });
});

describe('parseSheet', () => {
  const { content } = begin(spec()).t.r;
  const book = {
    ...content,
    items: content.items.map((item) => (item.id === 'nailbat' ? { ...item, save: 3 } : item)),
    missions: [{ ...begin(spec({ rules: [{ 'on-kill': { kind: 'zombie', then: [{ achievement: { id: 'scout' } }] } }] })).t.r.mission }],
  };
  const problems = (json: unknown): string[] => {
    const parsed = parseSheet(json, book);
    return parsed.ok ? [] : parsed.problems.map((p) => `${p.place}: ${p.reason}`);
  };

  it('takes what a mission left', () => {
    const good = sheet({ xp: 5, skills: ['hoard'], bonusActions: 1, kept: ['nailbat'], achievements: ['scout'] }, { dead: { doug: [] } });
    expect(problems(good)).toEqual([]);
    expect(problems(newSheet())).toEqual([]);
  });

  it('names place and reason of what is malformed or forged', () => {
    expect(problems({})).toEqual(['campaign.achievements: missing', 'campaign.survivors: missing', 'campaign.dead: missing']);
    expect(problems(null)).toEqual(['campaign: an object is wanted']);
    expect(problems(sheet({ xp: 2, skills: ['rotten'] }))).toEqual(['campaign.survivors.amy.skills[0]: unknown campaign skill rotten']);
    expect(problems(sheet({ xp: 2, bonusActions: 99 }))).toEqual(['campaign.survivors.amy: 2 campaign points bring 1 rewards, not 99']);
    expect(problems(sheet({ xp: 21, skills: ['hoard', 'lucky'] }))).toEqual(['campaign.survivors.amy.xp: there are 20 boxes']);
    expect(problems(sheet({ kept: ['nailbat', 'nailbat'] }))).toEqual(['campaign.survivors.amy.kept[1]: the box has no further nailbat']);
    expect(problems(sheet({ kept: ['crowbar'] }))).toEqual(['campaign.survivors.amy.kept[0]: crowbar has no save value']);
    expect(problems(sheet({ achievements: ['scot'] }))[0]).toContain('unknown achievement scot (did you mean scout?)');
    expect(problems(sheet({}, { dead: { amy: [] } }))).toEqual(['campaign.survivors.amy: the dead have no sheet']);
    expect(problems({ ...newSheet(), survivors: { hamlet: sheet({}).survivors.amy } })[0]).toContain('unknown survivor hamlet');
  });
});

describe('a campaign', () => {
  const base = begin(spec()).t.r;
  const missions = ['m1', 'm2'].map((id) => ({ ...base.mission, id }));
  const book = { ...base.content, missions };
  const books = new Map([[book.edition, book]]);
  const start = newCampaign('washington', [['amy'], ['doug', 'elle']]);
  const played = (campaign: Campaign, result: 'won' | 'lost', reason: string, dead: string[] = []): Campaign => {
    const t = begin(spec({ campaign: campaign.sheet, players: 3 }));
    const mission = nextMission(campaign, book) ?? '';
    const state = { ...t.g, setup: { ...t.g.setup, mission } };
    for (const id of dead) Object.assign(t.g.campaign?.lives[id] ?? {}, { fate: 'dead', achievements: ['scout'] });
    finish({ ...t.t, g: state }, { result, reason });
    const sheetNow = nextSheet(t.t.r, state);
    return sheetNow === null ? campaign : addChapter(campaign, state, sheetNow);
  };

  it('goes mission by mission, a lost one again, and is won after the last', () => {
    expect(nextSetup(start, book, 's')).toMatchObject({ mission: 'm1', options: { campaign: true }, campaign: newSheet() });
    const lost = played(start, 'lost', 'objective-impossible');
    expect(nextMission(lost, book)).toBe('m1');
    const one = played(lost, 'won', 'objectives');
    expect(nextMission(one, book)).toBe('m2');
    const two = played(one, 'won', 'objectives');
    expect(campaignEnd(two, book)).toBe('won');
    expect(nextSetup(two, book, 's')).toBeNull();
    expect(parseCampaign(JSON.parse(JSON.stringify(two)), books)).toMatchObject({ ok: true });
  });

  it('is lost when everyone is out', () => {
    const lost = played(start, 'lost', 'everyone-out');
    expect(campaignEnd(lost, book)).toBe('lost');
    expect(nextSetup(lost, book, 's')).toBeNull();
  });

  it('a successor takes the seat and the deeds of the dead; without one the seat stays empty', () => {
    const after = played(start, 'won', 'objectives', ['amy']);
    expect(vacancies(after)).toEqual(['amy']);
    expect(nextSetup(after, book, 's')?.seats).toEqual([['doug', 'elle']]);
    expect(replaceDead(after, book, 'amy', 'doug')).toBeNull();
    expect(replaceDead(after, book, 'amy', 'amy')).toBeNull();
    const heir = replaceDead(after, book, 'amy', 'ned');
    expect(heir?.seats).toEqual([['ned'], ['doug', 'elle']]);
    expect(heir?.sheet.survivors.ned).toMatchObject({ xp: 0, achievements: ['scout'] });
  });

  it('from a file is checked: people, order of missions, sheet', () => {
    const chapter = { mission: 'm2', result: 'won', reason: 'x', rounds: 1, seats: [['amy']], story: [], rescued: [], died: [] };
    const bad = parseCampaign({ ...start, seats: [['amy', 'amy', 'hamlet']], sheet: {}, chapters: [chapter] }, books);
    expect(bad.ok ? [] : bad.problems.map((p) => `${p.place}: ${p.reason}`)).toEqual([
      'sheet.achievements: missing',
      'sheet.survivors: missing',
      'sheet.dead: missing',
      'seats[0][1]: amy is there twice',
      'seats[0][2]: unknown survivor hamlet',
      'chapters[0].mission: m1 comes before m2',
    ]);
    for (const junk of [null, 7, [], {}, { format: 1 }]) expect(parseCampaign(junk, books).ok).toBe(false);
  });
});
