// The survivors at the edge of the table: health, adrenaline, actions, hands, whose they are and who is done.
import { memo } from 'react';
import { isPlaying } from '../model/names.ts';
import { useOracle, usePick, useScene, useShown } from '../scene.ts';
import { RailCard } from './RailCard.tsx';

export const Rail = memo(function Rail() {
  const { names, view, host } = useScene();
  const { view: shown, enemy } = useShown();
  const played = shown.survivors.filter((s) => s.role === 'played');
  const warns = usePick((u) => u.overlays.has('intent'));
  const threat = useOracle(warns && view.over === null && !enemy ? 'threat' : null, () => host.threat());
  const order = view.ask?.kind === 'order' && !enemy ? view.ask.options.map((o) => o.key) : [];
  return (
    <nav className="t-rail" aria-label={names.l.t('table.survivors')} data-many={played.length > 6 || undefined}>
      {played.map((s) => (
        <RailCard
          key={s.index}
          survivor={s}
          active={shown.active === s.index}
          expected={Math.round(threat?.[s.zone] ?? 0)}
          mayGo={order.includes(s.id)}
          companions={shown.survivors.filter((c) => c.leader === s.index && c.role !== 'played' && isPlaying(c))}
        />
      ))}
    </nav>
  );
});
