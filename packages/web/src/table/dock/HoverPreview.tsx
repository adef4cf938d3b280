// The odds of the attack under the mouse. A click there does it when nothing speaks against it, else it opens the whole preview.
import { useEffect } from 'react';
import { announce } from '../../app/announce.ts';
import type { Hovered } from '../decisions/use-hovered.ts';
import { choiceName } from '../model/choice-names.ts';
import { Cost } from '../parts/Cost.tsx';
import { useChoiceScene } from '../parts/use-choice-scene.ts';
import { useScene } from '../scene.ts';
import { Odds, oddsInWords } from './Odds.tsx';
import { Warnings } from './Warnings.tsx';

export function HoverPreview({ hovered }: { readonly hovered: Hovered }) {
  const { names, view } = useScene();
  const { l } = names;
  const scene = useChoiceScene();
  const { option, odds, safe, ways } = hovered;
  const spoken = odds === null ? '' : `${choiceName(scene, option)}. ${oddsInWords(l, odds, option.verb)}`;
  useEffect(() => {
    // of the mouse nothing is said; who goes from zone to zone by keys hears the odds there
    if (spoken !== '' && document.activeElement?.matches('[data-zone]:focus-visible')) announce(spoken);
  }, [spoken]);
  if (odds === null) return null;
  return (
    <div className="t-preview t-hover" data-odds aria-hidden="true">
      <div className="t-preview-main">
        <div className="t-preview-head">
          <h2>{choiceName(scene, option)}</h2>
          <Cost option={option} />
        </div>
        <Warnings option={option} odds={odds} />
        <p className="t-preview-text">{ways > 1 ? l.t('hover.ways', { count: ways }) : l.t(safe ? 'hover.does' : 'hover.opens')}</p>
      </div>
      <Odds odds={odds} survivor={view.ask?.survivor ?? -1} verb={option.verb} />
    </div>
  );
}
