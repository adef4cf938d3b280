// The answers of one group as a list: the same as on the board, for keyboard and screen reader, and where a board says too little.
import type { Option, ZoneId } from '@holdout/engine';
import { useEffect, useMemo } from 'react';
import { useKeys } from '../input/keys.ts';
import { choiceName } from '../model/choice-names.ts';
import { pieceOf, targetOf } from '../model/choices.ts';
import { Cost } from '../parts/Cost.tsx';
import { Key } from '../parts/Key.tsx';
import { useChoiceScene } from '../parts/use-choice-scene.ts';
import { useScene } from '../scene.ts';

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
  const light = (option: Option | null) => ui.set({ lit: option === null ? [] : (option.zones ?? []).slice(-1) });
  // a line that goes while the pointer is on it never tells
  useEffect(() => () => ui.set({ lit: [] }), [ui]);
  useKeys(true, Object.fromEntries(lines.slice(0, 9).map((option, i) => [String(i + 1), () => onPick(option.key)])));
  return (
    <fieldset className="t-choices" aria-label={l.t('table.answers-of', { group: l.t(`group.${group}`) })}>
      {lines.map((option, i) => (
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
    </fieldset>
  );
}
