// Laying tiles: choose a cell, choose a face; turn, move and take away. What stands on a tile goes with it.
import { type DragEvent, type KeyboardEvent, use, useState } from 'react';
import { Switch } from '../../app/parts/Switch.tsx';
import { faceName } from '../../board/face-name.ts';
import { loadEdition } from '../../game/editions.ts';
import type { TabProps } from '../EditorPage.tsx';
import {
  type Cell,
  copyTile,
  facesLaid,
  hasCopies,
  layTile,
  MOST_TILES,
  mirrorMap,
  swapTiles,
  tileAt,
  trim,
  turnMap,
  turnTile,
  widen,
} from '../model/tiles.ts';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import { Face } from './Face.tsx';
import { Seams, SeamsLegend } from './Seams.tsx';

/** What is dragged: a face of the palette, or the tile of a cell. */
const FACE = 'text/holdout-face';
const CELL = 'text/holdout-cell';

export function TilesTab({ editor }: TabProps) {
  const { mission, editTiles } = editor;
  const { edition, map } = mission;
  const l = useWorkshopLabels(edition);
  const book = use(loadEdition(edition));
  const own = mission.box?.tiles ?? [];
  const faces = [...book.tiles, ...own];
  const drawn = (id: string) => own.find((one) => one.id === id) ?? id;
  // a map that needs several copies of a tile says so by itself
  const [several, setSeveral] = useState(() => hasCopies(map));
  const [chosen, setChosen] = useState<Cell>({ row: 0, col: 0 });
  const [copied, setCopied] = useState<Cell | null>(null);
  const rows = map.tiles.length;
  const cols = Math.max(...map.tiles.map((row) => row.length));
  const laid = facesLaid(map);
  const taken = (face: string): boolean => !several && !face.startsWith('own-') && laid.has(face);
  const tile = tileAt(map, chosen);
  const cells = Array.from({ length: rows }, (_, row) => Array.from({ length: cols }, (_, col) => ({ row, col }))).flat();

  const lay = (face: string, at: Cell) => editTiles((now) => layTile(now, at, { face, turn: 0 }));
  const drop = (event: DragEvent, at: Cell) => {
    event.preventDefault();
    const face = event.dataTransfer.getData(FACE);
    const from = event.dataTransfer.getData(CELL);
    setChosen(at);
    if (face) lay(face, at);
    else if (from) editTiles((now) => swapTiles(now, JSON.parse(from) as Cell, at));
  };
  const paste = (at: Cell) => {
    if (copied === null) return;
    const face = tileAt(map, copied)?.face ?? 'own-';
    editTiles((now) => copyTile(now, copied, at));
    if (!face.startsWith('own-')) setSeveral(true);
  };
  const onKey = (event: KeyboardEvent, at: Cell) => {
    const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
    if (step) {
      const to = { row: at.row + step[0], col: at.col + step[1] };
      if (to.row < 0 || to.col < 0 || to.row >= rows || to.col >= cols) return;
      if (event.shiftKey) editTiles((now) => swapTiles(now, at, to));
      setChosen(to);
      document.getElementById(`cell-${to.row}-${to.col}`)?.focus();
    } else if ((event.ctrlKey || event.metaKey) && event.key === 'c') setCopied(at);
    else if ((event.ctrlKey || event.metaKey) && event.key === 'v') paste(at);
    else if (event.key === 'r' || event.key === 'R') editTiles((now) => turnTile(now, at, event.shiftKey ? 270 : 90));
    else if (event.key === 'Delete' || event.key === 'Backspace') editTiles((now) => layTile(now, at, null));
    else return;
    event.preventDefault();
  };

  return (
    <div className="workshop-tiles">
      <div className="workshop-laid">
        <div className="workshop-grid-frame">
          <fieldset className="workshop-grid" style={{ gridTemplateColumns: `repeat(${cols}, minmax(0, 1fr))`, maxWidth: cols * 190 }}>
            <legend className="unseen">{l.t('workshop.tab.tiles')}</legend>
            {cells.map((at) => {
              const here = tileAt(map, at);
              const name = here
                ? l.t('workshop.cell', { row: at.row + 1, col: at.col + 1, face: faceName(here.face), turn: here.turn })
                : l.t('workshop.cell-empty', { row: at.row + 1, col: at.col + 1 });
              return (
                <button
                  type="button"
                  key={`${at.row} ${at.col}`}
                  id={`cell-${at.row}-${at.col}`}
                  className="workshop-cell"
                  aria-pressed={chosen.row === at.row && chosen.col === at.col}
                  aria-label={name}
                  draggable={here !== null}
                  onClick={() => setChosen(at)}
                  onKeyDown={(event) => onKey(event, at)}
                  onDragStart={(event) => event.dataTransfer.setData(CELL, JSON.stringify(at))}
                  onDragOver={(event) => event.preventDefault()}
                  onDrop={(event) => drop(event, at)}
                >
                  {here && <Face edition={edition} face={drawn(here.face)} turn={here.turn} />}
                </button>
              );
            })}
            <Seams editor={editor} rows={rows} cols={cols} />
          </fieldset>
        </div>
        <SeamsLegend editor={editor} />
        <div className="row workshop-tile-tools">
          <button type="button" className="button" disabled={!tile} onClick={() => editTiles((now) => turnTile(now, chosen))}>
            {l.t('workshop.turn')}
          </button>
          <button type="button" className="button" disabled={!tile} onClick={() => editTiles((now) => layTile(now, chosen, null))}>
            {l.t('workshop.take-away')}
          </button>
          <button type="button" className="button" disabled={!tile} onClick={() => setCopied(chosen)}>
            {l.t('workshop.copy-tile')}
          </button>
          <button
            type="button"
            className="button"
            disabled={copied === null || tileAt(map, copied) === null || (copied.row === chosen.row && copied.col === chosen.col)}
            onClick={() => paste(chosen)}
          >
            {l.t('workshop.paste-tile')}
          </button>
          {(['N', 'E', 'S', 'W'] as const).map((side) => (
            <button
              type="button"
              className="button"
              key={side}
              disabled={(side === 'N' || side === 'S' ? rows : cols) >= MOST_TILES}
              onClick={() => {
                editTiles((now) => widen(now, side));
                if (side === 'N') setChosen({ ...chosen, row: chosen.row + 1 });
                if (side === 'W') setChosen({ ...chosen, col: chosen.col + 1 });
              }}
            >
              {l.t(`workshop.widen.${side}`)}
            </button>
          ))}
          <button type="button" className="button" onClick={() => editTiles(trim)}>
            {l.t('workshop.trim')}
          </button>
          <button type="button" className="button" onClick={() => editTiles(turnMap)}>
            {l.t('workshop.turn-map')}
          </button>
          <button type="button" className="button" onClick={() => editTiles(mirrorMap)}>
            {l.t('workshop.mirror')}
          </button>
        </div>
      </div>
      <div className="workshop-tray">
        <h2>{l.t('workshop.faces', { row: chosen.row + 1, col: chosen.col + 1 })}</h2>
        <Switch label={l.t('workshop.several')} text={l.t('workshop.several.text')} on={several} onChange={setSeveral} />
        <ul className="workshop-faces">
          {faces.map((face) => (
            <li key={face.id}>
              <button
                type="button"
                className="workshop-cell"
                disabled={taken(face.id) && tile?.face !== face.id}
                aria-label={l.t(taken(face.id) ? 'workshop.face-laid' : 'workshop.face', { face: faceName(face.id) })}
                draggable={!taken(face.id)}
                onDragStart={(event) => event.dataTransfer.setData(FACE, face.id)}
                onClick={() => lay(face.id, chosen)}
              >
                <Face edition={edition} face={drawn(face.id)} turn={0} />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
