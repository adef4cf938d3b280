// @vitest-environment happy-dom
// Every kind of question as it is really asked: rendered over a recorded view, its controls pressed by hand and by key, and the answer
// that goes to the host is one the engine takes.
import type { DecisionKind, Engine, SeatView, State } from '@holdout/engine';
import type { EditionContent, EditionId } from '@holdout/engine/content';
import { act, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { changeSettings } from '../../app/settings.ts';
import type { GameHost, HostSnapshot } from '../../game/host.ts';
import { questionsOf } from '../games.fixture.ts';
import { labelsFrom } from '../labels.fixture.ts';
import { makeNames } from '../model/names.ts';
import { warningsFor } from '../model/warnings.ts';
import { SceneContext, type TableScene } from '../scene.ts';
import { createShow } from '../show/player.ts';
import { createUi, type UiStore } from '../store.ts';
import { lastAnswer } from './follow.ts';
import { LATER } from './later.ts';
import { AT_ONCE, decisionOf } from './registry.ts';
// the turn is fetched when it is asked: here it has been
import './TurnDecision.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

interface Recorded {
  readonly engine: Engine;
  readonly state: State;
  readonly content: EditionContent;
  readonly view: SeatView;
}

const KINDS = Object.keys({ ...AT_ONCE, ...LATER }) as DecisionKind[];
const recorded = new Map<DecisionKind, Recorded>();

beforeAll(async () => {
  // what is fetched when it is asked is there
  await import('./later.ts');
  for (const { engine, state, content, view } of questionsOf(10, 400)) {
    const { ask } = view;
    if (ask === null) continue;
    const wanted = !recorded.has(ask.kind);
    const armour = content.edition === 'black-plague' && !recorded.has('armour');
    if (!wanted && !armour) continue;
    // whoever is asked sees the options
    const moment = { engine, state: engine.clone(state), content, view: engine.view(state, Math.max(0, ask.by)) };
    if (wanted) recorded.set(ask.kind, moment);
    if (armour) recorded.set('armour', armoured(moment));
    // one of each is enough: what comes after it would not be looked at
    if (KINDS.every((kind) => recorded.has(kind))) break;
  }
}, 120_000);

/** Armour and shield at once come together once in hundreds of games: the question is laid over a recorded view. */
function armoured(base: Recorded): Recorded {
  if (base.view.ask === null) throw new Error('nothing to lay it over');
  const keys = [base.content.items.find((item) => item.armour !== undefined), base.content.items.find((item) => item.shield !== undefined)];
  const options = keys.flatMap((item) => (item === undefined ? [] : [{ key: item.id, verb: item.id }]));
  return { ...base, view: { ...base.view, ask: { ...base.view.ask, kind: 'armour', about: 'armour', parameters: {}, options } } };
}

interface Stage {
  readonly box: HTMLElement;
  readonly given: string[];
  readonly ui: UiStore;
  press(name: string): Promise<void>;
  click(element: Element | null | undefined): Promise<void>;
}

let root: Root | null = null;

/** A table with nothing but the question on it. */
async function ask({ engine, state, content, view }: Recorded, oracles: Partial<GameHost> = {}): Promise<Stage> {
  const box = document.createElement('main');
  document.body.append(box);
  const given: string[] = [];
  const board = engine.board(state);
  const names = makeNames(labelsFrom('en', content.edition as EditionId), view, board, (seat) => `P${seat}`);
  const seat = view.ask?.by ?? 0;
  const snapshot: HostSnapshot = {
    view,
    board,
    events: [],
    connection: 'local',
    mine: [0, 1].filter((one) => seat < 0 || one === seat),
    undo: { can: false, why: 'undo.nothing' },
    proposal: null,
    presence: [],
  };
  const host = {
    snapshot: () => snapshot,
    subscribe: () => () => {},
    whyNot: async (key: string) => engine.whyNot(state, key),
    loses: async () => false,
    reach: async () => [],
    sight: async () => [],
    odds: async (key: string) => engine.oracles.odds(state, key),
    intent: async () => [],
    forecast: async () => [],
    threat: async () => [],
    hint: async () => null,
    ...oracles,
  } as unknown as GameHost;
  const give = (key: string) => void given.push(key);
  const scene: TableScene = {
    host,
    snapshot,
    view,
    board,
    edition: content.edition,
    content,
    mission: content.missions.find((one) => one.id === view.mission) ?? null,
    items: new Map(content.items.map((item) => [item.id, item])),
    names,
    ui: createUi(),
    show: createShow(view, () => 0),
    may: true,
    answer: async (key) => {
      given.push(key);
      return true;
    },
  };
  const asked = view.ask;
  if (asked === null) throw new Error('nothing is asked');
  const Decision = decisionOf(asked.kind);
  root = createRoot(box);
  await act(async () =>
    root?.render(
      <SceneContext value={scene}>
        <div className="t-dock">
          <Suspense>
            <Decision ask={asked} may give={give} proposed={null} />
          </Suspense>
        </div>
      </SceneContext>,
    ),
  );
  // what is fetched when it is asked
  await vi.waitFor(() => act(async () => expect(box.querySelector('button')).not.toBeNull()), { timeout: 15_000 });
  return {
    box,
    given,
    ui: scene.ui,
    press: (key) =>
      act(async () => {
        const code = /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key;
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }),
        );
      }),
    click: (element) =>
      act(async () => {
        if (!(element instanceof HTMLElement)) throw new Error(`nothing to press in ${box.innerHTML.slice(0, 300)}`);
        element.click();
      }),
  };
}

