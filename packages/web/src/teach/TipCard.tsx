import type { GameEvent } from '@holdout/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import { announce } from '../app/announce.ts';
import { changeSettings, useSettings } from '../app/settings.ts';
import { showZones } from '../table/drawer/show-zones.ts';
import { Icon } from '../table/parts/Icon.tsx';
import { useOracle, usePick, useScene, useShown } from '../table/scene.ts';
import { useHintName } from '../table/undo.ts';
import { anchorOfAnswer, anchorOfZones } from './anchor.ts';
import { heldBack } from './held-back.ts';
import { nextTip, type Tip, tipText } from './tips.ts';
import { useBeside } from './use-beside.ts';

/** So long the next step is shown unasked; after that, advice shows it. */
const LED_ROUNDS = 2;
const FINGER = '(pointer: coarse)';

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

/** One tip at a time, beside what it is about, and the next step as long as the reader follows the lesson. `floats`: beside the thing itself. */
export default function TipCard({ floats }: { readonly floats: boolean }) {
  const { mission, view, may, snapshot, names, ui, host } = useScene();
  const { playing } = useShown();
  const { l } = names;
  const [seen, setSeen] = useState(readBefore);
  const on = useSettings().tips;
  const told = useRef({ count: 0, types: new Set<GameEvent['t']>() });
  const card = useRef<HTMLElement>(null);
  const active = on && mission?.tutorial === true && view.over === null && snapshot.mine.length > 0;

  const led = active && may && view.round <= LED_ROUNDS;
  const asks = led && host.lesson !== undefined;
  const lesson = useOracle(asks ? 'lesson' : null, async () => ({ next: (await host.lesson?.()) ?? null }));
  const next = lesson?.next ?? null;
  const verb = next === null ? undefined : view.ask?.options.find((o) => o.key === next)?.verb;
  const tip = useMemo((): Tip | null => {
    // which tip fits depends on what comes next
    if (!active || (asks && lesson === null)) return null;
    const { events, undo } = snapshot;
    for (; told.current.count < events.length; told.current.count++) told.current.types.add(events[told.current.count].event.t);
    return nextTip({ view, may, next: verb, undoes: undo.can, has: (type) => told.current.types.has(type) }, seen);
  }, [active, asks, lesson, snapshot, view, may, verb, seen]);

  const name = useHintName(next ?? '');
  const chosen = usePick((u) => (u.chosen !== null || u.walk !== null) && u.hint === null);
  const waits = next !== null && heldBack({ mission, host }, view).includes(next);
  const finger = matchMedia(FINGER).matches;
  const text = tip === null ? '' : tipText(l, tip.id, { finger, led: host.lesson !== undefined });
  useEffect(() => {
    if (text !== '') announce(text);
  }, [text]);
  const zones = tip?.zones?.(view) ?? [];
  const hidden = playing || (tip === null && (next === null || waits));
  const anchor =
    hidden || !floats
      ? null
      : waits
        ? '.t-question'
        : next === null
          ? (anchorOfZones(zones) ?? (may ? '.t-dock > *' : null))
          : chosen
            ? '.t-preview .t-commit, .t-preview .t-deadly'
            : anchorOfAnswer(view, next);
  // without room beside the thing the thing itself is lit
  const lights = !floats && !hidden && next !== null && !waits ? (/data-zone="(\d+)"/.exec(anchorOfAnswer(view, next))?.[1] ?? '') : '';
  useEffect(() => {
    if (lights === '') return;
    ui.set({ lit: [Number(lights)] });
    return () => ui.set({ lit: [] });
  }, [lights, ui]);
  // a question that lays an answer out by itself lays out the rehearsed one: its button must not lead away from the lesson
  const asked = view.ask?.kind;
  const laid = next !== null && !waits && asked !== 'turn' && asked !== 'order' ? next : null;
  useEffect(() => {
    if (laid !== null) ui.set({ advised: laid });
  }, [laid, ui]);
  // a step that was taken has answered its tip
  const shownTip = useRef('');
  useEffect(() => {
    const before = shownTip.current;
    shownTip.current = next === null ? '' : (tip?.id ?? '');
    if (before === '' || before === shownTip.current) return;
    setSeen((known) => {
      const now = new Set(known).add(before);
      keep(now);
      return now;
    });
  }, [tip, next]);
  const spot = useBeside(card, anchor, `${text} ${next}`);
  if (hidden) return null;

  const done = () => {
    if (tip === null) return;
    const now = new Set(seen).add(tip.id);
    keep(now);
    setSeen(now);
    ui.set({ lit: [] });
  };
  const off = () => {
    ui.set({ lit: [] });
    changeSettings({ tips: false });
  };
  const showNext = () => {
    if (next === null) return;
    const isTurn = view.ask?.kind === 'turn' && view.ask.options.some((o) => o.key === next);
    ui.set(isTurn ? { chosen: next, walk: null, zone: -1, refusal: null } : { advised: next });
    // it is laid out in the question: keys go on there, and Enter gives it
    if (!isTurn) document.querySelector<HTMLElement>('.t-question')?.focus({ preventScroll: true });
  };
  return (
    <>
      {spot?.line && (
        <svg className="t-tip-line" aria-hidden="true">
          <line x1={spot.line[0]} y1={spot.line[1]} x2={spot.line[2]} y2={spot.line[3]} />
          <circle cx={spot.line[2]} cy={spot.line[3]} r="5" />
        </svg>
      )}
      {spot?.ring && (
        <svg className="t-tip-line" aria-hidden="true">
          <rect x={spot.ring.left - 3} y={spot.ring.top - 3} width={spot.ring.width + 6} height={spot.ring.height + 6} rx="8" />
        </svg>
      )}
      <aside
        className="t-tip"
        aria-label={l.t('tip.label')}
        ref={card}
        data-floats={floats || undefined}
        style={floats && spot !== null ? { position: 'fixed', left: spot.left, top: spot.top, right: 'auto' } : undefined}
      >
        <Icon name="hint" />
        <div>
          {tip !== null && (
            <>
              <h2>{l.t(`tip.${tip.id}.title`)}</h2>
              <p>{text}</p>
            </>
          )}
          {next !== null && !waits && (
            <button type="button" className="t-next" data-at={anchorOfAnswer(view, next)} onClick={showNext}>
              {l.t('lesson.next', { what: name })}
            </button>
          )}
          {tip !== null && (
            <div className="t-tip-foot" data-led={next !== null || undefined}>
              <button type="button" className="t-commit" onClick={done}>
                {l.t('tip.ok')}
              </button>
              {zones.length > 0 && next === null && (
                <button type="button" className="t-quiet" onClick={() => showZones(ui, zones)}>
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
          )}
        </div>
      </aside>
    </>
  );
}
