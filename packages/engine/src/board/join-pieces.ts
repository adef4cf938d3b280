// Pieces of street that touch over a tile border become one zone where the edition says so; every other piece is a zone.
import { NOWHERE, type ZoneId } from '../ids.ts';
import type { Laid, Piece } from './pieces.ts';
import { cellAfter, cellBefore } from './sides.ts';
import type { ZonePlan } from './types.ts';

export interface Joined {
  readonly zoneOf: ZoneId[];
  readonly zones: ZonePlan[];
  readonly zoneOfPiece: readonly ZoneId[];
}

const merges = (a: Piece, b: Piece): boolean =>
  a.zone.kind === b.zone.kind && (a.zone.kind === 'street' || a.zone.kind === 'corridor') && !a.zone.tank && !b.zone.tank;

export function joinPieces(laid: Laid, law: { readonly mergeStreets: boolean }): Joined {
  const { pieces, pieceOf } = laid;
  // The first piece of each group stands for it.
  const leader = pieces.map((_, i) => i);
  const lead = (piece: number): number => {
    let at = piece;
    while (leader[at] !== at) at = leader[at] ?? at;
    return at;
  };
  if (law.mergeStreets) {
    for (const [side, is] of laid.standing.entries()) {
      const p = pieceOf[cellBefore(side)] ?? -1;
      const q = pieceOf[cellAfter(laid, side)] ?? -1;
      const a = pieces[p];
      const b = pieces[q];
      if (is !== 'open' || !a || !b || tileOf(a) === tileOf(b) || !merges(a, b)) continue;
      const [first, second] = [lead(p), lead(q)];
      leader[Math.max(first, second)] = Math.min(first, second);
    }
  }
  const zoneOfPiece: ZoneId[] = pieces.map(() => NOWHERE);
  const zoneOf: ZoneId[] = [];
  const members: { pieces: Set<number>; cells: number[] }[] = [];
  for (const [cell, piece] of pieceOf.entries()) {
    if (piece < 0) {
      zoneOf.push(NOWHERE);
      continue;
    }
    const first = lead(piece);
    if (zoneOfPiece[first] === NOWHERE) zoneOfPiece[first] = members.push({ pieces: new Set(), cells: [] }) - 1;
    const zone = zoneOfPiece[first] ?? NOWHERE;
    zoneOfPiece[piece] = zone;
    members[zone]?.pieces.add(piece);
    members[zone]?.cells.push(cell);
    zoneOf.push(zone);
  }
  const zones = members.map(({ pieces: numbers, cells }) =>
    zoneOfPieces(
      [...numbers].sort((p, q) => p - q).flatMap((i) => pieces[i] ?? []),
      cells,
    ),
  );
  return { zoneOf, zones, zoneOfPiece };
}

const tileOf = (piece: Piece): string => piece.name.slice(0, piece.name.indexOf('/'));

function zoneOfPieces(pieces: readonly Piece[], cells: readonly number[]): ZonePlan {
  const printed = pieces.map((piece) => piece.zone);
  return {
    name: pieces[0]?.name ?? '',
    kind: printed[0]?.kind ?? 'street',
    dark: printed.some((zone) => zone.dark === true),
    ruin: printed.some((zone) => zone.ruin === true),
    tank: printed.some((zone) => zone.tank === true),
    searchDeck: printed.find((zone) => zone.searchDeck !== undefined)?.searchDeck ?? null,
    searchable: printed.some((zone) => zone.searchable === true),
    faces: [...new Set(pieces.map((piece) => piece.face))],
    cells,
  };
}
