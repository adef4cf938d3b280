// The log: newest below, a line for everything that happened. Pointing at a line shows its zones on the board.
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { isSmall } from '../table/insets.ts';
import { Icon } from '../table/parts/Icon.tsx';
import { Portrait } from '../table/parts/Portrait.tsx';
import { useScene, useShown } from '../table/scene.ts';
import { type Line, writeLine } from './lines.ts';
import { merge, type Told, toldSoFar } from './merge.ts';

/** Lines shown at first; older ones on request, so that a long game costs nothing. */
const PAGE = 120;

export const Log = memo(function Log() {
  const { snapshot, names, ui, host } = useScene();
  const { l } = names;
  // a recorded game shows all of it: what is still to come is pale, a press leads there
  const { moments } = host;
  const [pages, setPages] = useState(1);
  const [important, setImportant] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const events = useDeferredValue(moments?.all ?? snapshot.events);
  const told = useMemo(() => merge(moments ? events : events.slice(-PAGE * pages * 2)), [events, pages, moments]);
  // what the table has not shown yet is not read before it
  const { left } = useShown();
  const shown = moments ? told : toldSoFar(told.slice(-PAGE * pages), left);
  const step = moments?.step() ?? -1;
  const here = moments ? shown.findLastIndex((one) => one.tick <= step) : -1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines scroll into view
  useEffect(() => {
    if (!moments) end.current?.scrollIntoView({ block: 'end' });
  }, [shown.length]);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (here >= 0) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  useEffect(() => () => ui.set({ lit: [] }), [ui]);
  return (
    <div className="t-log">
      <label className="t-log-filter">
        <input type="checkbox" checked={important} onChange={(e) => setImportant(e.target.checked)} /> {l.t('log.only-important')}
      </label>
      <div role="log" aria-live="off" aria-label={l.t('panel.log')}>
        <ol ref={list}>
          {!moments && (told.length > shown.length || events.length > PAGE * pages * 2) && (
            <li>
              <button type="button" className="t-quiet" onClick={() => setPages((n) => n + 1)}>
                {l.t('log.older')}
              </button>
            </li>
          )}
          {shown.map((one, i) => (
            <LogLine
              key={`${one.tick} ${(told.length - shown.length + i).toString()}`}
              told={one}
              important={important}
              at={i === here ? 'here' : moments && one.tick > step ? 'later' : 'before'}
            />
          ))}
        </ol>
      </div>
      <div ref={end} />
    </div>
  );
});

interface LogLineProps {
  readonly told: Told;
  readonly important: boolean;
  readonly at: 'before' | 'here' | 'later';
}

const LogLine = memo(function LogLine({ told, important, at }: LogLineProps) {
  const { names, board, view, ui, host, content } = useScene();
  const line: Line = writeLine(told.event, { names, board, mission: view.mission, crowd: told.more, cards: content.zombieDeck });
  if (important && line.tone === 'quiet') return null;
  const light = (on: boolean) => ui.set({ lit: on ? line.zones : [] });
  const body = (
    <>
      {line.survivor >= 0 ? <Portrait index={line.survivor} size={20} /> : <span className="t-log-gap" />}
      <Icon name={line.icon} />
      <span>{line.text}</span>
    </>
  );
  return (
    <li data-tone={line.tone} data-at={at} aria-current={at === 'here' ? 'step' : undefined}>
      {line.zones.length === 0 && host.moments === undefined ? (
        <div>{body}</div>
      ) : (
        <button
          type="button"
          onPointerEnter={() => light(true)}
          onPointerLeave={() => light(false)}
          onFocus={() => light(true)}
          onBlur={() => light(false)}
          onClick={() => {
            host.moments?.goTo(told.tick);
            light(true);
            // on a small screen the log lies over the moment it leads to
            if (host.moments !== undefined && isSmall()) ui.set({ panel: null });
          }}
        >
          {body}
        </button>
      )}
    </li>
  );
});
