// A board as a plain SVG: zones, walls, doors, tokens and figures, with zone numbers. For looking at maps, not for playing.
import type { BoardView, SeatView, ZoneId } from '@holdout/engine';

/** pixels of a tile side */
const TILE = 240;
const MARGIN = 30;

const FILL: Readonly<Record<string, string>> = {
  street: '#cfcabf',
  room: '#f3ead7',
  walkway: '#b9a27c',
  corridor: '#d9a7a0',
  vault: '#cfc3e6',
};
const DARK = '#b8ab93';
const RUIN = '#ddd3b5';
const COLOURS: Readonly<Record<string, string>> = {
  red: '#c0392b',
  blue: '#2c6fbb',
  green: '#2e8b57',
  yellow: '#d4a017',
  purple: '#7d3c98',
  starting: '#7b241c',
  hidden: '#c0392b',
};

const px = (n: number): string => (MARGIN + n * TILE).toFixed(1);
const size = (n: number): string => (n * TILE).toFixed(1);
const safe = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

const line = (s: { x1: number; y1: number; x2: number; y2: number }, stroke: string, width: number, more = ''): string =>
  `<line x1="${px(s.x1)}" y1="${px(s.y1)}" x2="${px(s.x2)}" y2="${px(s.y2)}" stroke="${stroke}" stroke-width="${width}" ${more}/>`;

const text = (x: number, y: number, words: string, fontSize: number, fill = '#222', more = ''): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${fontSize}" fill="${fill}" ${more}>${safe(words)}</text>`;

function ground(board: BoardView): string[] {
  const parts: string[] = [];
  for (const zone of board.zones) {
    const fill = zone.dark ? DARK : zone.ruin ? RUIN : (FILL[zone.kind] ?? '#fff');
    for (const box of zone.boxes) {
      parts.push(
        `<rect x="${px(box.x)}" y="${px(box.y)}" width="${size(box.w)}" height="${size(box.h)}" fill="${fill}" stroke="${fill}" stroke-width="0.6"/>`,
      );
    }
  }
  for (const s of board.markings) parts.push(line(s, '#8f8a7d', 1.4, 'stroke-dasharray="6 5"'));
  for (const s of board.openings) parts.push(line(s, '#cbb98f', 2, 'stroke-dasharray="2 4"'));
  parts.push(...tiles(board));
  for (const s of board.walls) parts.push(line(s, '#3b3530', 5, 'stroke-linecap="round"'));
  for (const s of board.sandbags) parts.push(line(s, '#a9803d', 6, 'stroke-dasharray="5 3"'));
  for (const s of board.stairs) parts.push(line(s, '#6b4e16', 7, 'stroke-dasharray="2 3"'));
  return parts;
}

const DOOR_STYLE: Readonly<Record<string, string>> = {
  open: 'stroke-dasharray="3 5"',
  broken: 'stroke-dasharray="8 3"',
  closed: '',
  shut: '',
};

function doors(board: BoardView, view: SeatView): string[] {
  return board.doors.map((d) =>
    line(d, COLOURS[d.colour ?? ''] ?? (d.vault ? COLOURS.purple : '#8e5a2b') ?? '#8e5a2b', 7, DOOR_STYLE[view.doors[d.door] ?? 'closed']),
  );
}

interface Mark {
  readonly text: string;
  readonly fill: string;
}

