// Options in words, numbered and grouped by what they do; attacks with their odds.
import type { AttackOdds, Engine, Option, SeatView, State } from '@holdout/engine';
import { parseArrangement, parseKey, parseShares } from '@holdout/engine/keys';
import { bold, dim, green, yellow } from './colour.ts';
import { label, words } from './labels.ts';

const oddsText = (o: AttackOdds): string => {
  const extra = [`${Math.round(100 * o.clear)}% clears it`];
  if (o.friendlyWounds > 0.005) extra.push(`${o.friendlyWounds.toFixed(1)} wounds to friends`);
  if (o.noise > 0) extra.push('noisy');
  return `${o.dice} ${o.dice === 1 ? 'die' : 'dice'} ${o.need}+, kills ${o.expectedKills.toFixed(1)}, ${extra.join(', ')}`;
};

/** An arrangement in card names. */
function layoutText(key: string, view: SeatView): string {
  const items = new Map<number, string>();
  for (const s of view.survivors)
    for (const card of [...s.hands, s.body ?? null, ...s.pack]) if (card) items.set(card.card, label('item', card.item));
  const form = view.ask?.form;
  if (form?.form === 'arrange') form.cards.forEach((card, i) => void items.set(card, label('item', form.items[i] ?? '')));
  const named = (list: readonly (number | null)[]): string =>
    list
      .filter((card) => card !== null)
      .map((card) => items.get(card) ?? String(card))
      .join(', ') || '–';
  const read = parseArrangement(key);
  if (read === null) return key;
  const laid = read.laid.map((l) => {
    const body = l.body === null ? '' : ` body ${named([l.body])}`;
    return `${label('survivor', l.who)}: hands ${named(l.hands)}${body} pack ${named(l.pack)}`;
  });
  return [...laid, ...(read.discards.length > 0 ? [`away: ${named(read.discards)}`] : [])].join('; ');
}

/** How an attack is made, where not in the plain manner. */
function mannersText(key: string): string[] {
  const said = parseKey(key);
  if (said === null || !('zones' in said)) return [];
  const risk = said.risk === undefined ? [] : [said.risk === 1 ? 'risk' : 'double-risk'];
  return [...risk, ...(said.single ? ['single'] : []), ...(said.light ? ['light'] : [])].map(words);
}

export function optionText(engine: Engine, state: State, view: SeatView, option: Option): string {
  const kind = view.ask?.kind;
  const isLayout = kind === 'keep' || kind === 'arrange' || option.verb === 'arrange';
  const said = kind === 'turn' ? parseKey(option.key) : null;
  if (isLayout) return layoutText(said?.verb === 'arrange' ? said.layout : option.key, view);
  if (kind !== 'turn') return plainKey(option.key, view, kind);
  const parts: string[] = [];
  if (option.skill !== undefined) parts.push(label('skill', option.skill));
  if (option.cards !== undefined && option.cards.length > 0) parts.push(option.cards.map((id) => label('item', id)).join(' + '));
  if (option.survivors !== undefined && option.survivors.length > 0)
    parts.push(option.survivors.map((i) => label('survivor', view.survivors[i]?.id ?? '?')).join(', '));
  if (option.kinds !== undefined && option.kinds.length > 0) parts.push(option.kinds.map(words).join(', '));
  if (option.zones !== undefined && option.zones.length > 0) parts.push(option.zones.join('→'));
  parts.push(...mannersText(option.key));
  const odds = option.attack === undefined ? null : engine.oracles.odds(state, option.key);
  if (odds) parts.push(green(oddsText(odds)));
  const cost = option.cost;
  if (cost?.free !== undefined) parts.push(dim(`free ${words(cost.free)}`));
  else if (cost !== undefined && cost.actions !== 1) parts.push(dim(cost.actions === 0 ? 'free' : `${cost.actions} actions`));
  return parts.join(' ');
}

/** Keys of other questions: zone numbers, kinds, cards, survivors and yes or no are all read as they are, with names where there are any. */
function plainKey(key: string, view: SeatView, kind: string | undefined): string {
  const form = view.ask?.form;
  if (form?.form === 'share') {
    const zone = kind === 'split' ? 'zone ' : '';
    return Object.entries(parseShares(key) ?? {})
      .map(([place, n]) => `${zone}${words(place)} ${n}`)
      .join(', ');
  }
  if (kind === 'skill') return label('skill', key);
  if (kind === 'hits') return label('kind', key);
  if (kind === 'order') return label('survivor', key);
  if (kind === 'route' || kind === 'zone') return `zone ${key}`;
  if (view.survivors.some((s) => s.id === key)) return label('survivor', key);
  return key.includes('-') ? label('item', key) : key;
}

const titled = (text: string): string => (text[0] ?? '').toUpperCase() + text.slice(1);

export interface Listed {
  readonly text: string;
  /** keys in the order of the numbers shown, from 1 */
  readonly keys: readonly string[];
}

/** Fighting first, giving up last. */
const ORDER = ['melee', 'ranged', 'magic', 'throw', 'move', 'open', 'take', 'search', 'skill', 'enchant', 'reload', 'arrange'];
const LAST = ['noise', 'discard', 'end'];
const place = (verb: string): number => {
  const first = ORDER.indexOf(verb);
  return first >= 0 ? first : ORDER.length + 1 + LAST.indexOf(verb);
};

export function optionsText(engine: Engine, state: State, view: SeatView): Listed {
  const groups = new Map<string, Option[]>();
  const turn = view.ask?.kind === 'turn';
  for (const option of view.ask?.options ?? []) {
    const name = turn ? (option.verb === 'skill' ? 'skill' : option.verb) : '';
    groups.set(name, [...(groups.get(name) ?? []), option]);
  }
  const keys: string[] = [];
  const lines: string[] = [];
  for (const [name, options] of [...groups].sort((a, b) => place(a[0]) - place(b[0]))) {
    const shown = options.map((option) => {
      keys.push(option.key);
      const text = optionText(engine, state, view, option);
      return `${yellow(String(keys.length))}${text === '' ? '' : ` ${text}`}`;
    });
    const head = name === '' ? '' : `${bold(titled(label('action', name)))}: `;
    const long = shown.some((text) => text.length > 40);
    lines.push(long ? `  ${head}\n${shown.map((text) => `     ${text}`).join('\n')}` : `  ${head}${shown.join(dim(' · '))}`);
  }
  return { text: lines.join('\n'), keys };
}
