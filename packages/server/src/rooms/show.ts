// What goes out to viewers: whole pictures, steps, and only to those who may answer the options.
import type { GameEvent } from '@holdout/engine';
import type { Patch, ServerMessageOf } from '@holdout/protocol';
import type { EntryRow } from '../store/tables.ts';
import type { Viewer } from './presence.ts';
import type { Room } from './room.ts';

type Past = ServerMessageOf<'view'>['past'];

/** What happened, and what each event changed on the table: the same for every seat. */
export interface Told {
  readonly events: readonly GameEvent[];
  readonly shown: readonly Patch[];
}

const written = new WeakMap<object, string>();

/** The legal answers, written out once for everyone who may give one, however often they look. */
function optionsText(room: Room): string {
  if (!room.play) return 'null';
  const { engine, state } = room.play;
  let text = written.get(state);
  if (text === undefined) {
    text = JSON.stringify(engine.options(state));
    written.set(state, text);
  }
  return text;
}

/** Nothing goes back once the game is over. */
const backText = (room: Room): string => JSON.stringify(room.play?.trail.wayBack() ?? { all: 0, free: 0, by: null });

export function showWhole(room: Room, viewer: Viewer, past: Past): void {
  const { gallery, tick } = room;
  if (!gallery) return;
  const view = gallery.viewText(room.eyes(viewer));
  const options = room.mayAnswer(viewer.player) ? optionsText(room) : 'null';
  const parts = [`"tick":${tick}`, `"view":${view}`, `"board":${gallery.boardText}`, `"options":${options}`, `"back":${backText(room)}`];
  viewer.send(`{"t":"view",${parts.join(',')},"past":${JSON.stringify(past)}}`);
}

export function showStep(
  room: Room,
  entry: EntryRow,
  patches: ReadonlyMap<number, Patch>,
  board: string | null,
  { events, shown }: Told,
): void {
  const { kind, seat, player, bot, target: to } = entry;
  const by: ServerMessageOf<'step'>['by'] = { kind, seat, player, bot, to };
  const parts = [
    `"tick":${entry.tick + 1}`,
    `"by":${JSON.stringify(by)}`,
    `"back":${backText(room)}`,
    `"events":${JSON.stringify(events)}`,
    `"shown":${JSON.stringify(shown)}`,
  ];
  if (board !== null) parts.push(`"board":${board}`);
  const head = `{"t":"step",${parts.join(',')},"patch":`;
  const texts = new Map<number, string>();
  let options: string | null = null;
  for (const viewer of room.presence.viewers) {
    const eyes = room.eyes(viewer);
    let text = texts.get(eyes);
    if (text === undefined) {
      text = `${head}${JSON.stringify(patches.get(eyes) ?? 0)},"options":`;
      texts.set(eyes, text);
    }
    if (room.mayAnswer(viewer.player)) {
      options ??= optionsText(room);
      viewer.send(`${text}${options}}`);
    } else viewer.send(`${text}null}`);
  }
}
