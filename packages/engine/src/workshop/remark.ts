import type { ZoneId } from '../state/state.ts';

export interface Remark {
  /** `wrong`: it cannot be played; `unwise`: it can, but look at it */
  readonly weight: 'wrong' | 'unwise';
  /** label key after `workshop.check.` */
  readonly about: string;
  readonly parameters: Readonly<Record<string, string | number>>;
  readonly zones: readonly ZoneId[];
  /** where in the mission's data, '' when nowhere in particular */
  readonly place: string;
}

export const remark = (weight: Remark['weight'], about: string, more: Partial<Remark> = {}): Remark => ({
  weight,
  about,
  parameters: {},
  zones: [],
  place: '',
  ...more,
});
