// Tokens, the dead and the living. Every figure keeps its element while it lives, and moves by transform alone.
import type { ZombieBase, ZoneId } from '@holdout/engine';
import { type CSSProperties, memo, useEffect, useMemo, useRef, useState } from 'react';
import { Drawing } from '../art/Drawing.tsx';
import { countBadge, drawToken, figureSheet, survivorRing } from '../art/figures/draw.ts';
import { boardSize } from './geometry.ts';
import { chipScale } from './picture.ts';
import { PERSON, type PersonItem, type Scene, type TokenItem } from './scene.ts';
import { nextPieces, type Piece, settled } from './stacks.ts';
import type { BoardView, FigureMove, FigureRef, World } from './types.ts';

type Style = CSSProperties & { '--from'?: string; '--group'?: string | number };

const TOKEN = 0.92;
/** As far as its piece is scaled: the rest of what letters need is theirs to grow. */
const grown = (scale: number): string => `calc(${scale.toFixed(3)} * var(--piece, 1))`;

const at = (x: number, y: number, scale: number): string => `translate(${x}px, ${y}px) scale(${scale.toFixed(3)})`;

/** In a crowd figures have no room to grow. */
const tight = ({ spot }: Pick<PersonItem, 'spot'>): '' | undefined => (spot.scale < 0.85 ? '' : undefined);

/** Half of the widest token, and how near an edge it would grow over it. */
const HALF = 20;
const NEAR = 44;

/** Where letters make a token grow from: at the board's edge from its outer side, or the window would cut it. */
function growsFrom(board: BoardView, { spot }: TokenItem): string {
  const { w, h } = boardSize(board);
  const side = (at: number, end: number): number => (at < NEAR ? -HALF : at > end - NEAR ? HALF : 0);
  return `${side(spot.x, w)}px ${side(spot.y, h)}px`;
}

const Token = memo(
  function Token({ item, from }: { readonly item: TokenItem; readonly from: string }) {
    const svg = drawToken(item.art);
    const scale = item.spot.scale * TOKEN;
    const style: Style = { transform: at(item.spot.x, item.spot.y, scale), '--group': scale };
    return (
      <g
        className="board-token"
        data-token={item.art.draw === 'plain' ? item.art.name : item.art.draw}
        data-in={item.zone}
        data-lettered={item.art.draw === 'objective' || svg.includes('board-letter') || undefined}
        style={style}
      >
        <Drawing svg={svg} style={{ transformOrigin: from }} />
      </g>
    );
  },
  (a, b) => JSON.stringify(a.item) === JSON.stringify(b.item) && a.from === b.from,
);

interface ChipProps {
  readonly sheet: string;
  readonly piece: Piece;
  readonly fanned: boolean;
}

const Chip = memo(function Chip({ sheet, piece, fanned }: ChipProps) {
  const { base } = piece;
  const scale = piece.spot.scale * chipScale(base);
  const style: Style = { transform: at(piece.spot.x, piece.spot.y, scale), '--group': grown(scale) };
  if (piece.from) style['--from'] = at(piece.from[0], piece.from[1], scale);
  const below = Math.min(3, piece.count - 1);
  const state = piece.leaving ?? (piece.fresh ? 'fresh' : piece.from ? 'came' : undefined);
  return (
    <g className="board-chip" data-tight={tight(piece)} data-state={state} data-kind={piece.kind} data-in={piece.zone} style={style}>
      <g key={piece.hit ? piece.count : 'whole'} className={piece.hit ? 'board-hit' : undefined}>
        {Array.from({ length: below }, (_, i) => below - i).map((i) => (
          <use
            key={i}
            href={`#${sheet}${base}`}
            className="board-under"
            style={{ transform: fanned ? `rotate(${i * 24}deg) translate(0px, -${i * 9}px)` : `translate(${i * 2.6}px, ${-i * 2.6}px)` }}
          />
        ))}
        <use href={`#${sheet}${base}`} />
      </g>
    </g>
  );
});

/** How many they are, over all of them: a number under a neighbour's piece would tell nothing. */
const Plate = memo(function Plate({ piece }: { readonly piece: Piece }) {
  const scale = piece.spot.scale * chipScale(piece.base);
  const style: Style = { transform: at(piece.spot.x, piece.spot.y, scale), '--group': grown(scale) };
  if (piece.from) style['--from'] = at(piece.from[0], piece.from[1], scale);
  const state = piece.leaving ?? (piece.fresh ? 'fresh' : piece.from ? 'came' : undefined);
  return (
    <g className="board-chip board-plate" data-tight={tight(piece)} data-state={state} style={style}>
      <g>
        <Drawing svg={countBadge(piece.count, 14 * piece.plate[0], 13 * piece.plate[1])} />
      </g>
    </g>
  );
});

