// Tiles, cards, people and decks of one's own are simply part of the book they are put into.
import { createEngine, type EditionContent, type GameSetup, type OwnBox, openSkills, parseMission } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { editions } from '../src/index.ts';

const engine = createEngine(editions);

describe.each(editions.map((book) => [book.edition, book] as const))('%s', (edition, book) => {
  const [weapon] = book.items.filter((item) => item.modes !== undefined && item.ambush === undefined && !item.tags.includes('epic'));
  const [first] = book.survivors.filter((one) => !one.companionOnly);
  const [skill = ''] = openSkills(book);
  const tile = book.tiles[0];
  if (!weapon || !first || !tile) throw new Error('an empty book');
  const box: OwnBox = {
    items: [{ ...strip(weapon), id: 'own-rake', from: 'ours' }],
    survivors: [{ id: 'own-zofia', health: 4, blue: [skill], orange: [skill], red: [skill], starts: 'own-rake', from: 'ours' }],
    decks: { equipment: { 'own-rake': 12, [weapon.id]: 3 } },
    zombieDeck: Object.fromEntries(book.zombieDeck.slice(0, 8).map((card) => [String(card.no), 2])),
    names: { 'own-zofia': 'Zofia', 'own-rake': 'Rake' },
  };
  const mission = book.missions[0];
  const setup: GameSetup = { edition, mission: mission?.id ?? '', seats: [['own-zofia', first.id]], options: {}, seed: 'box', box };

  it('survivors, cards and decks are played with', () => {
    const made = engine.setup(setup);
    if (!made.ok) throw new Error(JSON.stringify(made.refusal));
    const { state } = made;
    // starting cards are shared out first
    for (let n = 0; state.phase === 'setup' && n < 40; n++) engine.answer(state, engine.optionKeys(state).at(-1) ?? '');
    const view = engine.view(state, 0);
    const [zofia] = view.survivors;
    expect(zofia).toMatchObject({ id: 'own-zofia', health: expect.any(Number) });
    const held = [...(zofia?.hands ?? []), ...(zofia?.pack ?? []), zofia?.body].map((card) => card?.item);
    expect(held).toContain('own-rake');
    expect(view.zombieDeck.left + view.zombieDeck.discard.length).toBeLessThanOrEqual(16);
    const all = state.cards.map((item) => [...book.items, ...(box.items ?? [])][item]?.id);
    expect(all.filter((id) => id === 'own-rake').length).toBe(12);
    // and it comes back from a file
    expect(engine.parse(JSON.parse(JSON.stringify(state)))).toMatchObject({ ok: true });
  });

  it('a book without a box is what it was', () => {
    const plain = engine.setup({ ...setup, seats: [[first.id]], box: undefined });
    const empty = engine.setup({ ...setup, seats: [[first.id]], box: {} });
    if (!plain.ok || !empty.ok) throw new Error('no setup');
    expect(empty.state.cards).toEqual(plain.state.cards);
    expect(empty.state.zombieDeck).toEqual(plain.state.zombieDeck);
  });

  it('is refused with place and reason', () => {
    const refused = (bad: unknown) => {
      const made = engine.setup({ ...setup, box: bad as OwnBox });
      return made.ok ? null : made.refusal;
    };
    expect(refused({ ...box, survivors: [{ ...box.survivors?.[0], blue: ['flying'] }] })).toMatchObject({
      reason: 'box-unreadable',
      place: 'box.survivors[0]',
    });
    expect(refused({ items: [{ id: weapon.id, slot: 'hand', tags: [], from: 'ours' }] })).toMatchObject({ place: 'box.items[0].id' });
    expect(refused({ ...box, zombieDeck: { 9999: 7 } })).toMatchObject({ reason: 'box-unreadable' });
    expect(refused({ looks: { 'own-zofia': { skin: '"><script>' } } })).toMatchObject({ reason: 'box-unreadable' });
    expect(refused(null)).toMatchObject({ reason: 'box-unreadable' });
  });

  it('a tile of its own is laid and walked like any other', () => {
    if (!mission) throw new Error('no mission');
    const own = {
      ...tile,
      id: 'own-tile',
      from: 'ours' as const,
      zones: Object.fromEntries(
        Object.entries(tile.zones).map(([name, zone]) => [name, { kind: zone.kind, ...(zone.dark ? { dark: true } : {}) }]),
      ),
    };
    const street = Object.keys(own.zones).find((name) => own.zones[name]?.kind === 'street') ?? '';
    const made = {
      ...mission,
      id: `${edition}/own-test`,
      map: {
        tiles: [[{ face: 'own-tile', turn: 90 as const }]],
        places: { start: [`0,0/${street}`] },
        spawns: [],
        objectives: [{ zone: `0,0/${street}` }],
        from: { tiles: 'ours' as const, tokens: 'ours' as const },
      },
      objectives: { ordered: false, list: [{ taken: { what: 'objective', count: 'all' as const } }] },
      loseIf: [],
      setup: [],
      rules: [],
      cards: undefined,
      notes: undefined,
      module: undefined,
      box: { tiles: [own] },
    };
    const read = parseMission(JSON.parse(JSON.stringify(made)), editions);
    expect(read).toMatchObject({ ok: true });
    if (!read.ok) return;
    const opened = engine.setup({ edition, mission: read.mission, seats: [[first.id]], options: {}, seed: 'tile' });
    expect(opened).toMatchObject({ ok: true });
    if (opened.ok) expect(engine.optionKeys(opened.state).length).toBeGreaterThan(0);
  });
});

/** What a card of one's own can say. */
function strip({ doubt: _, ambush: __, enchantment: ___, ...item }: EditionContent['items'][number]) {
  return item;
}
