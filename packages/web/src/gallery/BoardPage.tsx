import { useMemo, useState } from 'react';
import { BoardCanvas } from '../board/BoardCanvas.tsx';
import type { Mode, PathArrow, World, ZoneHighlight } from '../board/types.ts';
import { lay, whiteHouse } from './boards.ts';
import { sampleScene } from './scenes.ts';

export function BoardPage({ query }: { readonly query: URLSearchParams }) {
  const world = (query.get('world') ?? 'second-edition') as World;
  const mode = (query.get('theme') ?? 'dark') as Mode;
  const laid = useMemo(() => lay(world, Number(query.get('mission') ?? 1), query.has('house') ? whiteHouse : undefined), [world, query]);
  const [round, setRound] = useState(0);
  const [chosen, setChosen] = useState(-1);
  const view = useMemo(() => sampleScene(laid, round), [laid, round]);
  const marks = query.has('marks');
  const here = view.survivors[2].zone;
  const highlights = useMemo((): ZoneHighlight[] => {
    const list: ZoneHighlight[] = chosen >= 0 ? [{ zone: chosen, mark: 'chosen' }] : [];
    if (!marks) return list;
    const near = laid.board.zones.map((_, z) => z).filter((z) => z !== here);
    return [
      ...list,
      { zone: near[3], mark: 'reach', badge: '1' },
      { zone: near[4], mark: 'reach', badge: '2' },
      { zone: near[6], mark: 'sight' },
      { zone: near[8], mark: 'range' },
      { zone: near[10], mark: 'target', badge: '83 %' },
      { zone: near[13], mark: 'danger', badge: '3' },
    ];
  }, [laid, here, chosen, marks]);
  const arrows = useMemo(
    (): PathArrow[] =>
      marks
        ? [
            { zones: [2, 5, 9].map((z) => z % laid.board.zones.length), tone: 'intent', label: 'sees 2' },
            { zones: [here, 12 % laid.board.zones.length], tone: 'move' },
          ]
        : [],
    [marks, here, laid],
  );
  return (
    <div className="gallery-board">
      <BoardCanvas
        board={laid.board}
        view={view}
        world={world}
        mode={mode}
        highlights={highlights}
        arrows={arrows}
        pings={marks ? [{ id: 1, zone: 7, colour: '#4f9ee8' }] : undefined}
        labels={{
          board: 'Board',
          zone: (z) => `Zone ${laid.board.zones[z].name}, ${laid.board.zones[z].kind}`,
          zoomIn: 'Zoom in',
          zoomOut: 'Zoom out',
          fit: 'Fit',
          minimap: 'Map',
        }}
        onZone={setChosen}
      />
      {query.has('tools') && (
        <div className="gallery-tools">
          <button type="button" onClick={() => setRound((r) => r + 1)}>
            Next
          </button>
        </div>
      )}
    </div>
  );
}
