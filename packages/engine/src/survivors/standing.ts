// The only writer of where a person stands: everywhere else `Survivor.zone` can be read only. Who walks, is pulled or carried goes by `goTo`
// (arrive.ts), which takes along who follows and what is carried.
import { NOWHERE, type Survivor, type ZoneId } from '../state/state.ts';

/** Put there, and nothing follows from it: the start, figures of a mission, who sits in a car that drives. */
export function placeAt(s: Survivor, zone: ZoneId): void {
  (s as { zone: ZoneId }).zone = zone;
}

export const takeOff = (s: Survivor): void => placeAt(s, NOWHERE);
