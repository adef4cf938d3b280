// Why something is not possible: the question to ask the game, and its answer in words.
import type { BoardView, Refusal, SeatView, SurvivorView, ZoneId } from '@holdout/engine';
import type { ItemDef } from '@holdout/engine/content';
import { makeKey } from '@holdout/engine/keys';
import type { Names } from './names.ts';

/** Zones that touch this one where one might pass: openings, doors, markings, stairs. */
export function neighboursOf(board: BoardView, zone: ZoneId): readonly number[] {
  const found = new Set<number>();
  for (const list of [board.openings, board.markings, board.doors, board.stairs, board.sandbags]) {
    for (const { a, b } of list) {
      if (a === zone && b >= 0) found.add(b);
      if (b === zone && a >= 0) found.add(a);
    }
  }
  return [...found];
}

function attackProbes(s: SurvivorView, items: ReadonlyMap<string, ItemDef>, zone: ZoneId): string[] {
  const keys: string[] = [];
  for (const card of [...s.hands, s.body ?? null]) {
    if (card === null) continue;
    for (const mode of items.get(card.item)?.modes ?? []) {
      keys.push(makeKey({ verb: mode.attack, item: card.item, zones: mode.attack === 'melee' && zone === s.zone ? [] : [zone] }));
    }
  }
  return keys;
}

/** Is there anything in hand that attacks? */
export const isArmed = (s: SurvivorView | undefined, items: ReadonlyMap<string, ItemDef>): boolean =>
  [...(s?.hands ?? []), s?.body ?? null].some((card) => card !== null && (items.get(card.item)?.modes ?? []).length > 0);

/** Of the guards that were picked, of those of the zone that was pressed, else of all: to shoot at who stands there, to go there or anywhere. */
function guardProbes(view: SeatView, board: BoardView, zone: ZoneId, piece: ZoneId): string[] {
  const standing = view.zones.flatMap(({ guards }, at) => (guards > 0 ? [at] : []));
  const meant = piece >= 0 ? [piece] : standing.includes(zone) ? [zone] : standing;
  return meant.flatMap((from) => {
    const aimed = zone >= 0 && zone !== from ? zone : -1;
    const to = aimed >= 0 ? aimed : (neighboursOf(board, from)[0] ?? from);
    const march = makeKey({ verb: 'guards', zone: from, order: 'move', to });
    const shoots = aimed >= 0 && Object.keys(view.zones[aimed]?.zombies ?? {}).length > 0;
    return shoots ? [makeKey({ verb: 'guards', zone: from, order: 'ranged', to: aimed }), march] : [march];
  });
}

/** Answers to try that would be what the player meant; the game says why they cannot be given. `piece`: where those stand that were picked to act. */
export function probes(
  group: string,
  view: SeatView,
  board: BoardView,
  items: ReadonlyMap<string, ItemDef>,
  zone: ZoneId,
  piece: ZoneId = -1,
): string[] {
  const s = view.survivors[view.ask?.survivor ?? -1];
  if (s === undefined) return [];
  const aimed = zone >= 0 ? zone : -1;
  switch (group) {
    case 'move':
      return [makeKey({ verb: 'move', path: [aimed >= 0 ? aimed : (neighboursOf(board, s.zone)[0] ?? s.zone)] })];
    case 'attack':
      return attackProbes(s, items, aimed >= 0 ? aimed : s.zone);
    case 'open': {
      const door = board.doors.find((d) => d.a === s.zone || d.b === s.zone);
      const to = door === undefined ? s.zone : door.a === s.zone ? door.b : door.a;
      return [makeKey({ verb: 'open', zone: aimed >= 0 ? aimed : to })];
    }
    case 'take':
      return [makeKey({ verb: 'take', what: 'objective', which: '0' })];
    case 'guards':
      return guardProbes(view, board, zone, piece);
    case 'search':
    case 'noise':
    case 'reload':
      return [group];
    default:
      return [];
  }
}

const ZONES = ['zone', 'from', 'to'];

export function refusalText(names: Names, refusal: Refusal): string {
  const { l } = names;
  const said: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(refusal)) {
    if (ZONES.includes(name) && typeof value === 'number') said[name] = names.zone(value);
    else if (name === 'item') said[name] = names.item(String(value));
    else if (name === 'kind') said[name] = names.kind(String(value));
    else if (name === 'skill') said[name] = names.skill(String(value));
    else if (name === 'who' || name === 'id') said[name] = names.survivorById(String(value));
    else if (name === 'free') said[name] = names.free(String(value));
    else if (name === 'place' && l.has(`slot.${value}`)) said[name] = l.t(`slot.${value}`);
    else said[name] = value;
  }
  const key = l.has(refusal.reason) ? refusal.reason : `reason.${refusal.reason}`;
  return l.has(key) ? l.t(key, said) : l.t('reason.unknown', { reason: refusal.reason });
}
