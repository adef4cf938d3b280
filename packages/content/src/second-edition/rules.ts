// Special rules that most missions of the box print, and short words for their maps.
import type { From, PlacedTile, Word } from '@holdout/engine/content';

export const tile = (face: string, turn: PlacedTile['turn']): PlacedTile => ({ face, turn });

/** Turns and places found in two digital versions of the map. */
export const knownMap = { tiles: 'one-source', tokens: 'one-source' } as const satisfies Record<string, From>;
/** The only turns that fit the borders and the mission's text; token places are our choice. */
export const fittingTiles = { tiles: 'checked', tokens: 'ours' } as const satisfies Record<string, From>;
/** One of several fitting turns, token places too: our choice. */
export const ourMap = { tiles: 'ours', tokens: 'ours' } as const satisfies Record<string, From>;

export const objectivesGive5: Word = { token: { what: 'objective', ap: 5 } };
export const cratesGiveEpics: Word = { 'on-take': { what: 'crate', then: [{ gain: { card: 'epic' } }] } };
export const leaveOnFoot: Word = {
  'exit-rule': { who: 'survivor', moment: 'end-of-own-turn', needs: { none: { what: 'zombie', zone: 'exit' } } },
};
export const leaveByCar: Word = {
  'exit-rule': { who: 'car', moment: 'end-of-driver-turn', needs: { none: { what: 'zombie', zone: 'exit' } } },
};

export const carsDrive: Word = { cars: { drive: true } };
export const carsStay: Word = { cars: { drive: false } };
export const policeWeapons: Word = { cars: { search: 'until-weapon' } };
/** setup: one crate rides on each muscle car */
export const crateOnMuscleCar: Word = { place: { what: 'crate', zone: 'with:muscle-car' } };

/** setup: face down among the red ones */
export const hideBlueAndGreen: Word = { hide: { colours: ['blue', 'green'], among: 'red' } };
export const redBringsCompanion: Word = { 'on-take': { what: 'red', then: [{ gain: { companion: 'random-unused' } }] } };
