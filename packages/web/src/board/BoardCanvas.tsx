// The board widget: takes plain data, shows it, reports what was pointed at. It knows no rules.
import type { ZoneId } from '@holdout/engine';
import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import './board.css';
import { texture } from '../art/texture.ts';
import type { Lens } from './badges.ts';
import { type Camera, type Insets, lensAt, likelyScale, useCamera } from './camera.ts';
import { DoorLayer, doorOf } from './DoorLayer.tsx';
import { FigureLayer, figureOf } from './FigureLayer.tsx';
import { GroundLayer, MARGIN } from './GroundLayer.tsx';
import { boardSize, mainBox } from './geometry.ts';
import { ConeLayer, PoolLayer } from './LightLayer.tsx';
import { Minimap, type MinimapHandle } from './Minimap.tsx';
import { usePresses } from './presses.ts';
import { SignLayer } from './SignLayer.tsx';
import { makeScene, type TokenLetters, zoneCentre } from './scene.ts';
import type { BoardScene, BoardView, FigureMove, FigureRef, Mode, PathArrow, Ping, World, ZoneHighlight } from './types.ts';
import { WholeSign } from './WholeSign.tsx';
import { MarkPaints, ZoneLayer, zoneOf } from './ZoneLayer.tsx';

export interface BoardLabels {
  readonly board: string;
  /** full spoken name of a zone, with what is in it */
  readonly zone: (zone: ZoneId) => string;
  /** where one gets from a zone, read after its name */
  readonly around?: (zone: ZoneId) => string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  readonly minimap: string;
  /** written on tokens, by colour; the same object while the language stays */
  readonly letters?: TokenLetters;
}

export interface BoardHandle {
  readonly fit: () => void;
  readonly zoomBy: (factor: number) => void;
  /** Scrolls a zone into view; `focus` also gives it the keyboard. */
  readonly show: (zone: ZoneId, focus?: boolean) => void;
  /** Shows the whole board above this height of the window, where enough of it is left and nobody moved the board by hand. */
  readonly fitAbove: (above: number) => void;
  /** Lifts the board as far as a zone needs to lie above this height of the window; whether it had to. */
  readonly uncover: (zone: ZoneId, above: number) => boolean;
  /** Shows these zones as large as they fit (above this height of the window), unless the board was moved by hand since it was last seen whole. */
  readonly frame: (zones: readonly number[], above?: number) => void;
}

export interface BoardCanvasProps {
  readonly board: BoardView;
  readonly view: BoardScene;
  readonly world: World;
  readonly mode?: Mode;
  readonly labels: BoardLabels;
  readonly highlights?: readonly ZoneHighlight[];
  readonly arrows?: readonly PathArrow[];
  readonly pings?: readonly Ping[];
  /** what moved since the last view, so that chips glide from where they were */
  readonly moves?: readonly FigureMove[];
  /** room taken by panels over the board */
  readonly insets?: Insets;
  readonly onZone?: (zone: ZoneId) => void;
  /** zone under the pointer or the keyboard, -1 for none */
  readonly onPoint?: (zone: ZoneId) => void;
  readonly onFigure?: (figure: FigureRef) => void;
  readonly onDoor?: (door: number) => void;
  readonly handle?: Ref<BoardHandle>;
  /** drawn on top in the board's own units: effects of the moment */
  readonly children?: ReactNode;
}

/** The grain of the table the board lies on. */
const tableTop = () => ({ '--grain': `url(${texture('fibres')})` }) as CSSProperties;

/** A board lower than this shows nobody: then it is left as it is. */
const LEAST_SEEN = 120;
/** What lies around a part that is shown closely, in the board's units, and how closely at most. */
const AROUND = 24;
const CLOSEST = 1.25;

/** So much of each edge is only shadow. */
const SPARE = MARGIN * 0.7;

