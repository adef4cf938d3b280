// A face of one's own in the grid of the book's tiles: choose a cell, say which zone it is and what stands on its sides.
import type { EdgeKind, EditionContent, TileFace, ZoneKind } from '@holdout/engine/content';
import { type KeyboardEvent, useState } from 'react';
import { Switch } from '../../app/parts/Switch.tsx';
import { Face } from '../board/Face.tsx';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import { ChoiceField } from './NumberField.tsx';
import { cellsOf, edgeAt, freeName, paint, SIDES, setEdge, setSpot, setZone } from './tile-model.ts';

const EDGES: readonly EdgeKind[] = ['opening', 'door', 'wall', 'stairs', 'sandbags'];
const KINDS: readonly ZoneKind[] = ['street', 'room', 'corridor', 'walkway'];

interface TileFormProps {
  readonly content: EditionContent;
  readonly face: TileFace;
  readonly onChange: (face: TileFace) => void;
}

export function TileForm({ content, face, onChange }: TileFormProps) {
  const l = useWorkshopLabels(content.edition);
  const [[row, col], setCell] = useState<readonly [number, number]>([0, 0]);
  const cells = cellsOf(face);
  const size = cells.length;
  const zone = cells[row]?.[col] ?? '.';
  const kinds = KINDS.filter(
    (kind) => kind === 'street' || kind === 'room' || content.tiles.some((one) => Object.values(one.zones).some((z) => z.kind === kind)),
  );
  const edges = EDGES.filter(
    (kind) => ['opening', 'door', 'wall'].includes(kind) || content.tiles.some((one) => one.edges.some((edge) => edge.is === kind)),
  );
  const here = face.zones[zone];
  const move = (event: KeyboardEvent) => {
    const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = [Math.min(size - 1, Math.max(0, row + step[0])), Math.min(size - 1, Math.max(0, col + step[1]))] as const;
    if (event.shiftKey) onChange(paint(face, next[0], next[1], zone));
    setCell(next);
    document.getElementById(`${face.id}-${next[0]}-${next[1]}`)?.focus();
  };
  return (
    <div className="box-form tile-form">
      <div className="tile-picture workshop-cell">
        <Face edition={content.edition} face={face} turn={0} />
      </div>
      <fieldset className="tile-grid" style={{ gridTemplateColumns: `repeat(${size}, minmax(0, 1fr))` }}>
        <legend>{l.t('box.cells')}</legend>
        {cells.flatMap((names, r) =>
          names.map((name, c) => (
            <button
              type="button"
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is named by its place
              key={`${r} ${c}`}
              id={`${face.id}-${r}-${c}`}
              className="tile-cell"
              data-kind={face.zones[name]?.kind ?? 'none'}
              data-dark={face.zones[name]?.dark ?? false}
              aria-pressed={r === row && c === col}
              aria-label={l.t('box.cell', { row: r + 1, col: c + 1, zone: name })}
              onClick={() => setCell([r, c])}
              onKeyDown={move}
            >
              {name}
            </button>
          )),
        )}
      </fieldset>
      <p className="small soft">{l.t('box.cells.text')}</p>
      <ChoiceField
        label={l.t('box.cell-zone')}
        value={zone}
        list={[
          ...Object.keys(face.zones).map((name) => [name, l.t('box.zone', { name, kind: l.t(`zone.${face.zones[name].kind}`) })] as const),
          ['+', l.t('box.zone-new')],
          ['.', l.t('box.zone-none')],
        ]}
        onChange={(value) => onChange(paint(face, row, col, value === '+' ? freeName(face) : value))}
      />
      {here && (
        <>
          <ChoiceField
            label={l.t('box.zone-kind')}
            value={here.kind}
            list={kinds.map((kind) => [kind, l.t(`zone.${kind}`)] as const)}
            onChange={(kind) => onChange(setZone(face, zone, { ...here, kind: kind as ZoneKind }))}
          />
          {here.kind !== 'street' && (
            <Switch
              label={l.t('box.zone-dark')}
              on={here.dark ?? false}
              onChange={(dark) => onChange(setZone(face, zone, { ...here, dark }))}
            />
          )}
        </>
      )}
      <fieldset className="box-look">
        <legend>{l.t('box.sides', { row: row + 1, col: col + 1 })}</legend>
        {SIDES.map((side) => (
          <ChoiceField
            key={side}
            label={l.t(`box.side.${side}`)}
            value={edgeAt(face, [row, col, side])}
            list={[['', l.t('box.edge.usual')], ...edges.map((kind) => [kind, l.t(`box.edge.${kind}`)] as const)]}
            onChange={(is) => onChange(setEdge(face, [row, col, side], is as EdgeKind | ''))}
          />
        ))}
      </fieldset>
      {(['objective', 'crate'] as const).map((spot) => (
        <ChoiceField
          key={spot}
          label={l.t(`box.spot.${spot}`)}
          value={face.spots?.[spot] ?? ''}
          list={[['', l.t('box.zone-none')], ...Object.keys(face.zones).map((name) => [name, name] as const)]}
          onChange={(value) => onChange(setSpot(face, spot, value))}
        />
      ))}
    </div>
  );
}