afterEach(() => {
  act(() => root?.unmount());
  root = null;
  document.body.replaceChildren();
});

const momentOf = (kind: DecisionKind): Recorded => {
  const found = recorded.get(kind);
  if (found === undefined) throw new Error(`no game asked ${kind}: ${[...recorded.keys()].join(', ')}`);
  return found;
};

/** The engine takes every one of them. */
const expectLegal = ({ engine, state, view }: Recorded, keys: readonly string[]) => {
  expect(keys).not.toEqual([]);
  if (view.ask?.kind === 'armour') {
    const offered = view.ask.options.map((option) => option.key);
    return expect(keys.filter((key) => !offered.includes(key))).toEqual([]);
  }
  for (const key of keys) expect([key, engine.whyNot(state, key)]).toEqual([key, null]);
};

const COMMIT = '.t-commit, .t-deadly';
/** Questions whose answer is laid out first and given by the button or Enter. */
const LAID_OUT: readonly DecisionKind[] = ['wounds', 'split', 'route', 'hits', 'friendly-fire', 'keep', 'arrange', 'skill', 'zone'];
/** Every answer is a button of its own, and digits press it. */
const BUTTONS: readonly DecisionKind[] = ['order', 'reroll', 'armour', 'use', 'option'];

test('there is a test for every kind', () => {
  expect([...LAID_OUT, ...BUTTONS, 'turn'].sort()).toEqual([...KINDS].sort());
});

describe.each(LAID_OUT)('%s', (kind) => {
  test('the button gives what is laid out, and Enter the same', async () => {
    const moment = momentOf(kind);
    const stage = await ask(moment);
    // some wait for a choice first
    if (stage.box.querySelector<HTMLButtonElement>(COMMIT)?.disabled) await stage.press('1');
    await stage.click(stage.box.querySelector(COMMIT));
    await stage.press('Enter');
    expect(stage.given).toHaveLength(2);
    expect(stage.given[0]).toBe(stage.given[1]);
    expectLegal(moment, stage.given);
  });

  test('another answer can be laid out', async () => {
    const moment = momentOf(kind);
    const stage = await ask(moment);
    const before = stage.box.innerHTML;
    const others = [...stage.box.querySelectorAll<HTMLButtonElement>('.t-question-body button:not(:disabled)')];
    if (others.length < 2) return;
    for (const button of others) {
      await stage.click(button);
      if (stage.box.innerHTML !== before) break;
    }
    // only some of them complete an answer, but none gives an illegal one
    if (stage.box.querySelector<HTMLButtonElement>(COMMIT)?.disabled === false) await stage.click(stage.box.querySelector(COMMIT));
    for (const key of stage.given) expectLegal(moment, [key]);
  });
});

