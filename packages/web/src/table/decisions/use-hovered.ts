// What a click on the zone under the mouse would do, before anything is pressed. Fingers do not hover: they see the preview first.
import type { AttackOdds, Option } from '@holdout/engine';
import { useMemo } from 'react';
import { notByPress } from '../model/by-press.ts';
import { answersAt } from '../model/choices.ts';
import { warningsFor } from '../model/warnings.ts';
import { useOracle, usePick, useScene, useShown } from '../scene.ts';

export interface Hovered {
  readonly key: string;
  readonly option: Option;
  /** ways to attack there; with several of them a click asks which */
  readonly ways: number;
  /** null: not reckoned yet */
  readonly odds: AttackOdds | null;
  /** its odds were shown and nothing speaks against it: a click may do it */
  readonly safe: boolean;
}

const MOUSE = '(hover: hover) and (pointer: fine)';
export const canHover = (): boolean => matchMedia(MOUSE).matches;

export function useHovered(options: readonly Option[], group: string | null): Hovered | null {
  const { host, view, items } = useScene();
  const { playing } = useShown();
  const pointed = usePick((u) => u.pointed);
  const attacks = useMemo(() => {
    if (pointed < 0 || playing || options.length === 0 || !canHover()) return [];
    const here = answersAt(options, pointed, group, (o) => notByPress(view, o));
    return here[0]?.attack === undefined || notByPress(view, here[0]) ? [] : here.filter((o) => o.attack !== undefined);
  }, [options, group, pointed, playing, view]);
  const option = attacks[0];
  const told = useOracle(option === undefined ? null : `hovered ${option.key}`, async () => ({ odds: await host.odds(option.key) }));
  if (option === undefined) return null;
  const odds = told?.odds ?? null;
  const safe = attacks.length === 1 && odds !== null && warningsFor(view, option, items, odds).length === 0;
  return { key: option.key, option, ways: attacks.length, odds, safe };
}
