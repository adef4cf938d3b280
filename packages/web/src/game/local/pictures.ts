// Small pictures of boards: a mission as it begins, or a saved game as it stands.
import type { BoardView, SeatView } from '@holdout/engine';
import type { EditionId, OwnBox } from '@holdout/engine/content';
import { groundReady } from '../../art/ground/painters.ts';
import { boardSvg } from '../../board/picture.ts';
import type { Mode } from '../../board/types.ts';
import { worldOf } from '../editions.ts';
import { boxesOf } from '../own-setup.ts';
import { engineFor } from './engines.ts';
import { browserSaves } from './saves.ts';

export interface PictureWish {
  readonly edition: EditionId;
  readonly mission: string;
  /** a saved game of this browser instead of the beginning */
  readonly game?: string;
  /** a moment of a recorded game instead */
  readonly moment?: { readonly board: BoardView; readonly view: SeatView };
  /** people of one's own in that moment */
  readonly boxes?: readonly OwnBox[];
  readonly mode: Mode;
  readonly detail: 'full' | 'thumb';
  /** without figures and tokens */
  readonly bare?: boolean;
  readonly margin?: number;
}

const EVERYONE = -1;

/** SVG text; null when the mission cannot be laid out. */
export async function drawPicture(wish: PictureWish): Promise<string | null> {
  await groundReady(worldOf(wish.edition));
  const { moment } = wish;
  const look = { world: worldOf(wish.edition), mode: wish.mode, detail: wish.detail, margin: wish.margin ?? 10 };
  if (moment) {
    await knowFaces(wish.boxes ?? []);
    return boardSvg(moment.board, { ...look, view: moment.view });
  }
  const engine = await engineFor(wish.edition);
  const state = wish.game === undefined ? null : ((await browserSaves.load(wish.game))?.body.state ?? null);
  const shown = state ?? beginning(engine, wish);
  if (!shown) return null;
  await knowFaces(boxesOf(shown.setup));
  return boardSvg(engine.board(shown), { ...look, view: wish.bare ? undefined : engine.view(shown, EVERYONE) });
}

/** The worker draws by itself: faces the page knows are not known here. */
async function knowFaces(boxes: readonly OwnBox[]): Promise<void> {
  if (boxes.every((box) => (box.survivors ?? []).length === 0)) return;
  const { keepLooks } = await import('../../art/portraits/own-look.ts');
  for (const box of boxes) keepLooks(box);
}

function beginning(engine: Awaited<ReturnType<typeof engineFor>>, { edition, mission }: PictureWish) {
  const content = engine.editions.find((book) => book.edition === edition);
  const count = engine.mission(mission)?.survivors.count ?? 6;
  const survivors = (content?.survivors ?? []).filter((one) => !one.companionOnly && !one.kid).slice(0, count);
  const made = engine.setup({ edition, mission, seats: [survivors.map((one) => one.id)], options: {}, seed: 'picture' });
  return made.ok ? made.state : null;
}