function marksIn(view: SeatView, zone: ZoneId): Mark[] {
  const here = view.zones[zone];
  if (here === undefined) return [];
  const marks: Mark[] = [];
  for (const o of view.objectives)
    if (o.place === 'board' && o.zone === zone)
      marks.push({ text: o.colour === 'hidden' ? '✖?' : '✖', fill: COLOURS[o.colour] ?? '#c0392b' });
  for (const c of view.crates) if (c.zone === zone) marks.push({ text: '▣', fill: '#6b4e16' });
  for (const s of view.spawns)
    if (s.zone === zone)
      marks.push({
        text: `☠${/^\d$/.test(s.colour) ? s.colour : s.colour === 'starting' ? '★' : ''}${s.active ? '' : '(off)'}`,
        fill: COLOURS[s.colour] ?? '#222',
      });
  for (const c of view.cars) if (c.zone === zone) marks.push({ text: `car:${c.kind}`, fill: '#333' });
  for (const l of view.loose) if (l.zone === zone && l.count > 0) marks.push({ text: `${l.name}×${l.count}`, fill: '#6b4e16' });
  for (const [kind, n] of Object.entries(here.zombies)) marks.push({ text: `${n} ${kind}`, fill: '#556b2f' });
  if (here.guards > 0) marks.push({ text: `${here.guards} guards`, fill: '#2c6fbb' });
  for (const token of here.tokens) marks.push({ text: token, fill: '#7d3c98' });
  const people = view.survivors.filter((s) => s.zone === zone && s.alive && !s.out).map((s) => s.id);
  if (people.length > 0) marks.push({ text: people.length > 2 ? `${people.length} survivors` : people.join(', '), fill: '#0b5345' });
  return marks;
}

function contents(board: BoardView, view: SeatView): string[] {
  return board.zones.flatMap((zone, i) => {
    const x = MARGIN + zone.anchor.x * TILE;
    const y = MARGIN + zone.anchor.y * TILE;
    const marks = marksIn(view, i);
    const aside = board.doors.some((d) => d.vault && d.b === i) ? 14 : 0;
    const top = y - aside - (marks.length * 12) / 2;
    return [
      text(x, top, String(i), 10, '#8a8478', 'text-anchor="middle"'),
      ...marks.map((mark, n) =>
        text(x, top + aside * 1.6 + 12 * (n + 1), mark.text, 11, mark.fill, 'text-anchor="middle" font-weight="bold"'),
      ),
    ];
  });
}

/** Names of the tiles and how they are turned, in their corners, and the borders between them. */
function tiles(board: BoardView): string[] {
  return board.tiles.flatMap((tile) => [
    `<rect x="${px(tile.col)}" y="${px(tile.row)}" width="${TILE}" height="${TILE}" fill="none" stroke="#ffffff" stroke-width="1" stroke-opacity="0.6"/>`,
    text(MARGIN + tile.col * TILE + 6, MARGIN + tile.row * TILE + 14, `${tile.face} ${tile.turn}°`, 11, '#b03a2e', 'font-weight="bold"'),
  ]);
}

/** Zones by how much happened there: the number, over a colour as strong as its share of the most. */
function heated(board: BoardView, heat: ReadonlyMap<number, number>): string[] {
  const most = Math.max(1, ...heat.values());
  return board.zones.flatMap((zone, i) => {
    const n = heat.get(i) ?? 0;
    if (n === 0) return [];
    const strength = (0.15 + (0.65 * n) / most).toFixed(2);
    return [
      ...zone.boxes.map(
        (box) =>
          `<rect x="${px(box.x)}" y="${px(box.y)}" width="${size(box.w)}" height="${size(box.h)}" fill="#c81e1e" fill-opacity="${strength}"/>`,
      ),
      text(
        MARGIN + zone.anchor.x * TILE,
        MARGIN + zone.anchor.y * TILE + 22,
        String(n),
        20,
        '#fff',
        'text-anchor="middle" font-weight="bold" stroke="#000" stroke-width="3" paint-order="stroke"',
      ),
    ];
  });
}

export function boardSvg(board: BoardView, view: SeatView, title: string, heat: ReadonlyMap<number, number> = new Map()): string {
  const right = Math.max(board.xs.at(-1) ?? 0, ...board.zones.map((zone) => zone.bounds.x + zone.bounds.w));
  const width = 2 * MARGIN + right * TILE;
  const height = 2 * MARGIN + (board.ys.at(-1) ?? 0) * TILE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width.toFixed(0)} ${height.toFixed(0)}" width="${width.toFixed(0)}" height="${height.toFixed(0)}" font-family="sans-serif">`,
    `<title>${safe(title)}</title>`,
    '<rect width="100%" height="100%" fill="#2b2a28"/>',
    text(MARGIN, 20, title, 15, '#eee'),
    ...ground(board),
    ...doors(board, view),
    ...contents(board, view),
    ...heated(board, heat),
    '</svg>',
    '',
  ].join('\n');
}
