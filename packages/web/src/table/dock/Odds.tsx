// The odds of an attack: how many fall, how likely the zone is clear, what it costs in noise, friends and danger.
import type { AttackOdds } from '@holdout/engine';
import type { Labels } from '../../i18n/i18n.ts';
import { riseByAttack } from '../model/danger.ts';
import { Icon } from '../parts/Icon.tsx';
import { useScene } from '../scene.ts';

export const percent = (p: number): string => (p > 0 && p < 0.005 ? '<1%' : p < 1 && p > 0.995 ? '>99%' : `${Math.round(p * 100)}%`);
export const one = (n: number): string => (Math.round(n * 10) / 10).toString();

/** Bars beyond the last that matters are left out. */
const shownBars = (kills: readonly number[]): readonly number[] => {
  let last = kills.length - 1;
  while (last > 1 && kills[last] < 0.002) last--;
  return kills.slice(0, Math.min(last + 1, 10));
};

/** The same for ears, in the order of what matters. */
export function oddsInWords(l: Labels, odds: AttackOdds): string {
  const clears = odds.clear >= 0.005;
  return [
    `${percent(clears ? odds.clear : 1 - odds.kills[0])} ${l.t(clears ? 'odds.clear' : 'odds.any')}`,
    `${l.t('odds.expected')}: ${one(odds.expectedKills)}`,
    odds.friendlyWounds > 0 ? `${l.t('odds.friends')}: ${one(odds.friendlyWounds)}` : '',
    `${l.t('odds.noise')}: ${odds.noise > 0 ? odds.noise : l.t('odds.silent')}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

export function Odds({ odds, survivor }: { readonly odds: AttackOdds; readonly survivor: number }) {
  const { names, view } = useScene();
  const { l } = names;
  const bars = shownBars(odds.kills);
  const most = Math.max(...bars, 0.01);
  const rise = riseByAttack(view, survivor, odds);
  const spoken = bars.map((p, n) => l.t('odds.bar', { n, p: percent(p) })).join(', ');
  return (
    <div className="t-odds">
      <div className="t-odds-big">
        {/* where the zone cannot be cleared, what counts is whether anything falls */}
        <b>{percent(odds.clear >= 0.005 ? odds.clear : 1 - odds.kills[0])}</b>
        <span>{l.t(odds.clear >= 0.005 ? 'odds.clear' : 'odds.any')}</span>
      </div>
      <div className="t-bars" role="img" aria-label={l.t('odds.distribution', { bars: spoken })}>
        {bars.map((p, n) => (
          <div key={`kills${n.toString()}`} className="t-bar" title={percent(p)}>
            <i style={{ height: `${Math.max(2, (p / most) * 100)}%` }} />
            <span>{n}</span>
          </div>
        ))}
      </div>
      <dl className="t-odds-facts">
        {odds.dice > 0 && (
          <div>
            <dt>{l.t('odds.dice')}</dt>
            <dd>{l.t('odds.dice.value', { n: odds.dice, need: odds.need })}</dd>
          </div>
        )}
        <div>
          <dt>{l.t('odds.expected')}</dt>
          <dd>{one(odds.expectedKills)}</dd>
        </div>
        <div data-bad={odds.friendlyWounds > 0 || undefined}>
          <dt>
            <Icon name="friendly-fire" /> {l.t('odds.friends')}
          </dt>
          <dd>{odds.friendlyWounds > 0 ? l.t('odds.friends.value', { n: one(odds.friendlyWounds) }) : '0'}</dd>
        </div>
        <div>
          <dt>
            <Icon name="noise" /> {l.t('odds.noise')}
          </dt>
          <dd>{odds.noise > 0 ? `+${odds.noise}` : l.t('odds.silent')}</dd>
        </div>
        {rise !== null && (
          <div data-level={rise.level}>
            <dt>{l.t('odds.level', { level: l.t(`danger.${rise.level}`) })}</dt>
            <dd>{percent(rise.chance)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