describe.each(BUTTONS)('%s', (kind) => {
  test('each button gives an answer of its own, digits the same ones', async () => {
    const moment = momentOf(kind);
    const stage = await ask(moment);
    const count = stage.box.querySelectorAll('.t-question-body button:not(:disabled)').length;
    expect(count).toBeGreaterThan(0);
    for (let n = 0; n < count; n++) await stage.click(stage.box.querySelectorAll('.t-question-body button:not(:disabled)')[n]);
    const clicked = [...new Set(stage.given)];
    expectLegal(moment, clicked);
    stage.given.length = 0;
    for (let n = 1; n <= Math.min(9, count); n++) await stage.press(String(n));
    expect([...new Set(stage.given)].sort()).toEqual(clicked.slice(0, 9).sort());
  });
});

test('more than five zones are pointed at: the chosen one is named, digits choose, the others are listed on demand', async () => {
  const moment = momentOf('zone');
  if (moment.view.ask === null) throw new Error('nothing is asked');
  const options = [0, 1, 2, 3, 4, 5].map((zone) => ({ key: String(zone), zones: [zone] }));
  const stage = await ask({ ...moment, view: { ...moment.view, ask: { ...moment.view.ask, options: options as never } } });
  const lines = () => [...stage.box.querySelectorAll('[role="radio"]')];
  expect(lines()).toHaveLength(1);
  await stage.press('4');
  expect(lines()).toHaveLength(1);
  expect(lines()[0].textContent).toContain('4');
  await stage.click(stage.box.querySelector('.t-unfold'));
  expect(lines()).toHaveLength(6);
  await stage.press('Enter');
  expect(stage.given).toEqual(['3']);
});

test('on a phone a list would lie over the zones it names: three are pointed at', async () => {
  const moment = momentOf('zone');
  if (moment.view.ask === null) throw new Error('nothing is asked');
  const options = [0, 1, 2].map((zone) => ({ key: String(zone), zones: [zone] }));
  const asked = { ...moment, view: { ...moment.view, ask: { ...moment.view.ask, options: options as never } } };
  const lines = (stage: Stage) => stage.box.querySelectorAll('[role="radio"]').length;
  expect(lines(await ask(asked))).toBe(3);
  act(() => root?.unmount());
  document.body.replaceChildren();
  const all = matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => (query.startsWith('(max-width: 920px)') ? { matches: true } : all(query)));
  const phone = await ask(asked);
  vi.stubGlobal('matchMedia', all);
  expect(lines(phone)).toBe(1);
  await phone.click(phone.box.querySelector('.t-unfold'));
  expect(lines(phone)).toBe(3);
});

