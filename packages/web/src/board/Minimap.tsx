// The whole board in a corner, shown while only a part of it fills the screen.
import { memo, type PointerEvent, type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { Drawing } from '../art/Drawing.tsx';
import { ringColours } from '../art/figures/survivors.ts';
import { drawGround } from '../art/ground/ground.ts';
import type { Camera } from './camera.ts';
import { MARGIN } from './GroundLayer.tsx';
import { boardSize } from './geometry.ts';
import type { Scene } from './scene.ts';
import type { BoardView, Mode, World } from './types.ts';

/** So long after the camera moved it stays where it would cover a small board. */
const SEEN_MS = 1600;

export interface MinimapHandle {
  readonly follow: (camera: Camera, fitted: number, width: number, height: number) => void;
}

interface MinimapProps {
  readonly board: BoardView;
  readonly world: World;
  readonly mode: Mode;
  readonly scene: Scene;
  readonly label: string;
  readonly handle: Ref<MinimapHandle>;
  readonly onGo: (x: number, y: number) => void;
}

export const Minimap = memo(function Minimap({ board, world, mode, scene, label, handle, onGo }: MinimapProps) {
  const root = useRef<SVGSVGElement>(null);
  const frame = useRef<SVGRectElement>(null);
  const { w, h } = boardSize(board);
  // a board that is seen whole has none, and its first picture does not wait for one
  const [wanted, setWanted] = useState(false);
  const ground = useMemo(() => wanted && drawGround(board, { world, mode, detail: 'thumb', id: 'map' }), [wanted, board, world, mode]);
  const last = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useImperativeHandle(handle, () => ({
    follow: (camera, fitted, width, height) => {
      const now = [camera.x, camera.y, camera.k * 100].map(Math.round).join(' ');
      if (now !== last.current) {
        last.current = now;
        root.current?.classList.add('is-moving');
        clearTimeout(timer.current);
        timer.current = setTimeout(() => root.current?.classList.remove('is-moving'), SEEN_MS);
      }
      const zoomed = camera.k > fitted * 1.2;
      root.current?.classList.toggle('is-shown', zoomed);
      if (zoomed) setWanted(true);
      const set = (name: string, value: number) => frame.current?.setAttribute(name, value.toFixed(1));
      set('x', -camera.x / camera.k - MARGIN);
      set('y', -camera.y / camera.k - MARGIN);
      set('width', width / camera.k);
      set('height', height / camera.k);
    },
  }));
  const go = (e: PointerEvent<SVGSVGElement>) => {
    if (e.type === 'pointermove' && e.buttons === 0) return;
    e.stopPropagation();
    const box = e.currentTarget.getBoundingClientRect();
    const scale = Math.max(w / box.width, h / box.height);
    onGo((e.clientX - box.left - box.width / 2) * scale + w / 2 + MARGIN, (e.clientY - box.top - box.height / 2) * scale + h / 2 + MARGIN);
  };
  return (
    <svg ref={root} className="board-minimap" viewBox={`0 0 ${w} ${h}`} role="img" aria-label={label} onPointerDown={go} onPointerMove={go}>
      {ground !== false && (
        <>
          <Drawing svg={`<defs>${ground.defs}</defs>${ground.body}`} />
          {scene.stacks.map((s) => (
            <circle key={s.key} cx={s.spot.x} cy={s.spot.y} r={14 + Math.min(18, s.count * 3)} className="minimap-dead" />
          ))}
          {scene.people.map((p) => (
            <circle
              key={p.key}
              cx={p.spot.x}
              cy={p.spot.y}
              r="30"
              fill={ringColours[p.ring % ringColours.length]}
              stroke="#000"
              strokeWidth="8"
            />
          ))}
        </>
      )}
      <rect ref={frame} className="minimap-frame" />
    </svg>
  );
});
