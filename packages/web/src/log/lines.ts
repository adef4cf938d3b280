// Every event as a line: an icon, a sentence in the reader's language, and the zones it concerns. The table of writers is checked by the compiler.
import type { BoardView, GameEvent } from '@holdout/engine';
import type { ZombieCardDef } from '@holdout/engine/content';
import { LEVELS } from '../table/model/danger.ts';
import type { Names } from '../table/model/names.ts';
import { causeName } from './cause.ts';

export type Tone = 'plain' | 'good' | 'bad' | 'big' | 'quiet';

export interface Line {
  readonly icon: string;
  readonly text: string;
  readonly zones: readonly number[];
  readonly tone: Tone;
  readonly survivor: number;
}

type EventOf<T extends GameEvent['t']> = Extract<GameEvent, { t: T }>;
type Writers = { readonly [T in GameEvent['t']]: (e: EventOf<T>, w: Writing) => Line };

export interface Writing {
  readonly names: Names;
  readonly board: BoardView;
  readonly mission: string;
  /** several kinds told in one line */
  readonly crowd?: Readonly<Record<string, number>> | undefined;
  /** the zombie deck: with it a drawn card is told by what it brings */
  readonly cards?: readonly ZombieCardDef[];
}

interface Extra {
  readonly zones?: readonly number[];
  readonly tone?: Tone;
  readonly survivor?: number;
}

function line(w: Writing, icon: string, key: string, parameters: Record<string, string | number> = {}, extra: Extra = {}): Line {
  const { l } = w.names;
  return {
    icon,
    text: l.t(`log.${key}`, parameters),
    zones: extra.zones ?? [],
    tone: extra.tone ?? 'plain',
    survivor: extra.survivor ?? -1,
  };
}

const tokenName = (names: Names, what: string): string =>
  names.l.has(`token.${what}`) ? names.l.t(`token.${what}`) : causeName(names, what);
const colourName = (names: Names, colour: string): string =>
  names.l.has(`table.colour.${colour}`) ? names.l.t(`table.colour.${colour}`) : colour;
const deckName = (names: Names, deck: string): string => (names.l.has(`table.deck.${deck}`) ? names.l.t(`table.deck.${deck}`) : deck);

const doorZones = (board: BoardView, door: number): number[] => {
  const found = board.doors.find((d) => d.door === door);
  return found ? [found.a, found.b].filter((z) => z >= 0) : [];
};

/** A key with a variant where the labels have one: `door.open`, else `door`. */
const variant = (w: Writing, key: string, part: string): string => (w.names.l.has(`log.${key}.${part}`) ? `${key}.${part}` : key);

/** What a drawn card says at this level, as it is printed. */
function onCard({ names, cards = [] }: Writing, { card, level }: EventOf<'zombie-card'>): string {
  const found = cards.find((one) => one.no === card);
  if (found === undefined) return '';
  const title = found.is === 'spawn' ? [] : [names.l.t(`card.${found.is}`)];
  if (found.is === 'extra') return [...title, names.kind(found.kind)].join(': ');
  if (!('levels' in found)) return title.join();
  return [...title, names.crowd(found.levels[LEVELS.indexOf(level)] ?? {}) || names.l.t('card.nothing')].join(': ');
}

