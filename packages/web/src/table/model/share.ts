// A share form in the hands of people: amounts by place, which steps are still possible, and the key it ends as.
import type { ShareForm } from '@holdout/engine';
import { makeShares, parseShares, placeParts } from '@holdout/engine/keys';

export type Amounts = Readonly<Record<string, number>>;

export function readAmounts(form: ShareForm, key: string): Amounts {
  const said = parseShares(key) ?? {};
  return Object.fromEntries(form.places.map((place) => [place.id, said[place.id] ?? 0]));
}

export const amountsKey = (form: ShareForm, amounts: Amounts): string =>
  makeShares(
    form.places,
    form.places.map((place) => amounts[place.id]),
  );

/** Places are `who/kind` where it matters which kind strikes whom: each kind is then shared out for itself. */
export const groupOfPlace = (id: string): string => placeParts(id).group;
export const ownerOfPlace = (id: string): string => placeParts(id).owner;

/** What each group must come to: as in the default, which is always legal. */
export function totalsOf(form: ShareForm): Amounts {
  const totals: Record<string, number> = {};
  const preset = readAmounts(form, form.default);
  for (const place of form.places) totals[groupOfPlace(place.id)] = (totals[groupOfPlace(place.id)] ?? 0) + preset[place.id];
  return totals;
}

export function leftOf(form: ShareForm, amounts: Amounts, group: string): number {
  const given = form.places.reduce((sum, place) => (groupOfPlace(place.id) === group ? sum + amounts[place.id] : sum), 0);
  return (totalsOf(form)[group] ?? 0) - given;
}

export const isComplete = (form: ShareForm, amounts: Amounts): boolean =>
  Object.keys(totalsOf(form)).every((group) => leftOf(form, amounts, group) === 0);

/**
 * One more or one less in a place. One more with nothing left takes it from the fullest other place of the group, so that two taps never
 * leave the form half filled in.
 */
export function step(form: ShareForm, amounts: Amounts, id: string, by: 1 | -1): Amounts {
  const place = form.places.find((one) => one.id === id);
  const next = amounts[id] + by;
  if (place === undefined || next < place.min || next > place.max) return amounts;
  const group = groupOfPlace(id);
  const changed = { ...amounts, [id]: next };
  if (by < 0 || leftOf(form, amounts, group) > 0) return changed;
  const givers = form.places.filter((one) => one.id !== id && groupOfPlace(one.id) === group && amounts[one.id] > one.min);
  if (givers.length === 0) return amounts;
  const giver = givers.reduce((most, one) => (amounts[one.id] > amounts[most.id] ? one : most));
  return { ...changed, [giver.id]: amounts[giver.id] - 1 };
}
