// What a press on a zone never means. Tips ask it before the first turn, warnings come with the turn.
import type { Option, SeatView, ZoneId } from '@holdout/engine';
import { isBurning, targetOf } from './choices.ts';

export const friendsIn = (view: SeatView, zone: ZoneId): number[] =>
  view.survivors.filter((s) => s.zone === zone && s.alive && !s.out).map((s) => s.index);

/** Aimed at a zone where one's own stand, with what spares nobody. */
export const burnsOwn = (view: SeatView, option: Option): boolean => isBurning(option) && friendsIn(view, targetOf(option)).length > 0;

/** Never what a press on a zone means, only its verb: fire among one's own, and a car that is gone for good. */
export const notByPress = (view: SeatView, option: Option): boolean => option.verb === 'shoot-car' || burnsOwn(view, option);