const Person = memo(
  function Person({ sheet, item }: { readonly sheet: string; readonly item: PersonItem }) {
    const scale = item.spot.scale * (PERSON / 22) * (item.small ? 0.74 : 1);
    const style: Style = { transform: at(item.spot.x, item.spot.y, scale), '--group': grown(scale) };
    return (
      <g
        className="board-person"
        data-active={item.active || undefined}
        data-done={item.done || undefined}
        data-survivor={item.index}
        data-fallen={item.fallen || undefined}
        data-tight={tight(item)}
        data-in={item.zone}
        style={style}
      >
        {item.active && <circle r="31" className="board-halo" />}
        <g className="board-lift">
          <g transform={item.fallen > 0 ? 'rotate(-90)' : undefined}>
            <use href={`#${sheet}who-${item.id}`} />
          </g>
          {item.fallen > 0 && <Drawing svg={countBadge(item.fallen, 14, 13)} />}
          {item.rides && (
            <g className="board-wheel" transform="translate(-15 13)">
              <circle r="8" />
              <path d="M-4.8 0a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0 -9.6 0M-4.8 0H4.8M0 0V4.8" />
            </g>
          )}
          <Drawing key={item.wounds} className={item.wounds > 0 ? 'board-wounded' : undefined} svg={survivorRing(item.ring, item.wounds)} />
        </g>
      </g>
    );
  },
  (a, b) => a.sheet === b.sheet && JSON.stringify(a.item) === JSON.stringify(b.item),
);

/** Longer than the slowest glide or fall. */
const SETTLE = 420;

function usePieces(board: BoardView, scene: Scene, moves: readonly FigureMove[] | undefined): readonly Piece[] {
  const last = useRef<{ scene: Scene | null; pieces: readonly Piece[] }>({ scene: null, pieces: [] });
  const [, redraw] = useState(0);
  if (last.current.scene !== scene) last.current = { scene, pieces: nextPieces(board, last.current.pieces, scene.stacks, moves) };
  const { pieces } = last.current;
  const passing = pieces.some((p) => p.leaving !== null);
  useEffect(() => {
    if (!passing) return;
    const timer = setTimeout(() => {
      last.current = { ...last.current, pieces: settled(last.current.pieces) };
      redraw((v) => v + 1);
    }, SETTLE);
    return () => clearTimeout(timer);
  }, [passing]);
  return pieces;
}

interface FigureLayerProps {
  readonly id: string;
  readonly board: BoardView;
  readonly world: World;
  readonly scene: Scene;
  readonly moves: readonly FigureMove[] | undefined;
  readonly pointed: number;
  readonly onFigure: ((figure: FigureRef) => void) | undefined;
  readonly onPoint: (zone: ZoneId) => void;
}

export function figureOf(target: EventTarget): FigureRef | null {
  const element = (target as Element).closest?.('[data-in]');
  if (!element) return null;
  const zone = Number(element.getAttribute('data-in'));
  const survivor = element.getAttribute('data-survivor');
  const kind = element.getAttribute('data-kind');
  if (survivor !== null) return { is: 'survivor', survivor: Number(survivor), zone };
  if (kind !== null) return { is: 'zombies', kind, zone };
  return { is: 'token', name: element.getAttribute('data-token') ?? '', zone };
}

export const FigureLayer = memo(function FigureLayer({ id, board, world, scene, moves, pointed, onFigure, onPoint }: FigureLayerProps) {
  const pieces = usePieces(board, scene, moves);
  const bases = [...new Set(pieces.map((p) => p.base))].sort().join();
  const names = scene.people.map((p) => p.id).join();
  const sheet = `${id}f-`;
  // in a crowd they overlap: whoever acts lies on top
  const people = [...scene.people].sort((a, b) => Number(a.active) - Number(b.active));
  const defs = useMemo(
    () => figureSheet(world, bases === '' ? [] : (bases.split(',') as ZombieBase[]), names === '' ? [] : names.split(','), sheet),
    [world, bases, names, sheet],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: figures are named by their zone
    <g
      className="board-figures"
      data-live={onFigure ? '' : undefined}
      onClick={(e) => {
        const figure = figureOf(e.target);
        if (figure && onFigure) onFigure(figure);
      }}
      onPointerOver={(e) => {
        const figure = figureOf(e.target);
        if (figure && e.pointerType !== 'touch') onPoint(figure.zone);
      }}
      // a figure may lean over the board's edge
      onPointerLeave={() => onPoint(-1)}
    >
      <defs>
        <Drawing svg={defs} />
      </defs>
      {scene.tokens.map((t) => (
        <Token key={t.key} item={t} from={growsFrom(board, t)} />
      ))}
      {pieces.map((p) => (
        <Chip key={p.id} sheet={sheet} piece={p} fanned={p.zone === pointed && p.count > 1} />
      ))}
      {people.map((p) => (
        <Person key={p.key} sheet={sheet} item={p} />
      ))}
      {pieces
        .filter((p) => p.count > 1)
        .map((p) => (
          <Plate key={p.id} piece={p} />
        ))}
    </g>
  );
});
