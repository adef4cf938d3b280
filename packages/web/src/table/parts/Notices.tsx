// Why not, and what one could do instead: small cards over the dock that go by themselves with the next choice.
import { lazy, Suspense, useEffect } from 'react';
import { Refused } from '../decisions/registry.ts';
import { usePick, useScene } from '../scene.ts';

const together = () => import('./together.ts');
/** A part of that file, by its name there. */
const shared = <Name extends keyof Awaited<ReturnType<typeof together>>>(name: Name) =>
  lazy(() => together().then((file) => ({ default: file[name] })));
const Aiming = shared('Aiming');
const Bubble = shared('Bubble');
const Connection = shared('Connection');
const EmptySeat = shared('EmptySeat');
const Lent = shared('Lent');
const Nudge = shared('Nudge');
const Nudged = shared('Nudged');
const RewindWish = shared('RewindWish');
const NextPerson = lazy(() => import('./NextPerson.tsx').then((file) => ({ default: file.NextPerson })));
const CoachCard = lazy(() => import('../../coach/CoachCard.tsx'));

const FLASH_MS = 3500;

function Flash() {
  const { ui } = useScene();
  const flash = usePick((u) => u.flash);
  useEffect(() => {
    if (flash === null) return;
    const timer = setTimeout(() => ui.set({ flash: null }), FLASH_MS);
    return () => clearTimeout(timer);
  }, [flash, ui]);
  return <div role="status">{flash !== null && <div className="t-notice t-flash">{flash}</div>}</div>;
}

export function Notices() {
  const { names, ui, snapshot, host } = useScene();
  const { l } = names;
  const refusal = usePick((u) => u.refusal);
  const hint = usePick((u) => u.hint);
  /** a seat whose person is not playing it now */
  const isWanting = (one: (typeof snapshot.presence)[number]) =>
    !one.present || one.bot || (one.own === true && !snapshot.mine.includes(one.seat));
  const rewind = snapshot.rewind ?? null;
  const refusals = snapshot.refusals ?? 0;
  useEffect(() => {
    if (refusals > 0) ui.set({ flash: l.t('rewind.refused') });
  }, [refusals, ui, l]);
  return (
    <div className="t-notices">
      <Suspense>
        {/* of a game on the server it is there from the start: a dead line could not fetch it */}
        {snapshot.connection !== 'local' && <Connection />}
        {snapshot.connection !== 'local' && <Bubble />}
        {snapshot.connection !== 'local' && <Lent />}
        {snapshot.connection !== 'local' && <Aiming />}
        {snapshot.mine.length > 1 && <NextPerson />}
        {snapshot.nudged && <Nudged {...snapshot.nudged} />}
        {snapshot.mine.length > 0 && snapshot.awaited?.some((one) => one.here) && <Nudge />}
        {host.seats !== undefined && snapshot.presence.some(isWanting) && <EmptySeat />}
      </Suspense>
      <Flash />
      <Suspense>{refusal !== null && <Refused refusal={refusal} />}</Suspense>
      <Suspense>{hint !== null && <CoachCard hint={hint} />}</Suspense>
      <Suspense>{rewind !== null && <RewindWish {...rewind} />}</Suspense>
    </div>
  );
}
