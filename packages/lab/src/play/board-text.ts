// The board for a terminal: walls, doors and zone numbers, and in each zone who and what is there.
import type { BoardView, SeatView, ZoneId } from '@holdout/engine';
import { type Canvas, newCanvas } from './canvas.ts';
import { bold, coloured, cyan, dim, green, grey, inverse, magenta, red, yellow } from './colour.ts';

/** characters are about twice as high as wide; a little flatter leaves room for the rest of the screen */
const ASPECT = 0.4;
const LEAST_COLUMN = 3;
const LEAST_ROW = 3;

interface Piece {
  readonly text: string;
  readonly paint?: (text: string) => string;
}

interface Scale {
  readonly x: ReadonlyMap<number, number>;
  readonly y: ReadonlyMap<number, number>;
  readonly width: number;
  readonly height: number;
}

function scaleOf(board: BoardView, columns: number, rows: number): Scale {
  const across = board.xs.at(-1) ?? 1;
  const unit = Math.min(30, Math.max(14, Math.floor((columns - 2) / across)));
  const high = Math.min(unit * ASPECT, rows / (board.ys.at(-1) ?? 1));
  const lines = (marks: readonly number[], size: number, least: number): Map<number, number> => {
    const places = new Map<number, number>();
    let at = 0;
    marks.forEach((mark, i) => {
      if (i > 0) at = Math.max(at + least, Math.round(mark * size));
      places.set(mark, at);
    });
    return places;
  };
  const x = lines(board.xs, unit, LEAST_COLUMN);
  const y = lines(board.ys, high, LEAST_ROW);
  return { x, y, width: (x.get(board.xs.at(-1) ?? 0) ?? 0) + 1, height: (y.get(board.ys.at(-1) ?? 0) ?? 0) + 1 };
}

type Line = { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number };

function stroke(canvas: Canvas, scale: Scale, line: Line, upright: string, level: string, paint?: (text: string) => string): void {
  const x1 = scale.x.get(line.x1);
  const x2 = scale.x.get(line.x2);
  const y1 = scale.y.get(line.y1);
  const y2 = scale.y.get(line.y2);
  if (x1 === undefined || x2 === undefined || y1 === undefined || y2 === undefined) return;
  if (x1 === x2) for (let y = y1 + 1; y < y2; y++) canvas.put(x1, y, upright, paint);
  else for (let x = x1 + 1; x < x2; x++) canvas.put(x, y1, level, paint);
}

function corners(canvas: Canvas, scale: Scale, line: Line): void {
  for (const [x, y] of [
    [line.x1, line.y1],
    [line.x2, line.y2],
  ] as const) {
    const at = [scale.x.get(x), scale.y.get(y)] as const;
    if (at[0] !== undefined && at[1] !== undefined) canvas.put(at[0], at[1], '█', grey);
  }
}

const DOORS: Readonly<Record<string, readonly [string, string]>> = {
  closed: ['▐', '▬'],
  open: ['╎', '╌'],
  shut: ['▓', '▓'],
  broken: ['▚', '▚'],
};

function doorStroke(canvas: Canvas, scale: Scale, line: Line, state: string, colour: string | null): void {
  const [upright, level] = DOORS[state] ?? ['?', '?'];
  stroke(canvas, scale, line, upright, level, state === 'open' ? dim : coloured(colour ?? 'yellow'));
}

const KIND_LETTERS: Readonly<Record<string, string>> = {
  walker: 'w',
  brute: 'b',
  runner: 'r',
  necromancer: 'N',
  defiler: 'D',
  'lesser-necromancer': 'n',
};

const zombiePieces = (zombies: Readonly<Record<string, number>>): Piece[] =>
  Object.entries(zombies).map(([kind, n]) => ({
    text: `${KIND_LETTERS[kind] ?? 'A'}${n}`,
    paint: kind === 'walker' ? red : kind === 'runner' ? magenta : (t) => bold(red(t)),
  }));

/** Two letters that tell survivors apart. */
export function shortNames(ids: readonly string[]): Map<string, string> {
  const names = new Map<string, string>();
  const used = new Set<string>();
  for (const id of ids) {
    const plain = id.replace(/[^a-z]/g, '');
    const candidates = [plain.slice(0, 2), ...[...plain.slice(1)].map((char) => plain[0] + char), ...'0123456789'].map(
      (c) => (c[0] ?? '').toUpperCase() + c.slice(1),
    );
    const found = candidates.find((c) => !used.has(c)) ?? plain;
    used.add(found);
    names.set(id, found);
  }
  return names;
}

