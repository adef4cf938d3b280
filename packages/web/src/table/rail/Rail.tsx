// The survivors at the edge of the table: health, adrenaline, actions, hands, whose they are and who is done.
import type { SurvivorView } from '@holdout/engine';
import { lazy, memo, Suspense } from 'react';
import { heldBack } from '../../teach/held-back.ts';
import { isPlaying } from '../model/names.ts';
import { useOracle, usePick, useScene, useShown } from '../scene.ts';
import { RailCard } from './RailCard.tsx';

const Guests = lazy(() => import('./Guests.tsx'));

export const Rail = memo(function Rail() {
  const scene = useScene();
  const { names, view, host } = scene;
  const { view: shown, enemy, playing } = useShown();
  const played = shown.survivors.filter((s) => s.role === 'played');
  const warns = usePick((u) => u.overlays.has('intent'));
  const threat = useOracle(warns && view.over === null && !playing ? 'threat' : null, () => host.threat());
  const meant = usePick((u) => u.link.people);
  const back = heldBack(scene, view);
  const asked = view.ask?.kind === 'order' ? view.ask.options.map((o) => o.key).filter((id) => !back.includes(id)) : [];
  const order = enemy ? [] : asked;
  const led = (s: SurvivorView) => played.some((leader) => leader.index === s.leader);
  const guests = shown.survivors.filter((s) => s.role !== 'played' && isPlaying(s) && !led(s));
  const guards = shown.zones.reduce((sum, zone) => sum + zone.guards, 0);
  return (
    <nav className="t-rail" aria-label={names.l.t('table.survivors')}>
      {played.map((s) => (
        <RailCard
          key={s.index}
          survivor={s}
          active={shown.active === s.index}
          expected={Math.round(threat?.[s.zone] ?? 0)}
          shared={shown.survivors.some((other) => other.index !== s.index && other.zone === s.zone && isPlaying(other))}
          mayGo={order.includes(s.id) || (!enemy && meant?.includes(s.index) === true)}
          companions={shown.survivors.filter((c) => c.leader === s.index && c.role !== 'played' && isPlaying(c))}
        />
      ))}
      {(guests.length > 0 || guards > 0) && (
        <Suspense>
          <Guests people={guests} guards={guards} />
        </Suspense>
      )}
    </nav>
  );
});