describe('turn', () => {
  afterEach(() => changeSettings({ oneClick: true }));

  test('every verb by its letter: a list or a preview, digits choose, Enter gives', async () => {
    const moment = momentOf('turn');
    const letters = 'masotkbgdycfrnje';
    const sent: string[] = [];
    for (const letter of letters) {
      const stage = await ask(moment);
      await stage.press(letter);
      if (stage.box.querySelector('.t-choices') !== null) await stage.press('1');
      for (let n = 0; n < 2 && stage.given.length === 0 && stage.box.querySelector(COMMIT) !== null; n++) await stage.press('Enter');
      sent.push(...stage.given);
      act(() => root?.unmount());
      document.body.replaceChildren();
    }
    expectLegal(moment, sent);
    expect(sent).toContain('end');
    expect(sent.some((key) => key.startsWith('move'))).toBe(true);
  });

  test('Enter gives what is previewed although the button that opened it has the focus', async () => {
    const moment = momentOf('turn');
    changeSettings({ oneClick: false });
    const stage = await ask(moment);
    const end = stage.box.querySelector<HTMLButtonElement>('.t-action[data-group="end"]');
    end?.focus();
    await stage.click(end);
    expect(stage.box.querySelector('.t-preview')).not.toBeNull();
    await stage.press('Enter');
    expect(stage.given).toEqual(['end']);
  });

  /** A turn with these answers and no others. */
  const turnOf = (options: readonly unknown[]): Recorded => {
    const moment = momentOf('turn');
    if (moment.view.ask === null) throw new Error('nothing is asked');
    return { ...moment, view: { ...moment.view, ask: { ...moment.view.ask, options: options as never } } };
  };
  const linesOf = (stage: Stage) => [...stage.box.querySelectorAll('.t-choices button')];

  test('a long list of one deed leaves to the board what can be pointed at there, and lists it on demand or for keys', async () => {
    const stage = await ask(turnOf([0, 1, 2, 3, 4, 5].map((zone) => ({ key: `drive:${zone}`, verb: 'drive', zones: [zone] }))));
    await stage.click(stage.box.querySelector('.t-action[data-group="car"]'));
    expect(linesOf(stage)).toHaveLength(1);
    expect(linesOf(stage)[0].textContent).toContain('6 zones on the board');
    await stage.press('1');
    expect(linesOf(stage)).toHaveLength(6);
    await stage.press('Escape');
    await stage.press('c');
    expect(linesOf(stage)).toHaveLength(6);
  });

  test('a car with everything it can do: what first, five lines at most, then where or to whom; keys reach every answer', async () => {
    changeSettings({ oneClick: false });
    const drives = ['3', '4', '5', '3:6', '3:7', '4:8', '4:9', '5:10', '5:11'].map((way) => ({
      key: `drive:${way}`,
      verb: 'drive',
      zones: way.split(':').map(Number),
    }));
    const heirs = [1, 2, 3, 4].map((who) => ({ key: `seat:passenger:${who}`, verb: 'seat', survivors: [who] }));
    const options = [{ key: 'leave', verb: 'leave', zones: [2] }, { key: 'seat:passenger', verb: 'seat' }, ...heirs, ...drives];
    const stage = await ask(turnOf(options));
    const lines = () => linesOf(stage).map((line) => line.textContent ?? '');
    for (const open of [() => stage.click(stage.box.querySelector('.t-action[data-group="car"]')), () => stage.press('c')]) {
      await open();
      expect(lines()).toHaveLength(5);
      expect(lines().join()).toContain('Drive slowly: 3 zones');
      expect(lines().join()).toContain('Drive fast: 6 zones');
      expect(lines().join()).toContain('Give the wheel: 4 survivors');
      await stage.press('Escape');
      expect(lines()).toHaveLength(0);
    }
    const met = new Set<string>();
    for (let deed = 1; deed <= 5; deed++) {
      for (let at = 1; at <= 9; at++) {
        await stage.press('c');
        await stage.press(String(deed));
        const several = stage.box.querySelector('.t-preview') === null;
        if (several && at <= lines().length) await stage.press(String(at));
        await stage.press('Enter');
        for (let n = 0; n < 3; n++) await stage.press('Escape');
        if (!several) break;
      }
    }
    for (const key of stage.given) met.add(key);
    expect([...met].sort()).toEqual(options.map((o) => o.key).sort());
  });

  test('whom a spell is meant for is pointed at: on the board and among the survivors', async () => {
    const stage = await ask(
      turnOf([0, 1, 2, 3, 4, 5].map((who) => ({ key: `enchant:x:${who}`, verb: 'enchant', cards: ['x'], survivors: [who] }))),
    );
    await stage.click(stage.box.querySelector('.t-action[data-group="enchant"]'));
    expect(linesOf(stage)).toHaveLength(1);
    expect(linesOf(stage)[0].textContent).toContain('6 survivors');
    expect(stage.ui.get().link.people).toEqual([0, 1, 2, 3, 4, 5]);
    await act(async () => void stage.ui.get().link.onSurvivor?.(4));
    expect(stage.given).toEqual(['enchant:x:4']);
  });

  test('a press beside the zones of a skill leaves it and lays out the way there', async () => {
    const sprint = [3, 4].map((zone) => ({ key: `skill:sprint:${zone}`, verb: 'skill', skill: 'sprint', kinds: ['move'], zones: [zone] }));
    const stage = await ask(turnOf([...sprint, { key: 'move:7', verb: 'move', zones: [7] }]), {
      reach: async () => [{ zone: 7, actions: 1, path: [7] }],
    });
    await stage.click(stage.box.querySelector('.t-action[data-group="skill"]'));
    await act(async () => void stage.ui.get().link.onZone?.(7));
    expect(stage.ui.get()).toMatchObject({ group: null, chosen: null, zone: -1, walk: { zone: 7 } });
    expect(stage.given).toEqual([]);
  });

  test('weapons stand side by side with what each does where it does most, before a zone is chosen', async () => {
    changeSettings({ oneClick: false });
    const aimed = (item: string, zones: readonly number[]) =>
      zones.map((zone) => ({ key: `ranged:${item}:${zone}`, verb: 'ranged', cards: [item], zones: [zone], attack: 'ranged' }));
    const stage = await ask(turnOf([...aimed('pistol', [1, 2, 3]), ...aimed('shotgun', [1, 2, 3])]), {
      odds: async (key) => {
        const hits = key === 'ranged:pistol:2' ? 0.8 : key === 'ranged:shotgun:3' ? 0.6 : 0.3;
        return {
          kills: [1 - hits, hits],
          expectedKills: hits,
          friendlyWounds: 0,
          clear: hits,
          noise: 1,
          expectedAp: hits,
          need: 4,
          dice: 1,
        };
      },
    });
    await stage.click(stage.box.querySelector('.t-action[data-group="attack"]'));
    await vi.waitFor(() => expect(linesOf(stage)[0].textContent).toContain('%'));
    const [pistol, shotgun] = linesOf(stage).map((line) => line.textContent ?? '');
    expect(linesOf(stage)).toHaveLength(2);
    expect(pistol).toContain('80% to kill');
    expect(shotgun).toContain('60% to kill');
    await stage.click(linesOf(stage)[1]);
    expect(stage.ui.get().deed).toContain('shotgun');
  });

  test('a key that is held lays out and gives nothing', async () => {
    changeSettings({ oneClick: false });
    const { given, ui, press } = await ask(momentOf('turn'));
    await press('n');
    expect(ui.get().chosen).not.toBeNull();
    const held = { bubbles: true, cancelable: true, repeat: true };
    for (const [key, code] of [
      ['n', 'KeyN'],
      ['Enter', 'Enter'],
    ] as const)
      await act(async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, ...held })));
    expect(given).toEqual([]);
    await press('n');
    expect(given).toHaveLength(1);
  });

  /** A turn in which nothing is left but its end, and which nothing speaks against ending. */
  const spent = (): Recorded => {
    for (const { engine, state, content, view: seen } of questionsOf(4, 400)) {
      const view = engine.view(state, Math.max(0, seen.ask?.by ?? 0));
      const end = view.ask === null ? null : lastAnswer(view, view.ask);
      if (end !== null && warningsFor(view, end, new Map(), null).length === 0)
        return { engine, state: engine.clone(state), content, view };
    }
    throw new Error('no turn was spent');
  };
  const lost = [{ loses: true }] as unknown as Awaited<ReturnType<GameHost['intent']>>;
  const pause = (ms: number) => act(() => new Promise((done) => setTimeout(done, ms)));
  const until = async (look: () => void) =>
    vi.waitFor(
      async () => {
        await pause(50);
        look();
      },
      { timeout: 5000 },
    );
  const warned = (stage: Stage) => stage.box.querySelector('.t-preview .t-warnings')?.textContent ?? '';
  /** Only this survivor has a turn left. */
  const lastOne = (moment: Recorded): Recorded => {
    const { view } = moment;
    const survivors = view.survivors.map((s) => ({ ...s, done: s.index !== view.ask?.survivor }));
    return { ...moment, view: { ...view, survivors } };
  };
  const swarm = (moment: Recorded) => moment.view.zones.map(() => 99);

  test('a spent turn ends by itself where that is wished, and not where its end is warned of', { timeout: 60_000 }, async () => {
    changeSettings({ oneClick: true, autoEnd: true });
    const moment = spent();
    const plain = await ask(moment);
    await until(() => expect(plain.given).toEqual(['end']));
    const { view } = moment;
    const here = view.survivors[view.ask?.survivor ?? -1]?.zone ?? -1;
    const spawns = [{ zone: here, active: true }] as unknown as SeatView['spawns'];
    for (const [what, over, oracles, says] of [
      ['the Beacon', moment, { intent: async () => lost }, /corruption reaches the Beacon, and the game is lost with it/],
      ['a spawn zone', { ...moment, view: { ...view, spawns } }, {}, /Zombies spawn in this zone/],
      ['a last one among zombies', lastOne(moment), { threat: async () => swarm(moment) }, /may kill: .*up to 99 wounds/],
    ] as const) {
      act(() => root?.unmount());
      const stage = await ask(over, oracles);
      await until(() => expect([what, warned(stage)]).toEqual([what, expect.stringMatching(says)]));
      // laid out once: who puts it away is not asked again
      await stage.press('Escape');
      await pause(1200);
      expect([what, stage.given, stage.ui.get().chosen]).toEqual([what, [], null]);
    }
    // somebody who acts later may still see to the zombies
    act(() => root?.unmount());
    const early = await ask(moment, { threat: async () => swarm(moment) });
    await until(() => expect(early.given).toEqual(['end']));
    act(() => changeSettings({ autoEnd: false }));
  });

  test('an end that loses the Beacon or a life is read before it is given, by its button too', async () => {
    changeSettings({ oneClick: true, autoEnd: false });
    const moment = lastOne(spent());
    for (const [oracles, says] of [
      [{ intent: async () => lost }, /reaches the Beacon/],
      [{ threat: async () => swarm(moment) }, /may kill/],
      // a server that does not answer is not taken for a yes
      [{ threat: () => new Promise<never>(() => {}) }, /^$/],
    ] as const) {
      const stage = await ask(moment, oracles);
      await stage.click(stage.box.querySelector('.t-action[data-group="end"]'));
      await until(() => expect(stage.ui.get().chosen).toBe('end'));
      expect(stage.given).toEqual([]);
      expect(warned(stage)).toMatch(says);
      await pause(400);
      await stage.click(stage.box.querySelector('.t-preview .t-commit'));
      expect(stage.given).toEqual(['end']);
      act(() => root?.unmount());
    }
    const safe = await ask(moment);
    await safe.click(safe.box.querySelector('.t-action[data-group="end"]'));
    expect(safe.given).toEqual(['end']);
  });

  test('Escape takes the preview away and gives nothing', async () => {
    changeSettings({ oneClick: false });
    const stage = await ask(momentOf('turn'));
    await stage.press('e');
    await stage.press('Escape');
    expect(stage.box.querySelector('.t-preview')).toBeNull();
    expect(stage.given).toEqual([]);
  });
});

test('says that a free action pays where the rule names the usual price', async () => {
  const moment = momentOf('turn');
  const asked = moment.view.ask;
  const walk = asked?.options.find((option) => option.verb === 'move');
  if (!asked || walk === undefined) throw new Error('nobody may move');
  const options = asked.options.map((option) => (option === walk ? { ...option, cost: { actions: 0, free: 'move' } } : option));
  const { box, ui } = await ask({ ...moment, view: { ...moment.view, ask: { ...asked, options } } } as Recorded);
  await act(async () => ui.set({ chosen: walk.key }));
  expect(box.querySelector('.t-preview-text')?.textContent).toMatch(/^Free Move pays for it: no action is spent\./);
});