function piecesOf(view: SeatView, zone: ZoneId, names: ReadonlyMap<string, string>): Piece[] {
  const here = view.zones[zone];
  if (here === undefined) return [];
  const pieces: Piece[] = [{ text: String(zone), paint: dim }];
  for (const s of view.survivors) {
    if (s.zone !== zone || !s.alive || s.out) continue;
    const hurt = s.wounds > 0 ? '’'.repeat(Math.min(3, s.wounds)) : '';
    pieces.push({
      text: `${names.get(s.id) ?? s.id}${hurt}`,
      paint: s.index === view.active ? inverse : s.role === 'companion' ? green : cyan,
    });
  }
  pieces.push(...zombiePieces(here.zombies));
  if (here.guards > 0) pieces.push({ text: `g${here.guards}`, paint: green });
  for (const o of view.objectives)
    if (o.place === 'board' && o.zone === zone)
      pieces.push({ text: o.colour === 'hidden' ? 'X?' : 'X', paint: coloured(o.colour === 'hidden' ? 'red' : o.colour) });
  for (const c of view.crates) if (c.zone === zone) pieces.push({ text: '□', paint: yellow });
  for (const s of view.spawns) if (s.zone === zone) pieces.push({ text: s.active ? '☠' : '☠-', paint: coloured(s.colour) });
  for (const c of view.cars) if (c.zone === zone) pieces.push({ text: 'car', paint: yellow });
  for (const l of view.loose) if (l.zone === zone && l.count > 0) pieces.push({ text: `${l.name}${l.count}`, paint: yellow });
  if (here.noise > 0) pieces.push({ text: `♪${here.noise}`, paint: yellow });
  for (const token of here.tokens) pieces.push({ text: token, paint: green });
  return pieces;
}

/** Writes pieces into the box, line by line; says whether all of them fitted, and marks the end where they did not. */
function fill(canvas: Canvas, pieces: readonly Piece[], left: number, top: number, right: number, bottom: number): boolean {
  let x = left;
  let y = top;
  for (const piece of pieces) {
    if (x > left && x + piece.text.length - 1 > right) {
      x = left;
      y++;
    }
    if (y > bottom) {
      canvas.write(right, bottom, '…', yellow);
      return false;
    }
    canvas.write(x, y, piece.text.slice(0, Math.max(1, right - x + 1)), piece.paint);
    x += piece.text.length + 1;
  }
  return true;
}

const inLine = (pieces: readonly Piece[]): string => pieces.map((p) => (p.paint ? p.paint(p.text) : p.text)).join(' ');

export function boardText(board: BoardView, view: SeatView, columns: number, rows = Number.POSITIVE_INFINITY): string {
  const scale = scaleOf(board, columns, rows);
  const vaults = board.zones.flatMap((zone, i) => (zone.cells.length === 0 ? [i] : []));
  const canvas = newCanvas(scale.width, scale.height);
  for (const line of board.markings) stroke(canvas, scale, line, '┊', '┈', dim);
  for (const line of board.walls) stroke(canvas, scale, line, '█', '▀', grey);
  for (const line of board.walls) corners(canvas, scale, line);
  for (const line of board.openings) stroke(canvas, scale, line, ' ', ' ');
  for (const line of board.sandbags) stroke(canvas, scale, line, '≈', '≈', yellow);
  for (const line of board.stairs) stroke(canvas, scale, line, '≡', '≡', yellow);
  for (const door of board.doors) if (!door.vault) doorStroke(canvas, scale, door, view.doors[door.door] ?? 'closed', door.colour);
  const names = shortNames(view.survivors.map((s) => s.id));
  // what a crowded zone has no room for is said in full below the board
  const beside: string[] = [];
  board.zones.forEach((zone, i) => {
    const box = zone.boxes[0];
    if (zone.cells.length === 0 || box === undefined) return;
    const left = scale.x.get(box.x) ?? nearestOf(scale.x, box.x);
    const top = scale.y.get(box.y) ?? nearestOf(scale.y, box.y);
    const right = nearestOf(scale.x, box.x + box.w);
    const bottom = nearestOf(scale.y, box.y + box.h);
    if (zone.dark) shade(canvas, left + 1, top + 1, right - 1, bottom - 1);
    const pieces = piecesOf(view, i, names);
    if (!fill(canvas, pieces, left + 1, top + 1, right - 1, bottom - 1)) beside.push(`zone ${inLine(pieces)}`);
  });
  for (const i of vaults) beside.push(`vault ${board.zones[i]?.name.replace('vault:', '') ?? ''} ${inLine(piecesOf(view, i, names))}`);
  return [canvas.toString(), ...beside].join('\n');
}

function shade(canvas: Canvas, left: number, top: number, right: number, bottom: number): void {
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) canvas.put(x, y, '·', grey);
}

/** Sums of fractions do not always meet the mark exactly. */
function nearestOf(places: ReadonlyMap<number, number>, mark: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [known, place] of places) {
    if (Math.abs(known - mark) < least) {
      least = Math.abs(known - mark);
      best = place;
    }
  }
  return best;
}
