import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/files.ts';
import { writeLine } from '../log/lines.ts';
import { merge } from '../log/merge.ts';
import { TIPS } from '../teach/tips.ts';
import { askText } from './decisions/ask-text.ts';
import { playGames } from './games.fixture.ts';
import { labelsFrom } from './labels.fixture.ts';
import { answerName, choiceName } from './model/choice-names.ts';
import { GROUPS, groupOf } from './model/choices.ts';
import { heapKey, makeNames } from './model/names.ts';
import { refusalText } from './model/refusals.ts';
import type { TableScene } from './scene.ts';

/** A label that is missing, a parameter that was not given, an id where a name should be. */
const isBroken = (text: string): boolean =>
  text === '' || text.includes('?') === true ? /\?[a-z]+[.-]/.test(text) || text === '' : text.includes('{{') || /undefined|NaN/.test(text);

const REFUSED = [
  'fly',
  'search',
  'noise',
  'move:0',
  'open:0',
  'melee:pistol',
  'ranged:pistol:3',
  'take:objective:0',
  'skill:jump:3',
  'guards:0:melee',
  'light:3',
  'enter:0:driver',
  'eat:water',
  'reload',
];

type Edition = Parameters<typeof labelsFrom>[1];

const made = new Map<string, ReturnType<typeof labelsFrom>>();

function labelsFor(language: (typeof LANGUAGES)[number], edition: Edition) {
  const key = `${language} ${edition}`;
  const known = made.get(key) ?? labelsFrom(language, edition);
  made.set(key, known);
  return known;
}

describe('what the table says in every language', () => {
  // the games are the same for all of them, so they are played once
  it('has words for every event, answer, question and zone of games in all editions', () => {
    const broken = new Set<string>();
    playGames(5, 220, ({ engine, state, content, view, events }) => {
      const board = engine.board(state);
      for (const language of LANGUAGES) {
        const check = (what: string, text: string) => {
          if (isBroken(text)) broken.add(`${language} ${what}: ${text}`);
        };
        const names = makeNames(labelsFor(language, content.edition), view, board, (seat) => `P${seat}`);
        const writing = { names, board, mission: view.mission };
        for (const { event, more } of merge(events.map((one) => ({ tick: 0, event: one }))))
          check(`event ${event.t}`, writeLine(event, { ...writing, crowd: more }).text);
        const scene = {
          names,
          colours: view.objectives.map((o) => o.colour),
          loose: view.loose.map((one) => one.name),
          cars: view.cars.map((c) => c.kind),
        };
        const { ask } = view;
        if (ask === null) continue;
        const asked = askText({ names, view } as TableScene, ask);
        check(`question ${ask.kind} ${ask.about}`, asked.title);
        for (const option of ask.options) {
          const name =
            ask.kind === 'turn'
              ? choiceName(scene, option)
              : ask.form !== undefined
                ? 'a form'
                : answerName(names, ask, option.key, view.mission);
          check(`answer ${ask.kind} ${option.key}`, name);
          if (ask.kind === 'turn' && name === option.key) broken.add(`${language} answer without a name: ${option.key}`);
          if (option.cost?.free !== undefined) check('free action', names.free(option.cost.free));
        }
        check('zone', names.zoneFull(view.survivors[0]?.zone >= 0 ? view.survivors[0].zone : 0));
      }
    });
    expect([...broken]).toEqual([]);
  });

  it('says why an answer is refused', () => {
    const missing = new Set<string>();
    playGames(2, 60, ({ engine, state, content, view }) => {
      const refusals = REFUSED.map((key) => engine.whyNot(state, key)).filter((refusal) => refusal !== null);
      for (const language of LANGUAGES) {
        const names = makeNames(labelsFor(language, content.edition), view, engine.board(state), String);
        for (const refusal of refusals) {
          const text = refusalText(names, refusal);
          if (isBroken(text)) missing.add(`${language} ${refusal.reason}: ${text}`);
        }
      }
    });
    expect([...missing]).toEqual([]);
  });
});

describe.each(LANGUAGES)('what the table says in %s', (language) => {
  it('has a tip and a name for everything it can show', () => {
    const l = labelsFrom(language, 'second-edition');
    const wanted = [
      ...TIPS.flatMap((tip) => [
        `tip.${tip.id}.title`,
        `tip.${tip.id}.text`,
        ...(tip.term === undefined ? [] : [tip.term, `${tip.term}.text`]),
      ]),
      ...GROUPS.map((group) => `group.${group.id}`),
    ];
    expect(wanted.filter((key) => !l.has(key))).toEqual([]);
  });
});

describe('verbs', () => {
  it('of every edition lie in a group of their own, not in a heap', () => {
    const heap = new Set<string>();
    playGames(4, 200, ({ view }) => {
      if (view.ask?.kind === 'turn')
        for (const option of view.ask.options) if (groupOf(option) === 'other' && option.verb !== 'grant') heap.add(option.verb);
    });
    expect([...heap]).toEqual([]);
  });

  it('have different key letters', () => {
    const letters = GROUPS.map((group) => group.letter);
    expect(new Set(letters).size).toBe(letters.length);
  });
});

describe('cards that lie face down', () => {
  it('are called by what they are: artefacts in a vault, not just cards', () => {
    const seen = new Set<string>();
    for (const language of LANGUAGES)
      playGames(5, 1, ({ content, view }) => {
        const l = labelsFrom(language, content.edition);
        for (const { name, cards, count } of view.loose) if (count > 0 && cards.length === 0) seen.add(`${name} ${heapKey(l, name)}`);
      });
    expect(seen).toContain('artefact term.artefact');
    expect([...seen].filter((one) => one.endsWith('table.cards'))).toEqual([]);
  });
});

it('a ladder that somebody takes along is not told as gone', () => {
  const said: string[] = [];
  playGames(1, 1, ({ engine, state, content, view }) => {
    if (content.edition !== 'white-death') return;
    const board = engine.board(state);
    const names = makeNames(labelsFrom('en', content.edition), view, board, String);
    for (const what of ['ladder', 'cauldron'])
      said.push(writeLine({ t: 'token', what, zone: 0, change: 'removed' }, { names, board, mission: view.mission, crowd: {} }).text);
  });
  expect(said[0]).toMatch(/^Taken along: Rope ladder, /);
  expect(said[1]).toMatch(/^Removed: /);
});

it('a zombie card is told by what it brings, not by its number', () => {
  const said = new Map<string, string>();
  playGames(1, 1, ({ engine, state, content, view }) => {
    const board = engine.board(state);
    const names = makeNames(labelsFrom('en', content.edition), view, board, String);
    for (const card of content.zombieDeck) {
      const event = { t: 'zombie-card', card: card.no, zone: 0, level: 'red', deck: 'spawn' } as const;
      const { text } = writeLine(event, { names, board, mission: view.mission, cards: content.zombieDeck });
      // zones have numbers of their own
      const brings = text.split(': ').slice(1).join(': ');
      const level = 'levels' in card ? card.levels[3] : null;
      if (card.is === 'spawn') expect(brings).toBe(level === null || Object.keys(level).length === 0 ? 'nothing' : names.crowd(level));
      said.set(card.is, brings);
    }
  });
  expect(said.get('rush')).toMatch(/^Rush: \w+ ×\d/);
  expect(said.get('extra')).toMatch(/^Extra activation: [A-Z]/);
  expect(said.get('double')).toBe('Double spawn');
  expect(said.get('necromancer')).toBe('Necromancer');
});
