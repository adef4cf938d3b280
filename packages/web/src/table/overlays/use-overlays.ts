// What the board shows beyond the question: reach, sight, where zombies will go and why, what may come, what may hurt.
import { useMemo } from 'react';
import type { PathArrow, ZoneHighlight } from '../../board/types.ts';
import { attackers, intentArrows, intentLine, toldAt } from '../model/intents.ts';
import { useOracle, usePick, useScene } from '../scene.ts';

const NONE: readonly never[] = [];

export interface OverlayScene {
  readonly highlights: readonly ZoneHighlight[];
  readonly arrows: readonly PathArrow[];
  /** what the dead of a zone will do next, in words */
  readonly told: ReadonlyMap<number, string>;
}

export function useOverlays(): OverlayScene {
  const { host, view, names } = useScene();
  const on = usePick((u) => u.overlays);
  const looked = usePick((u) => u.looked);
  const lit = usePick((u) => u.lit);
  const { l } = names;
  const who = looked >= 0 ? looked : view.active >= 0 ? view.active : (view.ask?.survivor ?? -1);
  const sight = useOracle(on.has('sight') && who >= 0 ? `sight ${who}` : null, () => host.sight(who));
  const intents = useOracle(on.has('intent') ? 'intent' : null, () => host.intent());
  const forecast = useOracle(on.has('forecast') ? 'forecast' : null, () => host.forecast());
  const threat = useOracle(on.has('threat') ? 'threat' : null, () => host.threat());

  const highlights = useMemo(() => {
    const marks: ZoneHighlight[] = [];
    for (const { zone, range } of sight ?? NONE)
      marks.push({ zone, mark: 'sight', badge: String(range), says: l.t('mark.sight', { range }) });
    (threat ?? NONE).forEach((wounds: number, zone) => {
      if (wounds > 0) {
        const n = Math.round(wounds * 10) / 10;
        marks.push({ zone, mark: 'danger', badge: l.t('overlay.threat.badge', { n }), says: l.t('mark.threat', { count: n }) });
      }
    });
    for (const spawn of forecast ?? NONE) {
      const n = Object.values(spawn.expected).reduce((sum, one) => sum + one, 0);
      marks.push({
        zone: spawn.zone,
        mark: 'danger',
        badge: l.t('overlay.forecast.badge', { n: Math.round(n * 10) / 10 }),
        says: l.t('mark.forecast', { n: Math.round(n * 10) / 10 }),
      });
    }
    for (const [zone, n] of attackers(intents ?? NONE)) marks.push({ zone, mark: 'danger', badge: l.t('overlay.intent.badge', { n }) });
    for (const zone of new Set((intents ?? NONE).filter((i) => i.reason === 'frozen').map((i) => i.zone)))
      marks.push({ zone, mark: 'sight', badge: l.t('intent.frozen') });
    for (const one of intents ?? NONE) if (one.loses) marks.push({ zone: one.target, mark: 'danger', badge: l.t('intent.loses') });
    for (const zone of lit) marks.push({ zone, mark: 'chosen' });
    return marks;
  }, [sight, threat, forecast, intents, lit, l]);
  const arrows = useMemo(() => (intents === null ? NONE : intentArrows(intents)), [intents]);
  const told = useMemo(() => {
    const lines = new Map<number, string>();
    for (const intent of intents ?? NONE) {
      for (const zone of toldAt(intent)) {
        const known = lines.get(zone);
        lines.set(zone, `${known === undefined ? '' : `${known}, `}${intentLine(names, intent)}`);
      }
    }
    return lines;
  }, [intents, names]);
  return useMemo(() => ({ highlights, arrows, told }), [highlights, arrows, told]);
}
