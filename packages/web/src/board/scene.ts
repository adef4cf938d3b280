// From a view of the game to things with places: what the widget and the picture file both draw.
import type { ZombieBase, ZoneId } from '@holdout/engine';
import { baseOf, bulk } from '../art/figures/zombies.ts';
import { mainBox, TILE } from './geometry.ts';
import { layOut, type Spot, type Thing } from './layout.ts';
import { type Corner, plateCorners, USUAL } from './plates.ts';
import type { BoardScene, BoardView } from './types.ts';

export type TokenArt =
  | { readonly draw: 'objective'; readonly colour: string; readonly letter: string }
  | { readonly draw: 'spawn'; readonly colour: string; readonly letter: string; readonly active: boolean }
  | { readonly draw: 'noise'; readonly count: number }
  | { readonly draw: 'guards'; readonly count: number }
  | { readonly draw: 'car'; readonly kind: string; readonly turn: number; readonly crates: number }
  | { readonly draw: 'crate' | 'exit' }
  | { readonly draw: 'plain'; readonly name: string; readonly count: number };

export interface TokenItem {
  readonly key: string;
  readonly zone: ZoneId;
  readonly art: TokenArt;
  readonly spot: Spot;
}
export interface StackItem {
  readonly key: string;
  readonly zone: ZoneId;
  readonly kind: string;
  readonly base: ZombieBase;
  readonly count: number;
  readonly spot: Spot;
  /** where its number lies */
  readonly plate: Corner;
}
export interface PersonItem {
  readonly key: string;
  readonly index: number;
  readonly id: string;
  readonly zone: ZoneId;
  readonly wounds: number;
  readonly active: boolean;
  readonly done: boolean;
  readonly small: boolean;
  /** ring colour and notches: its own, or its leader's */
  readonly ring: number;
  readonly light: number;
  /** knocked out: ends of rounds left to take it up; 0: on its feet */
  readonly fallen: number;
  /** sits in a car, not beside it */
  readonly rides: boolean;
  readonly spot: Spot;
}
export interface Scene {
  readonly tokens: readonly TokenItem[];
  readonly stacks: readonly StackItem[];
  readonly people: readonly PersonItem[];
}

export const CHIP = 18;
export const PERSON = 22.5;
export const GUARD = 13;

/** Rank order inside a zone, so that figures do not jump about when others come and go. */
const rank: Readonly<Record<ZombieBase, number>> = { abomination: 0, necromancer: 1, brute: 2, walker: 3, runner: 4 };

type Draft<T> = { readonly item: Omit<T, 'spot'>; readonly radius: number; readonly place: Thing['place'] };

const kept = new WeakMap<BoardView, Map<string, Map<string, Spot>>>();

/** Layouts are worked out once for the same things in the same zone. */
function placesFor(board: BoardView, zone: ZoneId, things: readonly Thing[]): Map<string, Spot> {
  let all = kept.get(board);
  if (!all) kept.set(board, (all = new Map()));
  const name = `${zone}|${things.map((t) => `${t.key}:${t.radius}`).join()}`;
  let spots = all.get(name);
  if (!spots) {
    if (all.size > 2000) all.clear();
    all.set(name, (spots = layOut(board, zone, things)));
  }
  return spots;
}

/** What is written on seals and spawn marks, by colour; a number stands for itself. */
export type TokenLetters = Readonly<Record<string, string>>;

const LATIN: TokenLetters = { red: 'R', blue: 'B', green: 'G', yellow: 'Y', purple: 'P', starting: 'S', necro: 'N', defiler: 'D' };

function tokensOf(view: BoardScene, letters: TokenLetters): Draft<TokenItem>[] {
  const out: Draft<TokenItem>[] = [];
  const add = (key: string, zone: ZoneId, art: TokenArt, radius: number, place: Thing['place'] = 'rim') => {
    if (zone >= 0) out.push({ item: { key, zone, art }, radius, place });
  };
  for (const [i, c] of view.cars.entries()) {
    const crates = view.crates.filter(({ car }) => car === i).length;
    add(`car${i}`, c.zone, { draw: 'car', kind: c.kind, turn: 0, crates }, 31, 'kerb');
  }
  for (const [i, { zone, colour, active }] of view.spawns.entries())
    add(`spawn${i}`, zone, { draw: 'spawn', colour, letter: letters[colour] ?? colour, active }, 19);
  view.objectives.forEach((o, i) => {
    if (o.place === 'board') add(`objective${i}`, o.zone, { draw: 'objective', colour: o.colour, letter: letters[o.colour] ?? '' }, 14);
  });
  view.crates.forEach((c, i) => {
    if (c.car < 0) add(`crate${i}`, c.zone, { draw: 'crate' }, 14);
  });
  for (const [i, l] of view.loose.entries())
    add(`loose${i}`, l.zone, { draw: 'plain', name: l.name.includes('vault') ? 'vault-weapon' : l.name, count: l.count }, 13);
  view.zones.forEach((z, zone) => {
    const count = new Map<string, number>();
    for (const name of z.tokens) count.set(name, (count.get(name) ?? 0) + 1);
    for (const [name, many] of count) {
      if (name === 'exit') add(`exit${zone}`, zone, { draw: 'exit' }, 17);
      else add(`${name}${zone}`, zone, { draw: 'plain', name, count: many }, 14);
    }
    if (z.noise > 0) add(`noise${zone}`, zone, { draw: 'noise', count: z.noise }, 10);
  });
  return out;
}

