// The ground is drawn once: at once as a sketch, then in full on a canvas, so that pan, zoom and figures never repaint it.
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Drawing } from '../art/Drawing.tsx';
import { drawGround } from '../art/ground/ground.ts';
import { boardSize } from './geometry.ts';
import type { BoardView, Mode, World } from './types.ts';

export const MARGIN = 40;

/** Pixels a canvas may hold: what a phone or a laptop draws without pain. */
const most = (): number => (window.innerWidth < 700 ? 4e6 : 9e6);

interface GroundProps {
  readonly board: BoardView;
  readonly world: World;
  readonly mode: Mode;
  readonly night: boolean;
  /** pixels for each unit that the present zoom can show */
  readonly sharpness: number;
}

/** `draw`: its SVG. Drawn when the sketch is painted: a slow machine has a board to look at meanwhile. */
function usePicture(draw: () => string): HTMLImageElement | null {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  useEffect(() => {
    let address = '';
    let dropped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // a frame's own callback comes before it is painted
      timer = setTimeout(paint);
    });
    const paint = () => {
      address = URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' }));
      const image = new Image();
      image.src = address;
      // A failed picture leaves the sketch: a board without texture is still a board.
      image.decode().then(
        () => {
          if (!dropped) setPicture(image);
        },
        () => undefined,
      );
    };
    return () => {
      dropped = true;
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      URL.revokeObjectURL(address);
    };
  }, [draw]);
  return picture;
}

export const GroundLayer = memo(function GroundLayer({ board, world, mode, night, sharpness }: GroundProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { w, h } = boardSize(board);
  const width = w + MARGIN * 2;
  const height = h + MARGIN * 2;
  const box = `${-MARGIN} ${-MARGIN} ${width} ${height}`;
  const sketch = useMemo(() => drawGround(board, { world, mode, night, detail: 'thumb', id: 'sketch' }), [board, world, mode, night]);
  const full = useCallback(() => {
    const { defs, body } = drawGround(board, { world, mode, night, id: 'full' });
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}"><defs>${defs}</defs>${body}</svg>`;
  }, [board, world, mode, night, width, height, box]);
  const picture = usePicture(full);

  useEffect(() => {
    const sheet = canvas.current;
    if (!sheet || !picture || sharpness === 0) return;
    const scale = Math.min(sharpness, 2.4, Math.sqrt(most() / (width * height)));
    sheet.width = Math.round(width * scale);
    sheet.height = Math.round(height * scale);
    sheet.getContext('2d')?.drawImage(picture, 0, 0, sheet.width, sheet.height);
    sheet.dataset.ready = 'yes';
  }, [picture, sharpness, width, height]);

  return (
    <div className="board-ground" aria-hidden="true">
      <svg className="board-sketch" aria-hidden="true" width={width} height={height} viewBox={box}>
        <Drawing svg={`<defs>${sketch.defs}</defs>${sketch.body}`} />
      </svg>
      <canvas ref={canvas} style={{ width, height }} />
    </div>
  );
});