export const WRITERS: Writers = {
  round: (e, w) => line(w, 'round', e.hour >= 0 ? 'round.hour' : 'round', { round: e.round, hour: e.hour }, { tone: 'big' }),
  phase: (e, w) => line(w, 'phase', variant(w, 'phase', e.phase), { phase: e.phase }, { tone: 'big' }),
  turn: (e, w) => line(w, 'turn', e.extra ? 'turn.extra' : 'turn', { who: w.names.survivor(e.who) }, { survivor: e.who, tone: 'big' }),
  'turn-end': (e, w) => line(w, 'turn', 'turn-end', { who: w.names.survivor(e.who) }, { survivor: e.who, tone: 'quiet' }),
  moved: (e, w) => {
    const to = e.path[e.path.length - 1];
    const parameters = { who: w.names.survivor(e.who), zone: w.names.zone(to), by: causeName(w.names, e.by) };
    return line(w, 'move', e.by === 'move' ? 'moved' : 'moved.by', parameters, { zones: e.path, survivor: e.who });
  },
  searched: (e, w) =>
    line(w, 'search', 'searched', { who: w.names.survivor(e.who), zone: w.names.zone(e.zone) }, { zones: [e.zone], survivor: e.who }),
  drew: (e, w) =>
    line(
      w,
      'card',
      e.deck === 'equipment' ? 'drew' : 'drew.deck',
      { who: w.names.survivor(e.who), card: w.names.item(e.card), deck: deckName(w.names, e.deck) },
      { survivor: e.who },
    ),
  kept: (e, w) => line(w, 'card', 'kept', { who: w.names.survivor(e.who), card: w.names.item(e.card) }, { survivor: e.who }),
  discarded: (e, w) =>
    line(
      w,
      'discard',
      variant(w, 'discarded', e.why),
      { who: w.names.survivor(e.who), card: w.names.item(e.card) },
      { survivor: e.who, tone: 'quiet' },
    ),
  gave: (e, w) =>
    line(
      w,
      'trade',
      e.cards.length > 0 ? 'gave' : 'traded',
      { from: w.names.survivor(e.from), to: w.names.survivor(e.to), cards: w.names.items(e.cards) },
      { survivor: e.from },
    ),
  'trade-refused': (e, w) =>
    line(w, 'trade', 'trade-refused', { who: w.names.survivor(e.who), from: w.names.survivor(e.from) }, { survivor: e.who }),
  arranged: (e, w) => line(w, 'trade', 'arranged', { who: w.names.survivor(e.who) }, { survivor: e.who, tone: 'quiet' }),
  ate: (e, w) =>
    line(w, 'food', 'ate', { who: w.names.survivor(e.who), card: w.names.item(e.card), n: e.ap }, { survivor: e.who, tone: 'good' }),
  noise: (e, w) =>
    line(
      w,
      'noise',
      e.who >= 0 ? 'noise' : 'noise.nobody',
      { who: w.names.survivor(e.who), zone: w.names.zone(e.zone), n: e.tokens },
      { zones: [e.zone], survivor: e.who },
    ),
  door: (e, w) => {
    const zones = doorZones(w.board, e.door);
    return line(
      w,
      'door',
      `door.${e.state}`,
      { who: w.names.survivor(e.who), zones: zones.map(w.names.zone).join(' / ') },
      { zones, survivor: e.who },
    );
  },
  'door-failed': (e, w) =>
    line(w, 'door', 'door-failed', { who: w.names.survivor(e.who) }, { zones: doorZones(w.board, e.door), survivor: e.who, tone: 'bad' }),
  attack: (e, w) =>
    line(
      w,
      e.kind === 'melee' ? 'melee' : e.kind === 'magic' ? 'magic' : 'ranged',
      e.dual ? 'attack.dual' : 'attack',
      { who: w.names.survivor(e.who), weapon: causeName(w.names, e.weapons[0] ?? 'card'), zone: w.names.zone(e.zone), need: e.need },
      { zones: [e.zone], survivor: e.who },
    ),
  dice: (e, w) => {
    const rolled = [...e.rolled, ...(e.risk ?? []).map((n) => `(${n})`)].join(' ');
    return line(w, 'dice', e.rerolled ? 'dice.again' : variant(w, 'dice', e.why), { rolled, need: e.need, n: e.hits }, { survivor: e.who });
  },
  killed: (e, w) =>
    line(
      w,
      'skull',
      e.by >= 0 ? 'killed' : 'killed.nobody',
      {
        who: w.names.survivor(e.by),
        crowd: w.names.crowd(w.crowd ?? { [e.kind]: e.count }),
        zone: w.names.zone(e.zone),
        with: causeName(w.names, e.with),
      },
      { zones: [e.zone], survivor: e.by, tone: 'good' },
    ),
  absorbed: (e, w) => line(w, 'shield', 'absorbed', { kind: w.names.kind(e.kind), n: e.count }, { zones: [e.zone], tone: 'bad' }),
  'friendly-fire': (e, w) =>
    line(
      w,
      'friendly-fire',
      'friendly-fire',
      { who: w.names.survivor(e.from), zone: w.names.zone(e.zone), n: e.misses },
      { zones: [e.zone], survivor: e.from, tone: 'bad' },
    ),
  wounded: (e, w) =>
    line(
      w,
      'wound',
      'wounded',
      { who: w.names.survivor(e.who), n: e.wounds, left: e.left, by: causeName(w.names, e.by) },
      { survivor: e.who, tone: 'bad' },
    ),
  saved: (e, w) =>
    line(
      w,
      'shield',
      'saved',
      { who: w.names.survivor(e.who), n: e.cancelled, by: causeName(w.names, e.by) },
      { survivor: e.who, tone: 'good' },
    ),
  healed: (e, w) =>
    line(
      w,
      'heal',
      'healed',
      { who: w.names.survivor(e.who), n: e.wounds, by: causeName(w.names, e.by) },
      { survivor: e.who, tone: 'good' },
    ),
  died: (e, w) =>
    line(w, 'skull', 'died', { who: w.names.survivor(e.who), by: causeName(w.names, e.by) }, { survivor: e.who, tone: 'bad' }),
  'knocked-out': (e, w) =>
    line(
      w,
      'skull',
      'knocked-out',
      { who: w.names.survivor(e.who), zone: w.names.zone(e.zone) },
      { zones: [e.zone], survivor: e.who, tone: 'bad' },
    ),
  'campaign-point': (e, w) =>
    line(w, 'star', 'campaign-point', { who: w.names.survivor(e.who), total: e.total }, { survivor: e.who, tone: 'good' }),
  'campaign-reward': (e, w) =>
    line(
      w,
      'star',
      'campaign-reward',
      {
        who: w.names.survivor(e.who),
        reward: w.names.l.has(`skill.${e.reward}`) ? w.names.skill(e.reward) : w.names.l.t(`answer.${e.reward}`),
      },
      { survivor: e.who, tone: 'big' },
    ),
  'guards-died': (e, w) => line(w, 'skull', 'guards-died', { n: e.count, zone: w.names.zone(e.zone) }, { zones: [e.zone], tone: 'bad' }),
  ap: (e, w) => line(w, 'star', 'ap', { who: w.names.survivor(e.who), n: e.gained, total: e.total }, { survivor: e.who, tone: 'quiet' }),
  level: (e, w) =>
    line(w, 'star', 'level', { who: w.names.survivor(e.who), level: w.names.l.t(`danger.${e.level}`) }, { survivor: e.who, tone: 'big' }),
  skill: (e, w) =>
    line(
      w,
      'skill',
      `skill.${e.how}`,
      { who: w.names.survivor(e.who), skill: w.names.skill(e.skill) },
      { survivor: e.who, tone: e.how === 'gained' ? 'good' : 'plain' },
    ),
  took: (e, w) =>
    line(
      w,
      'take',
      'took',
      { who: w.names.survivor(e.who), what: tokenName(w.names, e.what), zone: w.names.zone(e.zone) },
      { zones: [e.zone], survivor: e.who, tone: 'good' },
    ),
  revealed: (e, w) =>
    line(
      w,
      'take',
      'revealed',
      { what: tokenName(w.names, e.what), colour: colourName(w.names, e.colour), zone: w.names.zone(e.zone) },
      { zones: [e.zone] },
    ),
  'zombies-attack': (e, w) =>
    line(
      w,
      'claws',
      'zombies-attack',
      { crowd: w.names.crowd(e.kinds), zone: w.names.zone(e.zone), n: e.wounds },
      { zones: [e.zone], tone: 'bad' },
    ),
  'zombies-move': (e, w) =>
    line(
      w,
      'zombies',
      `zombies-move.${e.reason}`,
      {
        crowd: w.names.crowd(w.crowd ?? { [e.kind]: e.count }),
        from: w.names.zone(e.from),
        to: w.names.zone(e.to),
        target: w.names.zone(e.target),
      },
      { zones: [e.from, e.to] },
    ),
  'zombies-stay': (e, w) =>
    line(
      w,
      'zombies',
      variant(w, 'zombies-stay', e.reason),
      { crowd: w.names.crowd(e.kinds), zone: w.names.zone(e.zone) },
      { zones: [e.zone], tone: 'quiet' },
    ),
  'zombie-card': (e, w) => {
    const brings = onCard(w, e);
    return line(
      w,
      'zombie-card',
      brings === '' ? 'zombie-card' : 'zombie-card.brings',
      { brings, zone: w.names.zone(e.zone), level: w.names.l.t(`danger.${e.level}`) },
      { zones: e.zone >= 0 ? [e.zone] : [] },
    );
  },
  spawned: (e, w) =>
    line(
      w,
      'spawn',
      'spawned',
      { crowd: w.names.crowd(w.crowd ?? { [e.kind]: e.count }), zone: w.names.zone(e.zone) },
      { zones: [e.zone], tone: 'bad' },
    ),
  'out-of-miniatures': (e, w) =>
    line(w, 'spawn', 'out-of-miniatures', { kind: w.names.kind(e.kind) }, { zones: e.zone >= 0 ? [e.zone] : [], tone: 'bad' }),
  'extra-activation': (e, w) => line(w, 'zombies', 'extra-activation', { kinds: e.kinds.map(w.names.kind).join(', ') }, { tone: 'bad' }),
  removed: (e, w) =>
    line(
      w,
      'zombies',
      'removed',
      { crowd: w.names.crowd(w.crowd ?? { [e.kind]: e.count }), zone: w.names.zone(e.zone) },
      { zones: [e.zone], tone: 'quiet' },
    ),
  pushed: (e, w) =>
    line(
      w,
      'push',
      'pushed',
      { who: w.names.survivor(e.who), from: w.names.zone(e.from), to: w.names.zone(e.to) },
      { zones: [e.from, e.to], survivor: e.who },
    ),
  token: (e, w) =>
    line(
      w,
      'token',
      variant(w, `token.${e.change}`, e.what),
      {
        what: e.colour === undefined ? tokenName(w.names, e.what) : `${tokenName(w.names, e.what)} (${colourName(w.names, e.colour)})`,
        zone: w.names.zone(e.zone),
      },
      { zones: e.from === undefined || e.from < 0 ? [e.zone] : [e.from, e.zone] },
    ),
  fire: (e, w) =>
    line(
      w,
      'fire',
      'fire',
      { zone: w.names.zone(e.zone), with: causeName(w.names, e.with) },
      { zones: [e.zone], survivor: e.who, tone: 'big' },
    ),
  reloaded: (e, w) => line(w, 'reload', 'reloaded', { who: w.names.survivor(e.who), cards: w.names.items(e.cards) }, { survivor: e.who }),
  broke: (e, w) =>
    line(w, 'broken', 'broke', { who: w.names.survivor(e.who), card: w.names.item(e.card) }, { survivor: e.who, tone: 'bad' }),
  enchanted: (e, w) =>
    line(
      w,
      'magic',
      'enchanted',
      { who: w.names.survivor(e.who), card: w.names.item(e.card), target: e.on >= 0 ? w.names.survivor(e.on) : w.names.zone(e.zone) },
      { zones: e.zone >= 0 ? [e.zone] : [], survivor: e.who },
    ),
  car: (e, w) =>
    line(w, 'car', `car.${e.change}`, { who: w.names.survivor(e.who), zone: w.names.zone(e.zone) }, { zones: [e.zone], survivor: e.who }),
  recruited: (e, w) =>
    line(
      w,
      'people',
      'recruited',
      { who: w.names.survivor(e.who), companion: w.names.survivor(e.companion) },
      { survivor: e.who, tone: 'good' },
    ),
  'left-board': (e, w) =>
    line(w, 'exit', 'left-board', { who: w.names.survivor(e.who) }, { zones: e.zone >= 0 ? [e.zone] : [], survivor: e.who, tone: 'good' }),
  light: (e, w) =>
    line(
      w,
      'light',
      e.on ? 'light.on' : 'light.off',
      { who: w.names.survivor(e.who), zone: w.names.zone(e.zone) },
      { zones: [e.zone], survivor: e.who },
    ),
  shuffled: (e, w) => line(w, 'card', 'shuffled', { deck: deckName(w.names, e.deck) }, { tone: 'quiet' }),
  'objective-met': (e, w) => {
    const key = `mission.${w.mission}.objective.${e.line}`;
    return line(w, 'objective', 'objective-met', { what: w.names.l.has(key) ? w.names.l.t(key) : String(e.line + 1) }, { tone: 'big' });
  },
  mission: (e, w) => {
    const { l } = w.names;
    const said: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(e)) {
      if (name === 'zone' || name === 'who')
        said[name] = typeof value === 'number' ? w.names[name === 'zone' ? 'zone' : 'survivor'](value) : value;
      else if (name === 'leader' || name === 'companion') said[name] = w.names.survivorById(String(value));
      else if (name === 'id') said[name] = firstLabel(l, [`grant.${value}`, `achievement.${value}`]) ?? String(value);
      else if (name === 'word') said[name] = firstLabel(l, [`keyword.${value}`]) ?? String(value);
      else if (name !== 't' && name !== 'text') said[name] = value;
    }
    const read =
      e.text === 'card' ? `card.${e.card}` : e.text === 'note' ? `note.${e.note}` : e.text === 'aim' ? `aim.${e.number}` : e.text;
    const key = [`mission.${w.mission}.${read}`, `log.mission.${e.text}`, e.text].find((k) => l.has(k));
    const zone = typeof e.zone === 'number' ? e.zone : -1;
    return {
      icon: 'mission',
      text: key === undefined ? e.text : l.t(key, said),
      zones: zone >= 0 ? [zone] : [],
      tone: 'big',
      survivor: -1,
    };
  },
  over: (e, w) => line(w, e.result === 'won' ? 'won' : 'lost', variant(w, `over.${e.result}`, e.reason), {}, { tone: 'big' }),
};

/** The first of these labels there is. */
function firstLabel(l: Names['l'], keys: readonly string[]): string | undefined {
  const key = keys.find((k) => l.has(k));
  return key === undefined ? undefined : l.t(key);
}

export const writeLine = <T extends GameEvent['t']>(event: EventOf<T>, w: Writing): Line =>
  (WRITERS[event.t as T] as (e: EventOf<T>, w: Writing) => Line)(event, w);
