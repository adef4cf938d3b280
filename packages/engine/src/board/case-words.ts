// Reading the lists of a case board: names, pairs of zones, states and colours of doors. What is not understood is named.
import type { Colour } from '../content.ts';
import { NOWHERE, type ZoneId } from '../ids.ts';
import { type BoardProblem, unknownWord } from './problems.ts';
import type { DoorPlan } from './types.ts';

export type CaseSpec = Readonly<Record<string, unknown>>;

const STATES = ['closed', 'open', 'broken'] as const;
const COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'yellow', 'purple'];
const ZONE_NAME = /^[a-zA-Z][0-9]?$/;

export interface CaseWords {
  readonly problems: BoardProblem[];
  /** names of zones in the order they appear */
  readonly names: string[];
  blame(place: string, reason: string): void;
  text(word: string): string;
  /** the parts of a list separated by commas */
  entries(word: string): string[];
  addZone(place: string, name: string): ZoneId;
  zone(place: string, name: string): ZoneId;
  /** zones of a list separated by spaces or commas */
  zones(word: string): ReadonlySet<ZoneId>;
  pair(place: string, words: string): readonly [ZoneId, ZoneId] | null;
  door(place: string, words: readonly string[]): Pick<DoorPlan, 'state' | 'colour'>;
}

export function caseWords(spec: CaseSpec): CaseWords {
  const problems: BoardProblem[] = [];
  const names: string[] = [];
  const blame = (place: string, reason: string): void => {
    problems.push({ place, reason });
  };
  const text = (word: string): string => {
    const value = spec[word] ?? '';
    if (typeof value === 'string') return value;
    blame(word, 'must be text');
    return '';
  };
  const zone = (place: string, name: string): ZoneId => {
    const found = names.indexOf(name);
    if (found === NOWHERE) blame(place, unknownWord('zone', name, names));
    return found;
  };
  const split = (list: string, by: string | RegExp): string[] => {
    const parts = list.split(by).map((part) => part.trim());
    return parts.filter((part) => part !== '');
  };
  return {
    problems,
    names,
    blame,
    text,
    zone,
    entries: (word) => split(text(word), ','),
    zones: (word) => new Set(split(text(word), /[\s,]+/).map((name) => zone(word, name))),
    addZone(place, name) {
      if (!ZONE_NAME.test(name)) blame(place, `${name} is not a letter, nor a letter and a digit`);
      else if (!names.includes(name)) names.push(name);
      return names.indexOf(name);
    },
    pair(place, words) {
      const [first = '', second, more] = words.split('-').map((name) => name.trim());
      if (second === undefined || more !== undefined) {
        blame(place, `${words} is not a pair of zones such as A-B`);
        return null;
      }
      const zones = [zone(place, first), zone(place, second)] as const;
      return zones.includes(NOWHERE) ? null : zones;
    },
    door(place, words) {
      let state: DoorPlan['state'] = 'closed';
      let colour: Colour | null = null;
      for (const word of words) {
        const isState = STATES.find((known) => known === word);
        const isColour = COLOURS.find((known) => known === word);
        if (isState) state = isState;
        else if (isColour) colour = isColour;
        else blame(place, unknownWord('word', word, [...STATES, ...COLOURS]));
      }
      return { state, colour };
    },
  };
}
