// The ground is drawn once: at once as a sketch, then in full on a canvas, so that pan, zoom and figures never repaint it.
import { memo, useEffect, useMemo, useRef } from 'react';
import { Drawing } from '../art/Drawing.tsx';
import { drawGround } from '../art/ground/ground.ts';
import { boardSize } from './geometry.ts';
import type { BoardView, Mode, World } from './types.ts';

/** Pixels of the cached picture: sharp at twice the usual size, within what a phone can hold. */
const most = (): number => (window.innerWidth < 700 ? 4e6 : 9e6);

export const MARGIN = 40;

interface GroundProps {
  readonly board: BoardView;
  readonly world: World;
  readonly mode: Mode;
  readonly night: boolean;
}

export const GroundLayer = memo(function GroundLayer({ board, world, mode, night }: GroundProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { w, h } = boardSize(board);
  const width = w + MARGIN * 2;
  const height = h + MARGIN * 2;
  const sketch = useMemo(() => drawGround(board, { world, mode, night, detail: 'thumb', id: 'sketch' }), [board, world, mode, night]);

  useEffect(() => {
    let dropped = false;
    const full = drawGround(board, { world, mode, night, id: 'full' });
    const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}"><defs>${full.defs}</defs>${full.body}</svg>`;
    const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
    const picture = new Image();
    picture.src = address;
    picture
      .decode()
      .then(() => {
        const sheet = canvas.current;
        if (dropped || !sheet) return;
        const scale = Math.min(2.4, Math.sqrt(most() / (width * height)));
        sheet.width = Math.round(width * scale);
        sheet.height = Math.round(height * scale);
        sheet.getContext('2d')?.drawImage(picture, 0, 0, sheet.width, sheet.height);
        sheet.dataset.ready = 'yes';
      })
      .catch(() => {
        // The sketch stays: a board without texture is still a board.
      })
      .finally(() => URL.revokeObjectURL(address));
    return () => {
      dropped = true;
      if (canvas.current) delete canvas.current.dataset.ready;
    };
  }, [board, world, mode, night, width, height]);

  return (
    <div className="board-ground" aria-hidden="true">
      <svg className="board-sketch" aria-hidden="true" width={width} height={height} viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`}>
        <Drawing svg={`<defs>${sketch.defs}</defs>${sketch.body}`} />
      </svg>
      <canvas ref={canvas} style={{ width, height }} />
    </div>
  );
});
