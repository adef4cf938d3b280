// Select, preview, commit: what the chosen answer costs and brings, the other answers at the same place, and the button that does it.
import type { AttackOdds, Option } from '@holdout/engine';
import type { Variation } from '@holdout/engine/keys';

import { lazy, Suspense, useEffect } from 'react';
import { announce } from '../../app/announce.ts';
import { choiceName } from '../model/choice-names.ts';
import { hasOdds, targetOf } from '../model/choices.ts';
import { Cost } from '../parts/Cost.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Key } from '../parts/Key.tsx';
import { useChoiceScene } from '../parts/use-choice-scene.ts';
import { useOracle, useScene } from '../scene.ts';
import { DoOrCancel } from './DoOrCancel.tsx';
import { Odds, oddsInShort, oddsInWords, percent, RollOdds, rollInWords } from './Odds.tsx';
import { Warnings } from './Warnings.tsx';

const Manners = lazy(() => import('./Manners.tsx').then((file) => ({ default: file.Manners })));

interface PreviewProps {
  readonly option: Option;
  readonly how: Variation;
  readonly onVary: (how: Variation) => void;
  /** null: not reckoned yet; without odds: there are none */
  readonly told: { readonly odds: AttackOdds | null } | null;
  /** may one's own die of it? */
  readonly deadly: boolean;
  readonly others: readonly Option[];
  readonly onPick: (key: string) => void;
  readonly onCommit: () => void;
  readonly onCancel: () => void;
}

export function Preview({ option, how, onVary, told, deadly, others, onPick, onCommit, onCancel }: PreviewProps) {
  const { host, names, view, ui } = useScene();
  const { l } = names;
  const scene = useChoiceScene();
  const reckons = hasOdds(option) && told === null;
  // fire into an empty zone kills nobody: there is nothing to reckon
  const odds = told?.odds?.kills.length === 1 && told.odds.deaths === undefined ? null : (told?.odds ?? null);
  const attack = reckons || odds !== null;
  const explained = option.skill === undefined ? l.text(`action.${option.verb}`) : l.text(`skill.${option.skill}`);
  // the rule names the usual price
  const free = option.cost?.free;
  const rule = free === undefined || explained === '' ? explained : l.t('table.free-pays', { kind: names.free(free), rule: explained });
  const survivor = view.ask?.survivor ?? -1;
  // every way to attack there, side by side
  const rivals = others.filter((other) => other.attack !== undefined).map((other) => other.key);
  const compared = useOracle(rivals.length > 1 ? `odds of ${rivals.join()}` : null, () => Promise.all(rivals.map((key) => host.odds(key))));
  const inShort = (key: string): string => {
    const found = compared?.[rivals.indexOf(key)] ?? null;
    const roll = others.find((other) => other.key === key)?.roll;
    return found !== null ? oddsInShort(l, found) : roll === undefined ? '' : percent(roll.chance);
  };
  /** the card it is done with, or the zone it is aimed at */
  const tellMore = () => {
    const card = option.cards?.[0];
    ui.set(card !== undefined && l.has(`item.${card}`) ? { explained: `item.${card}` } : { zone: targetOf(option) });
  };
  const spoken = [choiceName(scene, option), odds === null ? '' : oddsInWords(l, odds, option.verb), rollInWords(l, option.roll)]
    .filter((part) => part !== '')
    .join('. ');
  useEffect(() => {
    if (!reckons) announce(spoken);
  }, [spoken, reckons]);
  return (
    <div className="t-preview" data-odds={attack || option.roll !== undefined || undefined}>
      <div className="t-preview-main">
        <div className="t-preview-head">
          <h2>{choiceName(scene, option)}</h2>
          <Cost option={option} />
          {(option.cards?.[0] !== undefined || targetOf(option) >= 0) && (
            <button type="button" className="t-about" onClick={tellMore} aria-label={l.t('table.read-this')} title={l.t('table.read-this')}>
              <Icon name="help" />
            </button>
          )}
        </div>
        {!attack && rule !== '' && <p className="t-preview-text">{rule}</p>}
        <Warnings option={option} odds={odds} />
        {option.variants !== undefined && (
          <Suspense>
            <Manners option={option} variation={how} onVary={onVary} />
          </Suspense>
        )}
        {others.length > 1 && (
          <fieldset className="t-others" aria-label={l.t('table.other-answers')}>
            {others.map((other, i) => (
              <button key={other.key} type="button" aria-pressed={other.key === option.key} onClick={() => onPick(other.key)}>
                {i < 9 && <Key>{String(i + 1)}</Key>}
                {choiceName(scene, other)}
                {inShort(other.key) !== '' && <small>{inShort(other.key)}</small>}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      {reckons && <div className="t-odds t-odds-wait" aria-hidden="true" />}
      {option.roll !== undefined && <RollOdds roll={option.roll} />}
      {odds !== null && <Odds odds={odds} survivor={survivor} verb={option.verb} />}
      <DoOrCancel deadly={deadly} onCommit={onCommit} onCancel={onCancel} />
    </div>
  );
}
