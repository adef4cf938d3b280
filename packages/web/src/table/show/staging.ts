// The view as it is being told: each event changes what is shown, until the show catches up with the game. Never rules, only pictures.
import type { GameEvent, SeatView, SurvivorView, ZoneView } from '@holdout/engine';

const withZone = (view: SeatView, zone: number, change: (z: ZoneView) => ZoneView): SeatView =>
  view.zones[zone] === undefined ? view : { ...view, zones: view.zones.map((z, i) => (i === zone ? change(z) : z)) };

const withSurvivor = (view: SeatView, who: number, change: (s: SurvivorView) => SurvivorView): SeatView =>
  view.survivors[who] === undefined ? view : { ...view, survivors: view.survivors.map((s, i) => (i === who ? change(s) : s)) };

function addZombies(view: SeatView, zone: number, kind: string, n: number): SeatView {
  return withZone(view, zone, (z) => {
    const zombies = { ...z.zombies };
    const count = (zombies[kind] ?? 0) + n;
    if (count > 0) zombies[kind] = count;
    else delete zombies[kind];
    return { ...z, zombies };
  });
}

function pushAll(view: SeatView, from: number, to: number): SeatView {
  let next = view;
  for (const [kind, n] of Object.entries(view.zones[from]?.zombies ?? {})) next = addZombies(addZombies(next, from, kind, -n), to, kind, n);
  return next;
}

/** Whoever sits in a car goes where it goes, and takes companions along. */
function withCar(view: SeatView, e: Extract<GameEvent, { t: 'car' }>): SeatView {
  const parkedAt = (zone: number): SeatView => ({ ...view, cars: view.cars.map((c, i) => (i === e.car ? { ...c, zone } : c)) });
  switch (e.change) {
    case 'entered':
    case 'left':
      return withSurvivor(view, e.who, (s) => ({ ...s, car: e.change === 'entered' ? e.car : -1 }));
    case 'drove': {
      const riders = new Set(view.survivors.filter((s) => s.car === e.car).map((s) => s.index));
      const survivors = view.survivors.map((s) =>
        s.alive && !s.out && (riders.has(s.index) || riders.has(s.leader)) ? { ...s, zone: e.zone } : s,
      );
      return { ...parkedAt(e.zone), survivors };
    }
    case 'destroyed':
      return parkedAt(-1);
    case 'seat':
      return view;
  }
}

/** `latest`: where the show will end. */
export function stage(view: SeatView, e: GameEvent, latest: SeatView): SeatView {
  switch (e.t) {
    case 'round':
      return { ...view, round: e.round, hour: e.hour };
    case 'phase':
      return { ...view, phase: e.phase as SeatView['phase'], active: e.phase === 'players' ? view.active : -1 };
    case 'turn':
      return { ...view, active: e.who };
    case 'turn-end':
      return withSurvivor({ ...view, active: -1 }, e.who, (s) => ({ ...s, done: true, actions: 0, free: [] }));
    case 'moved': {
      const to = e.path[e.path.length - 1];
      const next = withSurvivor(view, e.who, (s) => ({ ...s, zone: to }));
      return { ...next, survivors: next.survivors.map((s) => (s.leader === e.who && s.alive && !s.out ? { ...s, zone: to } : s)) };
    }
    case 'noise':
      return withZone(view, e.zone, (z) => ({ ...z, noise: e.tokens }));
    case 'door':
      return { ...view, doors: view.doors.map((state, i) => (i === e.door ? e.state : state)) };
    case 'zombies-move':
      return addZombies(addZombies(view, e.from, e.kind, -e.count), e.to, e.kind, e.count);
    case 'spawned':
      return addZombies(view, e.zone, e.kind, e.count);
    case 'killed':
    case 'removed':
      return addZombies(view, e.zone, e.kind, -e.count);
    case 'pushed':
      return pushAll(view, e.from, e.to);
    case 'wounded':
      return withSurvivor(view, e.who, (s) => ({ ...s, wounds: Math.min(s.health, s.wounds + e.wounds) }));
    case 'healed':
      return withSurvivor(view, e.who, (s) => ({ ...s, wounds: Math.max(0, s.wounds - e.wounds) }));
    case 'died':
      return withSurvivor(view, e.who, (s) => ({ ...s, alive: false }));
    case 'left-board':
      return withSurvivor(view, e.who, (s) => ({ ...s, out: true, zone: -1 }));
    case 'guards-died':
      return withZone(view, e.zone, (z) => ({ ...z, guards: Math.max(0, z.guards - e.count) }));
    case 'ap':
      return withSurvivor(view, e.who, (s) => ({ ...s, ap: e.total }));
    case 'level':
      return withSurvivor(view, e.who, (s) => ({ ...s, level: e.level }));
    case 'car':
      return withCar(view, e);
    case 'recruited': {
      // somebody who was not in the game before: the game as it is now knows who
      const known = view.survivors.length;
      if (e.companion >= known) return { ...view, survivors: [...view.survivors, ...latest.survivors.slice(known, e.companion + 1)] };
      const zone = view.survivors[e.who]?.zone ?? -1;
      return withSurvivor(view, e.companion, (s) => ({ ...s, leader: e.who, out: false, zone: zone >= 0 ? zone : s.zone }));
    }
    default:
      return view;
  }
}