export function makeScene(board: BoardView, view: BoardScene, letters: TokenLetters = LATIN): Scene {
  const drafts = new Map<number, { tokens: Draft<TokenItem>[]; stacks: Draft<Omit<StackItem, 'plate'>>[]; people: Draft<PersonItem>[] }>();
  const at = (zone: ZoneId) => {
    let d = drafts.get(zone);
    if (!d) drafts.set(zone, (d = { tokens: [], stacks: [], people: [] }));
    return d;
  };
  for (const t of tokensOf(view, letters)) at(t.item.zone).tokens.push(t);
  view.survivors.forEach((s) => {
    const fallen = s.campaign?.fate === 'down' ? s.campaign.roundsLeft : 0;
    if ((!s.alive && fallen === 0) || s.out || s.zone < 0) return;
    const small = s.role !== 'played';
    const ring = small && s.leader >= 0 ? s.leader : s.index;
    const item = {
      key: `who${s.index}`,
      index: s.index,
      id: s.id,
      zone: s.zone,
      wounds: s.wounds,
      active: s.index === view.active,
      done: s.done,
      small,
      ring,
      light: s.lit ? s.light : -1,
      fallen,
      rides: s.car >= 0,
    };
    at(s.zone).people.push({ item, radius: small ? PERSON * 0.74 : PERSON, place: 'living' });
  });
  view.zones.forEach((z, zone) => {
    const groups = Object.keys(z.zombies)
      .filter((kind) => z.zombies[kind] > 0)
      .map((kind) => ({ kind, base: baseOf(view.kinds, kind) }))
      .sort((a, b) => rank[a.base] - rank[b.base] || (a.kind < b.kind ? -1 : 1));
    for (const { kind, base } of groups)
      at(zone).stacks.push({
        item: { key: `${zone}/${kind}`, zone, kind, base, count: z.zombies[kind] },
        radius: CHIP * bulk[base],
        place: 'dead',
      });
    // alone they hold the middle; in company they keep to a corner, where figures drawn larger on a small board do not hide them
    const company = at(zone).people.length + at(zone).stacks.length > 0;
    if (z.guards > 0)
      at(zone).tokens.push({
        item: { key: `guards${zone}`, zone, art: { draw: 'guards', count: z.guards } },
        radius: GUARD,
        place: company ? 'rim' : 'living',
      });
  });
  const tokens: TokenItem[] = [];
  const stacks: StackItem[] = [];
  const people: PersonItem[] = [];
  for (const [zone, d] of drafts) {
    const all = [...d.tokens, ...d.people, ...d.stacks];
    const spots = placesFor(
      board,
      zone,
      all.map((t) => ({ key: t.item.key, radius: t.radius, place: t.place })),
    );
    const spot = (key: string) => spots.get(key) as Spot;
    for (const { item } of d.tokens) tokens.push({ ...item, art: turned(board, item), spot: spot(item.key) });
    const groups = d.stacks.map(({ item }) => ({ ...item, spot: spot(item.key) }));
    const plates = plateCorners(
      groups,
      d.people.map(({ item }) => spot(item.key)),
    );
    for (const group of groups) stacks.push({ ...group, plate: plates.get(group.key) ?? USUAL });
    for (const { item } of d.people) people.push({ ...item, spot: spot(item.key) });
  }
  return { tokens, stacks, people };
}

/** Cars stand along the longer side of their zone. */
function turned(board: BoardView, { zone, art }: Omit<TokenItem, 'spot'>): TokenArt {
  if (art.draw !== 'car') return art;
  const box = mainBox(board, zone);
  return { ...art, turn: box.w > box.h ? 90 : 0 };
}

export const zoneCentre = (board: BoardView, zone: ZoneId): readonly [number, number] => [
  board.zones[zone].anchor.x * TILE,
  board.zones[zone].anchor.y * TILE,
];
