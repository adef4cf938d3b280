import type { GameEvent } from '@holdout/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import { announce } from '../app/announce.ts';
import { changeSettings, useSettings } from '../app/settings.ts';
import { Icon } from '../table/parts/Icon.tsx';
import { useScene, useShown } from '../table/scene.ts';
import { nextTip, type Tip } from './tips.ts';

/** Tips read in this game stay read, also after a reload. */
const placeNow = (): string => `holdout.tips ${location.hash.split('?')[0]}`;

function readBefore(): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(sessionStorage.getItem(placeNow()) ?? '[]') as string[]);
  } catch {
    return new Set();
  }
}

function keep(seen: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(placeNow(), JSON.stringify([...seen]));
  } catch {
    // Then they come back with the next page.
  }
}

/** One tip at a time, beside what it is about. It goes with a tap or when its moment has passed. */
export default function TipCard() {
  const { mission, view, may, snapshot, names, ui } = useScene();
  const { playing } = useShown();
  const { l } = names;
  const [seen, setSeen] = useState(readBefore);
  const on = useSettings().tips;
  const told = useRef({ count: 0, types: new Set<GameEvent['t']>() });
  const active = on && mission?.tutorial === true && view.over === null && snapshot.mine.length > 0;

  const tip = useMemo((): Tip | null => {
    if (!active) return null;
    const { events } = snapshot;
    for (; told.current.count < events.length; told.current.count++) told.current.types.add(events[told.current.count].event.t);
    return nextTip({ view, may, has: (type) => told.current.types.has(type) }, seen);
  }, [active, snapshot, view, may, seen]);

  const text = tip === null ? '' : l.t(`tip.${tip.id}.text`);
  useEffect(() => {
    if (text !== '') announce(text);
  }, [text]);
  if (tip === null || playing) return null;

  const zones = tip.zones?.(view) ?? [];
  const done = () => {
    const next = new Set(seen).add(tip.id);
    keep(next);
    setSeen(next);
    ui.set({ lit: [] });
  };
  const off = () => {
    ui.set({ lit: [] });
    changeSettings({ tips: false });
  };
  return (
    <aside className="t-tip" aria-label={l.t('tip.label')}>
      <Icon name="hint" />
      <div>
        <h2>{l.t(`tip.${tip.id}.title`)}</h2>
        <p>{text}</p>
        <div className="t-tip-foot">
          <button type="button" className="t-commit" onClick={done}>
            {l.t('tip.ok')}
          </button>
          {zones.length > 0 && (
            <button type="button" className="t-quiet" onClick={() => ui.set({ lit: zones })}>
              {l.t('tip.show')}
            </button>
          )}
          {tip.term !== undefined && (
            <button type="button" className="t-quiet" onClick={() => ui.set({ explained: tip.term ?? null })}>
              {l.t('tip.more')}
            </button>
          )}
          <button type="button" className="t-quiet" onClick={off}>
            {l.t('tip.off')}
          </button>
        </div>
      </div>
    </aside>
  );
}
