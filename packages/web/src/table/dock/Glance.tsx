// Who and what is in the zone under the resting mouse: the zone's card, which a click would open for good.
import { lazy, Suspense, useEffect, useState } from 'react';
import { canHover } from '../decisions/use-hovered.ts';
import { usePick, useShown } from '../scene.ts';

const ZoneInfo = lazy(() => import('../parts/ZoneInfo.tsx').then((file) => ({ default: file.ZoneInfo })));

/** A mouse on its way somewhere asks nothing. */
const REST_MS = 400;

export function Glance() {
  const { playing } = useShown();
  const pointed = usePick((u) => (u.zone < 0 && u.chosen === null && u.walk === null && u.group === null && canHover() ? u.pointed : -1));
  const [rested, setRested] = useState(-1);
  useEffect(() => {
    if (pointed < 0) return setRested(-1);
    const timer = setTimeout(() => setRested(pointed), REST_MS);
    return () => clearTimeout(timer);
  }, [pointed]);
  if (playing || rested < 0 || rested !== pointed) return null;
  return (
    <Suspense>
      <ZoneInfo zone={rested} glance />
    </Suspense>
  );
}
