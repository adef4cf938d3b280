// What a line still asks for: where, with what and by whom it can be advanced. Told from what everyone at the table may know.
import type { Danger } from '../../content.ts';
import type { SurvivorId, ZoneId } from '../../state/state.ts';

export type Deed =
  /** take what lies there: token, crate, card, the Beacon */
  | 'take'
  /** read an objective card, by hand or by opening its door */
  | 'read'
  /** search for cards nobody has, where they may turn up */
  | 'find'
  /** hand cards over to those who lack them */
  | 'hand'
  /** bring what is carried to a place and use the mission's action there */
  | 'carry'
  /** use the mission's action there */
  | 'use'
  | 'open'
  | 'kill'
  /** kill whatever is in those zones */
  | 'clear'
  /** set those zones on fire */
  | 'burn'
  | 'recruit'
  /** be there */
  | 'stand'
  | 'leave'
  /** bring a car there */
  | 'drive'
  /** order guards there, from wherever one stands */
  | 'march'
  /** stay with a figure that moves only in company, until it is there */
  | 'escort'
  /** earn adrenaline */
  | 'rise'
  /** let time pass */
  | 'wait';

export interface Lead {
  readonly deed: Deed;
  /** so many of it are still wanted */
  readonly need: number;
  /** where: each entry is a place where one of it can be done; [] where the place does not matter or nobody knows it */
  readonly zones: readonly ZoneId[];
  /** who can do it; absent: anybody */
  readonly who?: readonly SurvivorId[];
  /** what is taken: objective, crate, card, beacon, ladder, or a card's name; of what is handed over, `part`: the giver keeps none */
  readonly what?: string;
  /** ids of cards it is done with, or that are looked for: any of them */
  readonly items?: readonly string[];
  /** ids of zombie kinds */
  readonly kinds?: readonly string[];
  readonly doors?: readonly number[];
  /** whoever opens it reads an objective card */
  readonly reads?: true;
  /** where a car, guards or a figure have to be brought, or something carried */
  readonly to?: readonly ZoneId[];
  /** id of the mission's action */
  readonly grant?: string;
  readonly level?: Danger;
  readonly hour?: number;
  /** everything that burns with it: nobody should be there */
  readonly blaze?: readonly ZoneId[];
  /** only in a car */
  readonly byCar?: true;
  /** it opens the way to others of the line: a lock's key, what the exit wants first */
  readonly key?: true;
  /** it counts after the ones before it, in the same round */
  readonly after?: true;
  /** it must be so at the same moment as the rest of its line, which leads elsewhere: for those with nothing else to do */
  readonly last?: true;
}

export interface LineLeads {
  readonly line: number;
  readonly leads: readonly Lead[];
}

/** Leads that have nothing left to do are none. */
export const wanted = (leads: readonly Lead[]): Lead[] => leads.filter((lead) => lead.need > 0);

const merged = (lead: Lead): string => JSON.stringify({ ...lead, need: 0 });

/** The same lead asked for twice is one. */
export function once(leads: readonly Lead[]): Lead[] {
  if (leads.length < 2) return [...leads];
  const seen = new Set<string>();
  return leads.filter((lead) => {
    const name = merged(lead);
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}