const STEPS = 5;
/** Rounded up: a sign has the place it needs at the end of its step. */
function lensStep(k: number): Lens {
  const { sign, piece } = lensAt(k);
  return { sign: Math.ceil(sign * STEPS) / STEPS, piece: Math.ceil(piece * STEPS) / STEPS };
}
const sameLens = (now: Lens, next: Lens): Lens => (now.sign === next.sign && now.piece === next.piece ? now : next);

const NO_INSETS: Insets = { top: 12, right: 12, bottom: 12, left: 12 };
const NOTHING: readonly never[] = [];

export function BoardCanvas(props: BoardCanvasProps) {
  const {
    board,
    view,
    world,
    mode = 'dark',
    labels,
    highlights = NOTHING,
    arrows = NOTHING,
    pings = NOTHING,
    insets = NO_INSETS,
    onZone,
    onPoint,
    onFigure,
    onDoor,
  } = props;
  const id = `b${useId().replace(/\W/g, '')}`;
  const viewport = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const map = useRef<MinimapHandle>(null);
  const [current, setCurrent] = useState(0);
  const [pointed, setPointed] = useState(-1);
  const scene = useMemo(() => makeScene(board, view, labels.letters), [board, view, labels.letters]);
  const { w, h } = boardSize(board);
  const width = w + MARGIN * 2;
  const height = h + MARGIN * 2;

  const [sharpness, setSharpness] = useState(0);
  const sharpen = useRef<ReturnType<typeof setTimeout>>(undefined);
  // signs find their places for the size they are shown at, in steps: a board that is being pinched is not drawn anew at every hair
  const [lens, setLens] = useState(() => lensStep(likelyScale(insets, width, height, SPARE)));
  const onChange = useCallback((camera: Camera, fitted: number, wide: number, high: number) => {
    setLens((now) => sameLens(now, lensStep(camera.k)));
    map.current?.follow(camera, fitted, wide, high);
    clearTimeout(sharpen.current);
    const dots = window.devicePixelRatio || 1;
    // The picture is made for the fitted board; only a lasting closer look is worth a sharper one.
    const wanted = camera.k > fitted * 1.3 ? 2.4 : Math.max(0.8, fitted * 1.1 * dots);
    setSharpness((now) => (now === 0 ? wanted : now));
    sharpen.current = setTimeout(() => setSharpness((now) => (wanted > now * 1.15 ? wanted : now)), 500);
  }, []);
  useEffect(() => () => clearTimeout(sharpen.current), []);
  const camera = useCamera({ viewport, stage, width, height, insets, spare: SPARE, onChange });

  const point = useCallback(
    (zone: ZoneId) => {
      setPointed(zone);
      onPoint?.(zone);
    },
    [onPoint],
  );
  const focused = useCallback(
    (zone: ZoneId) => {
      setCurrent(zone);
      point(zone);
      // who pressed a zone sees it; were it moved then, a second press at the same place would mean another
      if (!document.activeElement?.matches(':focus-visible')) return;
      const [x, y] = zoneCentre(board, zone);
      camera.reveal(x + MARGIN, y + MARGIN);
    },
    [board, camera, point],
  );
  useImperativeHandle(
    props.handle,
    () => ({
      fit: () => camera.fit(),
      zoomBy: camera.zoomBy,
      show: (zone, focus = false) => {
        const [x, y] = zoneCentre(board, zone);
        camera.reveal(x + MARGIN, y + MARGIN);
        // who comes to the board by Tab begins there
        if (!stage.current?.contains(document.activeElement)) setCurrent(zone);
        if (focus) stage.current?.querySelector<SVGElement>(`[data-zone="${zone}"]`)?.focus({ preventScroll: true });
      },
      fitAbove: (above) => {
        const { top = 0, bottom = above } = viewport.current?.getBoundingClientRect() ?? {};
        if (above - top >= LEAST_SEEN && !camera.moved()) camera.fit(undefined, bottom - above);
      },
      uncover: (zone, above) => {
        const { y, h } = mainBox(board, zone);
        return camera.liftAbove(y + h + MARGIN, above - (viewport.current?.getBoundingClientRect().top ?? 0));
      },
      frame: (zones, above) => {
        const boxes = zones.filter((zone) => board.zones[zone]).map((zone) => mainBox(board, zone));
        if (boxes.length === 0) return;
        const covered = above === undefined ? 0 : (viewport.current?.getBoundingClientRect().bottom ?? above) - above;
        const left = Math.min(...boxes.map((b) => b.x));
        const top = Math.min(...boxes.map((b) => b.y));
        const w = Math.max(...boxes.map((b) => b.x + b.w)) - left;
        const h = Math.max(...boxes.map((b) => b.y + b.h)) - top;
        camera.frame({ x: left + MARGIN - AROUND, y: top + MARGIN - AROUND, w: w + AROUND * 2, h: h + AROUND * 2 }, CLOSEST, covered);
      },
    }),
    [board, camera],
  );
  const meant = (target: EventTarget): (() => void) | null => {
    const [zone, figure, door] = [zoneOf(target), figureOf(target), doorOf(target)];
    if (figure !== null && onFigure) return () => onFigure(figure);
    if (door >= 0 && onDoor) return () => onDoor(door);
    return zone >= 0 && onZone ? () => onZone(zone) : null;
  };
  const presses = usePresses(meant);
  const box = `${-MARGIN} ${-MARGIN} ${width} ${height}`;
  const frame = { width, height, viewBox: box };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: zoom keys work wherever the focus is inside the board
    <div
      className="board"
      ref={viewport}
      data-world={world}
      data-mode={mode}
      style={mode === 'contrast' ? undefined : tableTop()}
      onKeyDown={(e) => {
        if (e.ctrlKey || e.metaKey || e.altKey) return;
        if (e.key === '+' || e.key === '=') camera.zoomBy(1.25);
        else if (e.key === '-') camera.zoomBy(0.8);
        else if (e.key === '0') camera.fit();
      }}
    >
      <div className="board-stage" ref={stage} style={{ width, height }} {...presses}>
        <GroundLayer board={board} world={world} mode={mode} night={view.night} sharpness={sharpness} />
        {mode !== 'contrast' && <PoolLayer people={scene.people} />}
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
        <svg className="board-zones" role="group" aria-label={labels.board} {...frame}>
          <MarkPaints id={id} />
          <ZoneLayer
            id={id}
            board={board}
            highlights={highlights}
            current={current}
            nameOf={labels.zone}
            aroundOf={labels.around}
            onZone={onZone}
            onPoint={point}
            onCurrent={focused}
          />
        </svg>
        <svg className="board-play" aria-hidden="true" {...frame}>
          <ConeLayer id={id} board={board} people={scene.people} />
          <DoorLayer board={board} world={world} doors={view.doors} onDoor={onDoor} />
          <FigureLayer
            id={id}
            board={board}
            world={world}
            scene={scene}
            moves={props.moves}
            pointed={pointed}
            onFigure={onFigure}
            onPoint={point}
          />
          <SignLayer id={id} board={board} scene={scene} highlights={highlights} arrows={arrows} pings={pings} lens={lens} />
          {props.children}
        </svg>
      </div>
      <div className="board-vignette" aria-hidden="true" />
      <Minimap
        board={board}
        world={world}
        mode={mode}
        scene={scene}
        label={labels.minimap}
        handle={map}
        onGo={(x, y) => camera.centreOn(x, y)}
      />
      <div className="board-zoom">
        <button type="button" onClick={() => camera.zoomBy(1.3)} aria-label={labels.zoomIn}>
          +
        </button>
        <button type="button" onClick={() => camera.zoomBy(1 / 1.3)} aria-label={labels.zoomOut}>
          −
        </button>
        <button type="button" onClick={() => camera.fit()} aria-label={labels.fit}>
          <WholeSign />
        </button>
      </div>
    </div>
  );
}
