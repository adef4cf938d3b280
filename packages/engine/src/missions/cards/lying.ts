// Objective cards on the board (Washington): which there are and where they lie.
import type { ObjectiveCardDef } from '../../content.ts';
import { nearest } from '../../parse/nearest.ts';
import type { Table } from '../../rules.ts';
import type { ZoneId } from '../../state/state.ts';
import { counted } from '../names.ts';
import type { Reading } from '../reading.ts';

const atHour = (card: ObjectiveCardDef, name: string): boolean =>
  'hour' in card.lies && (name === 'hour' || name === `${card.lies.hour}:00`);

/** `card`, `card:ID`, `card:13` (by number), `card:hour` or `card:19:00` (read at an hour), `card:others` (every one but `except`). */
export function lyingCards(r: Reading, name: string, except: string): string[] {
  const cards = r.c.mission.cards ?? [];
  const left = except === '' ? [] : chosen(r, cards, except.startsWith('card:') ? except.slice(5) : except);
  const which = name === 'card' || name === 'card:others' ? cards.map((card) => card.id) : chosen(r, cards, name.slice(5));
  return which.filter((id) => !left.includes(id));
}

function chosen(r: Reading, cards: readonly ObjectiveCardDef[], name: string): string[] {
  const found = cards.filter((card) => card.id === name || String(card.no) === name || atHour(card, name)).map((card) => card.id);
  if (found.length === 0) r.blame(`the mission has no card ${name}`, nearest(name, [...cards.map((card) => card.id), 'hour', 'others']));
  return found;
}

/** Taken, or never taken by hand. */
export const isRead = (t: Table, id: string): boolean => counted(t, `card:${id}`) > 0;

/** Where a card that still lies is shown, and whether it lies on a door there: nobody takes that one, it is read as the door opens. */
export interface CardSpot {
  readonly zone: ZoneId;
  readonly onDoor: boolean;
}

/** One on a door is shown on the side of the street, where whoever opens it stands. */
export function cardSpots(t: Table): CardSpot[] {
  return t.r.missionRules.script.cards.flatMap((lying): CardSpot[] => {
    if (isRead(t, lying.card.id) || (lying.zone < 0 && lying.door < 0)) return [];
    if (lying.zone >= 0) return [{ zone: lying.zone, onDoor: false }];
    const { a, b } = t.r.board.plan.doors[lying.door];
    return [{ zone: t.r.board.zones[a].kind === 'room' && t.r.board.zones[b].kind !== 'room' ? b : a, onDoor: true }];
  });
}

/** Zones each card still lying touches: one, or both sides of its door. */
function cardSides(t: Table): ZoneId[][] {
  return t.r.missionRules.script.cards.flatMap((lying) => {
    if (isRead(t, lying.card.id) || (lying.zone < 0 && lying.door < 0)) return [];
    if (lying.zone >= 0) return [[lying.zone]];
    const { a, b } = t.r.board.plan.doors[lying.door];
    return [[a, b]];
  });
}

/** Zones where a card still lies; a card on a door lies in both zones it joins. */
export const cardZones = (t: Table): ZoneId[] => cardSides(t).flat();

/** Does a card lie on one of these tiles? A street may stretch over two tiles, the door beside it stands on one: the one both its sides share. */
export const cardOnTiles = (t: Table, zones: readonly ZoneId[]): boolean =>
  cardSides(t).some((sides) => {
    const [a, b = a] = sides.map((zone) => t.r.board.zones[zone].faces);
    const oneTile = a.some((face) => b.includes(face));
    return oneTile ? sides.every((zone) => zones.includes(zone)) : sides.some((zone) => zones.includes(zone));
  });
