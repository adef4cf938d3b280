// What would have been better, in words: what for, and how far this turn goes towards it.
import type { Told } from '@holdout/bots';
import type { SeatView, SurvivorId } from '@holdout/engine';
import type { Names } from '../table/model/names.ts';

/** What somebody is to do. Who is to drive gets into the car first, and who sits beside the wheel rides along. */
export function deedText({ l }: Pick<Names, 'l'>, view: Pick<SeatView, 'survivors'>, who: SurvivorId | undefined, deed: string): string {
  const seat = view.survivors[who ?? -1];
  if (deed !== 'drive' || seat === undefined) return l.t(`coach.deed.${deed}`);
  return l.t(seat.car < 0 ? 'coach.deed.drive.walk' : seat.driver ? 'coach.deed.drive' : 'coach.deed.drive.along');
}

export function betterText({ l, zone }: Pick<Names, 'l' | 'zone'>, { deed, from, to }: Told['plan'][number]): string {
  const what = l.t(`coach.deed.${deed}`);
  if (to < 0) return what;
  return l.t(from === to ? 'coach.better' : 'coach.better.way', { deed: what, where: zone(to) });
}
