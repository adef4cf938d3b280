// The odds of an attack: how many fall, how likely the zone is clear, what it costs in noise, friends and danger.
import type { AttackOdds, Option } from '@holdout/engine';
import type { Labels } from '../../i18n/i18n.ts';
import { riseByAttack } from '../model/danger.ts';
import { Icon } from '../parts/Icon.tsx';
import { useScene } from '../scene.ts';

/** Sums of chances are off by a hair: what is that near to never or always is just that. */
const HAIR = 1e-9;
export const percent = (p: number): string =>
  p > HAIR && p < 0.005 ? '<1%' : p < 1 - HAIR && p > 0.995 ? '>99%' : `${Math.round(p * 100)}%`;
const one = (n: number): string => (Math.round(n * 10) / 10).toString();

/** Bars beyond the last that matters are left out. */
const shownBars = (kills: readonly number[]): readonly number[] => {
  let last = kills.length - 1;
  while (last > 1 && kills[last] < 0.002) last--;
  return kills.slice(0, Math.min(last + 1, 10));
};

/** What counts: that the car blows up, that the zone is clear, and where it cannot be cleared whether anything falls. */
function headline(odds: AttackOdds, verb: string): readonly [chance: number, label: string] {
  const clears = odds.clear >= 0.005;
  if (verb === 'shoot-car' && clears) return [odds.clear, 'odds.blast'];
  return clears ? [odds.clear, 'odds.clear'] : [1 - odds.kills[0], 'odds.any'];
}

/** The same for ears, in the order of what matters. */
export function oddsInWords(l: Labels, odds: AttackOdds, verb: string): string {
  const [chance, label] = headline(odds, verb);
  return [
    `${percent(chance)} ${l.t(label)}`,
    `${l.t('odds.expected')}: ${one(odds.expectedKills)}`,
    odds.friendlyWounds > 0 ? `${l.t('odds.friends')}: ${one(odds.friendlyWounds)}` : '',
    `${l.t('odds.noise')}: ${odds.noise > 0 ? odds.noise : l.t('odds.silent')}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** In one line, to compare weapons by. */
export const oddsInShort = (l: Labels, odds: AttackOdds): string =>
  [
    l.t('odds.short', { p: percent(1 - odds.kills[0]), n: one(odds.expectedKills) }),
    odds.friendlyWounds > 0 ? `${l.t('odds.friends')}: ${l.t('odds.friends.value', { n: one(odds.friendlyWounds) })}` : '',
  ]
    .filter((part) => part !== '')
    .join(', ');

/** The roll a door asks for; '' where it opens without one. */
export const rollInWords = (l: Labels, roll: Option['roll']): string =>
  roll === undefined
    ? ''
    : `${percent(roll.chance)} ${l.t('odds.door')}, ${l.t('odds.dice')}: ${l.t('odds.dice.value', { n: roll.dice, need: roll.need })}`;

export function RollOdds({ roll }: { readonly roll: NonNullable<Option['roll']> }) {
  const { l } = useScene().names;
  return (
    <div className="t-odds">
      <div className="t-odds-big">
        <b>{percent(roll.chance)}</b>
        <span>{l.t('odds.door')}</span>
      </div>
      <dl className="t-odds-facts">
        <div>
          <dt>{l.t('odds.dice')}</dt>
          <dd>{l.t('odds.dice.value', { n: roll.dice, need: roll.need })}</dd>
        </div>
      </dl>
    </div>
  );
}

interface OddsProps {
  readonly odds: AttackOdds;
  readonly survivor: number;
  readonly verb: string;
}

export function Odds({ odds, survivor, verb }: OddsProps) {
  const { names, view } = useScene();
  const { l } = names;
  const [chance, label] = headline(odds, verb);
  const bars = shownBars(odds.kills);
  const most = Math.max(...bars, 0.01);
  const rise = riseByAttack(view, survivor, odds);
  const spoken = bars.map((p, n) => l.t('odds.bar', { n, p: percent(p) })).join(', ');
  return (
    <div className="t-odds">
      <div className="t-odds-big">
        <b>{percent(chance)}</b>
        <span>{l.t(label)}</span>
      </div>
      {/* where nobody stands nobody falls: a car alone in the street */}
      {bars.length > 1 && (
        <div className="t-bars" role="img" aria-label={l.t('odds.distribution', { bars: spoken })}>
          {bars.map((p, n) => (
            <div key={`kills${n.toString()}`} className="t-bar" title={percent(p)}>
              <i style={{ height: `${Math.max(2, (p / most) * 100)}%` }} />
              <span>{n}</span>
            </div>
          ))}
        </div>
      )}
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
