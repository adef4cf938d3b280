import type { ObjectiveLine } from '@holdout/engine';
import { lazy, memo, type PointerEvent, type ReactNode, Suspense, useEffect } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { useScene, useShown } from '../scene.ts';
import { showZones } from './show-zones.ts';
import { TILE_NAME, zonesNamed } from './tile-name.ts';

const TileWords = lazy(() => import('./TileWords.tsx'));

/** Where a line can be advanced now, and where things are to be brought. */
const placesOf = (line: ObjectiveLine): readonly number[] => [
  ...new Set(line.leads.flatMap((lead) => [...lead.zones, ...(lead.to ?? [])]).filter((zone) => zone >= 0)),
];

/** A goal lights its zones, and those of tiles it names, while it is pointed at; a press shows them on the board. */
function Goal({ line, text, children }: { readonly line: ObjectiveLine; readonly text: string; readonly children?: ReactNode }) {
  const { board, ui, names } = useScene();
  const named = line.met ? [] : zonesNamed(board, text);
  const places = [...new Set([...placesOf(line), ...named])];
  const light = (on: boolean) => ui.set({ lit: on ? places : [] });
  useEffect(() => () => ui.set({ lit: [] }), [ui]);
  if (places.length === 0)
    return (
      <span className="t-goal">
        {text}
        {children}
      </span>
    );
  const lights = {
    onClick: () => showZones(ui, places),
    onPointerEnter: (e: PointerEvent) => e.pointerType === 'mouse' && light(true),
    onPointerLeave: (e: PointerEvent) => e.pointerType === 'mouse' && light(false),
    onFocus: () => light(true),
    onBlur: () => light(false),
  };
  if (named.length === 0)
    return (
      <button type="button" className="t-goal" {...lights}>
        {text}
        {children}
      </button>
    );
  // names of tiles are pressed for themselves: the goal's own button lies under its words
  return (
    <span className="t-goal t-goal-named">
      <button type="button" className="t-goal-all" aria-label={names.l.t('goals.show')} {...lights} />
      <Suspense fallback={text}>
        <TileWords text={text} />
      </Suspense>
      {children}
    </span>
  );
}

/** The mission: what is to do, how far it is, and what is special here. */
export const Goals = memo(function Goals() {
  const { names } = useScene();
  // what is still being told has not been reached yet
  const { view } = useShown();
  const { l } = names;
  const mission = `mission.${view.mission}`;
  const rules: string[] = [];
  for (let i = 0; l.has(`${mission}.rule.${i}`); i++) rules.push(l.t(`${mission}.rule.${i}`));
  const options = Object.entries(view.options).filter(([, value]) => value !== undefined && value !== false && value !== 0);
  const exit = view.zones.some((zone) => zone.tokens.includes('exit'));
  return (
    <div className="t-goals">
      <h2>{l.t('goals.title')}</h2>
      <ul className="t-goal-list">
        {view.lines.map((line) => {
          const key = line.aim === undefined ? `${mission}.objective.${line.line}` : `${mission}.aim.${line.aim}`;
          const text = l.has(key) ? l.t(key) : l.t('goals.line', { n: line.line + 1 });
          return (
            <li key={line.line} data-met={line.met || undefined} data-waiting={line.waiting || undefined}>
              <Icon name={line.met ? 'won' : 'objective'} />
              <Goal line={line} text={text}>
                {line.waiting && <em> {l.t('goals.waiting')}</em>}
              </Goal>
              {line.want !== undefined && (
                <b>
                  {/* what is done is not undone by what is eaten afterwards */}
                  {line.met ? line.want : (line.have ?? 0)}/{line.want}
                </b>
              )}
              {line.left !== undefined && !line.met && <b>{l.t('goals.left', { n: line.left })}</b>}
            </li>
          );
        })}
      </ul>
      <h2>{l.t('goals.lose')}</h2>
      <p className="t-lose">
        {l.text('term.lose')}
        {exit && ` ${l.t('goals.exit-final')}`}
      </p>
      {/* the whole of it, whatever the bar above has room for */}
      {l.has(`${mission}.title`) && <h2>{l.t(`${mission}.title`)}</h2>}
      {l.has(`${mission}.brief`) && <p className="t-brief">{l.t(`${mission}.brief`)}</p>}
      {rules.length > 0 && (
        <>
          <h2>{l.t('goals.rules')}</h2>
          <ul className="t-plain-list">
            {rules.map((rule) => (
              <li key={rule}>
                {TILE_NAME.test(rule) ? (
                  <Suspense fallback={rule}>
                    <TileWords text={rule} />
                  </Suspense>
                ) : (
                  rule
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {options.length > 0 && (
        <>
          <h2>{l.t('goals.options')}</h2>
          <ul className="t-plain-list">
            {options.map(([id, value]) => (
              <li key={id}>
                <b>{l.has(`option.${id}`) ? l.t(`option.${id}`) : id}</b>
                {typeof value === 'boolean' ? '' : `: ${String(value)}`} <small>{l.text(`option.${id}`)}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>{l.t('goals.decks')}</h2>
      <ul className="t-plain-list">
        {Object.entries(view.decks).map(([id, deck]) => (
          <li key={id}>
            {l.t('goals.deck', {
              deck: l.has(`table.deck.${id}`) ? l.t(`table.deck.${id}`) : id,
              left: deck.left,
              discard: deck.discard.length,
            })}
          </li>
        ))}
        <li>
          {l.t('goals.deck', { deck: l.t('table.deck.zombies'), left: view.zombieDeck.left, discard: view.zombieDeck.discard.length })}
        </li>
      </ul>
    </div>
  );
});
