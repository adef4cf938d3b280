// The answers of one group as a list: the same as on the board, for keyboard and screen reader, and where a board says too little.
import type { Option, ZoneId } from '@holdout/engine';
import { useEffect, useMemo } from 'react';
import { useKeys } from '../input/keys.ts';
import { choiceName } from '../model/choice-names.ts';
import { byZone, pieceOf, targetOf } from '../model/choices.ts';
import { Cost } from '../parts/Cost.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Key } from '../parts/Key.tsx';
import { useChoiceScene } from '../parts/use-choice-scene.ts';
import { usePick, useScene } from '../scene.ts';

/** Several ways to one zone are one line here: the cheapest. */
function oneWayEach(options: readonly Option[]): readonly Option[] {
  const best = new Map<string, Option>();
  for (const option of options) {
    const name = option.verb === 'move' ? `move ${targetOf(option)}` : option.key;
    const known = best.get(name);
    if (known === undefined || (option.zones?.length ?? 0) < (known.zones?.length ?? 0)) best.set(name, option);
  }
  return [...best.values()];
}

export function Choices({
  options,
  group,
  onPick,
  onPiece,
}: {
  readonly options: readonly Option[];
  readonly group: string;
  readonly onPick: (key: string) => void;
  readonly onPiece: (zone: ZoneId) => void;
}) {
  const lines = useMemo(() => oneWayEach(options), [options]);
  // a long list of what several pieces could do begins with which of them
  const pieces = [...new Set(options.map(pieceOf).filter((zone) => zone >= 0))];
  if (pieces.length > 1 && lines.length > MOST_LINES) return <Pieces zones={pieces} group={group} onPiece={onPiece} />;
  return <Lines lines={lines} group={group} onPick={onPick} />;
}

/** Longer lists leave to the board what can be pointed at there. */
const MOST_LINES = 5;

function Pieces({
  zones,
  group,
  onPiece,
}: {
  readonly zones: readonly number[];
  readonly group: string;
  readonly onPiece: (zone: ZoneId) => void;
}) {
  const { names, ui } = useScene();
  const { l } = names;
  useEffect(() => () => ui.set({ lit: [] }), [ui]);
  useKeys(true, Object.fromEntries(zones.slice(0, 9).map((zone, i) => [String(i + 1), () => onPiece(zone)])));
  return (
    <fieldset className="t-choices" aria-label={l.t('table.answers-of', { group: l.t(`group.${group}`) })}>
      {zones.map((zone, i) => (
        <button
          key={zone}
          type="button"
          onClick={() => onPiece(zone)}
          onPointerEnter={() => ui.set({ lit: [zone] })}
          onPointerLeave={() => ui.set({ lit: [] })}
        >
          {i < 9 && <Key>{String(i + 1)}</Key>}
          <span>{l.t('table.piece-in', { group: l.t(`group.${group}`), zone: names.zone(zone) })}</span>
        </button>
      ))}
    </fieldset>
  );
}

function Lines({
  lines,
  group,
  onPick,
}: {
  readonly lines: readonly Option[];
  readonly group: string;
  readonly onPick: (key: string) => void;
}) {
  const { names, ui } = useScene();
  const { l } = names;
  const scene = useChoiceScene();
  const whole = usePick((u) => u.whole);
  const pointed = whole || lines.length <= MOST_LINES ? 0 : new Set(lines.filter(byZone).map(targetOf)).size;
  const shown = pointed < 2 ? lines : lines.filter((option) => !byZone(option));
  const unfold = () => ui.set({ whole: true });
  const light = (option: Option | null) => ui.set({ lit: option === null ? [] : (option.zones ?? []).slice(-1) });
  // a line that goes while the pointer is on it never tells
  useEffect(() => () => ui.set({ lit: [] }), [ui]);
  useKeys(true, {
    ...Object.fromEntries(shown.slice(0, 9).map((option, i) => [String(i + 1), () => onPick(option.key)])),
    ...(shown.length < lines.length && shown.length < 9 ? { [String(shown.length + 1)]: unfold } : {}),
  });
  return (
    <fieldset className="t-choices" aria-label={l.t('table.answers-of', { group: l.t(`group.${group}`) })}>
      {shown.map((option, i) => (
        <button
          key={option.key}
          type="button"
          onClick={() => onPick(option.key)}
          onPointerEnter={() => light(option)}
          onPointerLeave={() => light(null)}
          onFocus={() => light(option)}
          onBlur={() => light(null)}
        >
          {i < 9 && <Key>{String(i + 1)}</Key>}
          <span>{choiceName(scene, option)}</span>
          <Cost option={option} />
        </button>
      ))}
      {shown.length < lines.length && (
        <button type="button" className="t-unfold" aria-expanded="false" onClick={unfold}>
          {shown.length < 9 && <Key>{String(shown.length + 1)}</Key>}
          <Icon name="zone" />
          <span>{l.t('table.on-board', { count: pointed })}</span>
        </button>
      )}
    </fieldset>
  );
}
