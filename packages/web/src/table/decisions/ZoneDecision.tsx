// One of several zones: the first is laid out, unless it is to stay; another is picked on the board or in the list, a second press or Enter chooses it.
import type { ZoneId } from '@holdout/engine';
import { parseWay } from '@holdout/engine/keys';
import { useMemo, useState } from 'react';
import type { PathArrow, ZoneHighlight } from '../../board/types.ts';
import { useKeys } from '../input/keys.ts';
import { isSheet } from '../insets.ts';
import { answerName } from '../model/choice-names.ts';
import { MOST_LINES } from '../model/deeds.ts';
import { Icon } from '../parts/Icon.tsx';
import { Key } from '../parts/Key.tsx';
import { useScene } from '../scene.ts';
import { useBoardLink } from '../use-link.ts';
import { Question } from './Question.tsx';
import type { DecisionProps } from './types.ts';
import { useProposed } from './use-proposed.ts';

/** On a phone a list lies over the very zones it names. */
const FEW_LINES = 2;

/** The zone a key names: `12`, the end of a way `3:7`, or what the option says. */
const zoneOfKey = (key: string, zones: readonly number[] | undefined): number => {
  const way = parseWay(key) ?? zones ?? [];
  return way[way.length - 1] ?? -1;
};

export function ZoneDecision({ ask, may, give, proposed }: DecisionProps) {
  const { names, view } = useScene();
  const first = ask.options[0]?.key ?? null;
  // where one may also decline, what was paid for is not given away by a quick press
  const [chosen, setChosen] = useState<string | null>(proposed ?? (first === 'no' ? null : first));
  const from = ask.zone >= 0 ? ask.zone : (view.survivors[ask.survivor]?.zone ?? -1);
  useProposed(proposed, chosen, setChosen);
  const tone = ask.kind === 'route' ? 'intent' : 'plan';
  const places = useMemo(() => ask.options.map((o) => ({ key: o.key, zone: zoneOfKey(o.key, o.zones) })), [ask]);
  const highlights = useMemo<readonly ZoneHighlight[]>(
    () =>
      places
        .filter((p) => p.zone >= 0)
        .map((p) => ({
          zone: p.zone,
          mark: p.key === chosen ? 'chosen' : ask.kind === 'route' ? 'danger' : 'range',
          says: names.l.t(p.key === chosen ? 'mark.chosen' : 'mark.range'),
        })),
    [places, chosen, ask.kind, names],
  );
  const arrows = useMemo<readonly PathArrow[]>(() => {
    if (from < 0) return [];
    const drawn = chosen === null && ask.kind === 'route' ? places : places.filter((p) => p.key === chosen);
    return drawn.filter((p) => p.zone >= 0 && p.zone !== from).map((p) => ({ zones: [from, ...(parseWay(p.key) ?? [p.zone])], tone }));
  }, [places, chosen, from, tone, ask.kind]);
  const tap = (zone: ZoneId) => {
    const here = places.filter((p) => p.zone === zone);
    if (here.length === 0) return false;
    const at = here.findIndex((p) => p.key === chosen);
    if (at >= 0 && here.length === 1) give(here[0].key);
    else setChosen(here[(at + 1) % here.length].key);
    return true;
  };
  useBoardLink(highlights, arrows, may ? tap : null);
  useKeys(may, Object.fromEntries(ask.options.slice(0, 9).map((o, i) => [String(i + 1), () => setChosen(o.key)])));
  // more than a few are pointed at; the chosen one is named, the others come on demand
  const zones = new Set(places.map((p) => p.zone));
  const most = isSheet() ? FEW_LINES : MOST_LINES;
  const [listed, setListed] = useState(places.length <= most || zones.has(-1) || zones.size < places.length);
  const told = listed ? ask.options : ask.options.filter((o) => o.key === chosen);
  return (
    <Question ask={ask} may={may} icon={ask.kind === 'route' ? 'zombies' : 'zone'} answer={chosen} onGive={give}>
      <div className="t-pointed">
        <div className="t-choices" role="radiogroup">
          {told.map((o) => {
            const digit = ask.options.indexOf(o) + 1;
            return (
              // biome-ignore lint/a11y/useSemanticElements: a choice that is previewed on the board before it is given
              <button key={o.key} type="button" role="radio" aria-checked={chosen === o.key} onClick={() => setChosen(o.key)}>
                {digit <= 9 && <Key>{String(digit)}</Key>}
                <span>{answerName(names, ask, o.key)}</span>
              </button>
            );
          })}
        </div>
        {!listed && (
          <div className="t-choices">
            <button type="button" className="t-unfold" aria-expanded={false} onClick={() => setListed(true)}>
              <Icon name="zone" />
              <span>{names.l.t('table.on-board', { count: zones.size })}</span>
            </button>
          </div>
        )}
      </div>
    </Question>
  );
}
