// Seats of a car: a driver and three passengers. Whoever leads takes its companions along, in and out.
import type { Table } from '../rules.ts';
import { NOBODY, type Survivor } from '../state/state.ts';

const PASSENGERS = 3;
/** one driver, three passengers */
export const SEATS = PASSENGERS + 1;

export const seated = (t: Table, car: number): Survivor[] => t.g.survivors.filter((s) => s.car === car && s.alive && !s.out);

export const driverOf = (t: Table, car: number): Survivor | undefined => seated(t, car).find((s) => s.driver);

export const freePassengerSeats = (t: Table, car: number): number => PASSENGERS - seated(t, car).filter((s) => !s.driver).length;

/** Companions that follow this survivor now. */
export function companionsOf(t: Table, s: Survivor): Survivor[] {
  const who = t.g.survivors.indexOf(s);
  return t.g.survivors.filter((c) => c.leader === who && c.alive && !c.out);
}

/** The only writer of who sits where; NOBODY: on foot. */
export function sit(t: Table, s: Survivor, car: number, driver: boolean): void {
  s.car = car;
  s.driver = car !== NOBODY && driver;
  for (const c of companionsOf(t, s)) {
    c.car = car;
    c.driver = false;
  }
}
