import type { SurvivorView } from '@holdout/engine';
import { memo } from 'react';
import { useLongPress } from '../input/long-press.ts';
import { nextLevel } from '../model/danger.ts';
import { Pips } from '../parts/Cost.tsx';
import { Hearts } from '../parts/Hearts.tsx';
import { Icon } from '../parts/Icon.tsx';
import { ItemIcon } from '../parts/ItemFace.tsx';
import { Portrait } from '../parts/Portrait.tsx';
import { usePick, useScene } from '../scene.ts';
import { Adrenaline } from './Adrenaline.tsx';

interface RailCardProps {
  readonly survivor: SurvivorView;
  readonly active: boolean;
  /** may be chosen as the next to act */
  readonly mayGo: boolean;
  /** wounds the zombies may deal where the survivor stands */
  readonly expected: number;
  /** others stand there too and may take them */
  readonly shared: boolean;
  readonly companions: readonly SurvivorView[];
}

export const RailCard = memo(function RailCard({ survivor: s, active, mayGo, expected, shared, companions }: RailCardProps) {
  const { names, ui, view, snapshot } = useScene();
  const { l } = names;
  const looked = usePick((u) => u.looked === s.index);
  const next = nextLevel(s.ap);
  const hold = useLongPress(() => {
    ui.set({ looked: s.index });
    return true;
  });
  const fate = s.campaign?.fate;
  const gone = fate === 'down' || fate === 'rescued' ? fate : !s.alive ? 'dead' : s.out ? 'out' : undefined;
  const seat = view.seats > 1 ? names.seat(s.seat) : null;
  const away = seat !== null && snapshot.presence.some((p) => p.seat === s.seat && !p.present && !p.bot);
  const bot = snapshot.presence.some((p) => p.seat === s.seat && (p.bot || p.bots?.includes(s.id) === true));
  const spoken = [
    names.survivor(s.index),
    gone !== undefined ? l.t(`table.${gone}`) : l.t('table.health', { left: s.health - s.wounds, health: s.health }),
    l.t('table.level', { level: l.t(`danger.${s.level}`), ap: s.ap }),
    active ? l.t('table.actions-left', { count: s.actions }) : s.done ? l.t('table.done') : '',
    expected > 0 && gone === undefined ? l.t('table.expected-wounds', { count: expected }) : '',
    s.car >= 0 ? l.t('table.in-car') : '',
    bot ? l.t('survivor-bot.plays') : '',
    seat ?? '',
  ].filter((part) => part !== '');
  return (
    <button
      type="button"
      className="t-rail-card"
      data-active={active || undefined}
      data-done={(s.done && !active) || undefined}
      data-gone={gone}
      data-may-go={mayGo || undefined}
      data-level={s.level}
      aria-label={spoken.join(', ')}
      aria-expanded={looked}
      {...hold}
      onClick={() => {
        if (mayGo && ui.get().link.onSurvivor?.(s.index)) return;
        ui.set({ looked: looked ? -1 : s.index });
      }}
      onContextMenu={(e) => {
        e.preventDefault();
        ui.set({ looked: looked ? -1 : s.index });
      }}
    >
      <span className="t-rail-face">
        <Portrait index={s.index} size={52} />
        {gone !== undefined && <Icon name={gone === 'dead' ? 'dead' : 'exit'} />}
      </span>
      {seat !== null && (
        <i className="t-rail-initial" data-away={away || undefined} aria-hidden="true">
          {[...seat][0]}
        </i>
      )}
      <span className="t-rail-body">
        <span className="t-rail-name">
          <b>{names.survivor(s.index)}</b>
          {s.car >= 0 && (
            <span className="t-in-car" title={l.t('table.in-car')}>
              <Icon name="car" />
            </span>
          )}
          {bot && gone === undefined && (
            <span className="t-by-bot" title={l.t('survivor-bot.plays')}>
              <Icon name="bot" />
            </span>
          )}
          {s.done && !active && gone === undefined && <i className="t-tick">✓</i>}
        </span>
        <span className="t-rail-row">
          <Hearts health={s.health} wounds={s.wounds} />
          {expected > 0 && gone === undefined && (
            <small className="t-expected" title={l.t('table.expected-wounds', { count: expected })}>
              {l.t('table.expected-short', { n: expected })}
              {shared && !active && <span className="t-only-wide"> {l.t('table.expected-shared')}</span>}
            </small>
          )}
          {active && <Pips n={s.actions} label="" />}
        </span>
        <Adrenaline ap={s.ap} level={s.level} next={next} />
        <span className="t-rail-row t-rail-hands">
          {[...s.hands, ...(s.body ? [s.body] : [])].map((card, i) => (
            <span
              key={card === null ? `free${i.toString()}` : card.card}
              className="t-hand"
              data-empty={card?.empty || undefined}
              title={card === null ? '' : names.item(card.item)}
            >
              {card !== null && <ItemIcon item={card.item} />}
            </span>
          ))}
          {s.pack.length > 0 && <small>+{s.pack.length}</small>}
          {s.tokens.length > 0 && (
            <small className="t-rail-tokens">
              <Icon name="objective" />
              {s.tokens.length}
            </small>
          )}
          {companions.map((c) => (
            <Portrait key={c.index} index={c.index} size={22} />
          ))}
        </span>
        {seat !== null && (
          <small className="t-rail-seat" data-away={away || undefined}>
            {seat}
          </small>
        )}
      </span>
    </button>
  );
});
