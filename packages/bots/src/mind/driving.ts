// Where a car may be brought this turn on its way to where it has to be.
import type { State, SurvivorId, ZoneId } from '@holdout/engine';
import { readKey } from './attacks.ts';
import { type Errand, type Order, workKey } from './errands.ts';
import { driveTo, FAR } from './facts.ts';

export interface Drive {
  readonly key: string;
  readonly zone: ZoneId;
  /** of the errand's worth: 1 where the way ends */
  readonly share: number;
}

/** what a drive is worth that does not come all the way */
const NEARLY = 0.8;

/** Every drive that brings the car nearer: whoever drives may rather stop before the place than in the middle of what waits there. */
export function drivesOf(order: Order, state: State, who: SurvivorId, errand: Errand): Drive[] {
  // whoever is to leave by car waits for those still on foot
  if (workKey(order, state, who, errand) === null) return [];
  const from = state.survivors[who]?.zone ?? -1;
  const field = driveTo(order.facts, errand.to ?? []);
  const here = field[from] ?? FAR;
  return order.facts.engine.optionKeys(state, ['drive']).flatMap((key): Drive[] => {
    const said = readKey(key);
    const zone = (said?.verb === 'drive' ? said.path.at(-1) : undefined) ?? from;
    const left = field[zone] ?? FAR;
    return left >= here ? [] : [{ key, zone, share: left === 0 ? 1 : NEARLY * (1 - left / here) }];
  });
}

/** Sitting in a car is being about it: it is to be driven, or everyone leaves by car; in any other case it is a place like others. */
export const isAboutCars = ({ deed, byCar }: Errand): boolean => deed === 'drive' || byCar === true;
