// What would have been better, in words: what for, and how far this turn goes towards it.
import type { Told } from '@holdout/bots';
import type { Names } from '../table/model/names.ts';

export function betterText({ l, zone }: Pick<Names, 'l' | 'zone'>, { deed, from, to }: Told['plan'][number]): string {
  const what = l.t(`coach.deed.${deed}`);
  if (to < 0) return what;
  return l.t(from === to ? 'coach.better' : 'coach.better.way', { deed: what, where: zone(to) });
}
