// Where the mission wants the survivors: zones worth walking to, read from its objectives and what lies on the board.
import type { Condition, Engine, MissionDef, SeatView, State } from '@holdout/engine';
import { fieldTo, type Ground, groundOf, UNREACHED, zoneOfRef } from './ground.ts';

export interface Goals {
  /** zones to reach, in no order */
  readonly zones: readonly number[];
  /** everyone should gather there and leave */
  readonly leaving: boolean;
  /** by car only */
  readonly byCar: boolean;
  /** cards have to be found */
  readonly wantsCards: boolean;
  /** zombies have to be killed for their own sake */
  readonly hunting: boolean;
}

interface Draft {
  zones: number[];
  leaving: boolean;
  byCar: boolean;
  wantsCards: boolean;
  hunting: boolean;
}

const list = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as T];

const tokenZones = (view: SeatView, token: string): number[] => view.zones.flatMap((zone, i) => (zone.tokens.includes(token) ? [i] : []));

function zonesOfPlace(ground: Ground, mission: MissionDef, view: SeatView, place: string): number[] {
  const tokens = tokenZones(view, place);
  if (tokens.length > 0) return tokens;
  return (mission.map.places[place] ?? []).map((ref) => zoneOfRef(ground, ref)).filter((zone) => zone >= 0);
}

function takenZones(view: SeatView, what: readonly string[]): number[] {
  const zones: number[] = [];
  const lying = view.objectives.filter((o) => o.place === 'board');
  for (const word of what) {
    if (word === 'objective') for (const o of lying) zones.push(o.zone);
    else if (word === 'crate') for (const c of view.crates) zones.push(c.zone);
    else {
      for (const o of lying) if (o.colour === word || o.colour === 'hidden') zones.push(o.zone);
      for (const loose of view.loose)
        if (loose.count > 0 && (loose.name === word || loose.cards.includes(word) || word === 'card')) zones.push(loose.zone);
    }
  }
  return zones;
}

const zonesWith = (view: SeatView, wanted: (kind: string) => boolean): number[] =>
  view.zones.flatMap((zone, i) => (Object.keys(zone.zombies).some(wanted) ? [i] : []));

function add(draft: Draft, ground: Ground, mission: MissionDef, view: SeatView, c: Condition): void {
  if ('taken' in c) draft.zones.push(...takenZones(view, list(c.taken.what)));
  else if ('exited' in c) {
    draft.leaving = true;
    draft.byCar ||= c.exited.by === 'car';
  } else if ('at' in c) {
    if (c.at.who !== undefined) {
      draft.zones.push(...zonesOfPlace(ground, mission, view, c.at.zone));
      draft.leaving ||= c.at.zone === 'exit';
    } else draft.zones.push(...view.spawns.map((s) => s.zone));
  } else if ('holds' in c) draft.wantsCards = true;
  else if ('level' in c || 'none' in c) draft.hunting = true;
  else if ('killed' in c) {
    draft.hunting = true;
    draft.zones.push(...zonesWith(view, (kind) => kind === c.killed.kind));
  } else if ('recruited' in c) {
    for (const s of view.survivors) if (s.role === 'companion' && s.leader < 0 && s.alive && !s.out) draft.zones.push(s.zone);
  } else if ('opened' in c) {
    for (const d of ground.board.doors) if (view.doors[d.door] === 'closed') draft.zones.push(d.a, d.b);
  } else if ('all-of' in c) for (const part of c['all-of']) add(draft, ground, mission, view, part);
  else if ('together' in c) for (const part of c.together) add(draft, ground, mission, view, part);
  else if ('same-round' in c) for (const part of c['same-round']) add(draft, ground, mission, view, part);
}

function everyoneReaches(ground: Ground, view: SeatView, zones: readonly number[]): boolean {
  const field = fieldTo(ground, view, zones);
  return view.survivors.every((s) => s.role !== 'played' || !s.alive || s.out || s.zone < 0 || (field[s.zone] ?? UNREACHED) < UNREACHED);
}

export function goalsOf(engine: Engine, state: State, view: SeatView): Goals {
  const ground = groundOf(engine, state);
  const setup = state.setup.mission;
  const mission = typeof setup === 'string' ? engine.mission(setup) : setup;
  const draft: Draft = { zones: [], leaving: false, byCar: false, wantsCards: false, hunting: false };
  if (mission) {
    mission.objectives.list.forEach((condition, i) => {
      const line = view.lines[i];
      if (!line?.met && !line?.waiting) add(draft, ground, mission, view, condition);
    });
  }
  const zones = new Set(draft.zones.filter((zone) => zone >= 0));
  // leaving is for the time when nothing else is left to do
  let leaving = draft.leaving && zones.size === 0 && !draft.wantsCards;
  if (leaving) for (const zone of tokenZones(view, 'exit')) zones.add(zone);
  // a locked door on the way: whatever lies about may be its key
  if (zones.size > 0 && !everyoneReaches(ground, view, [...zones])) {
    if (leaving) zones.clear();
    leaving = false;
    for (const o of view.objectives) if (o.place === 'board') zones.add(o.zone);
  }
  if (zones.size === 0) {
    for (const o of view.objectives) if (o.place === 'board') zones.add(o.zone);
    for (const c of view.crates) zones.add(c.zone);
  }
  return { ...draft, zones: [...zones], leaving };
}
