// What goes out to viewers: whole pictures, steps, and only to those who may answer the options.
import type { ServerMessageOf } from '@holdout/protocol';
import type { EntryRow } from '../store/tables.ts';
import type { Rehang } from './gallery.ts';
import type { Viewer } from './presence.ts';
import type { Room } from './room.ts';
import type { Told } from './told.ts';

type Past = ServerMessageOf<'view'>['past'];

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

export function showStep(room: Room, entry: EntryRow, { patchText, board }: Rehang, { shown }: Told): void {
  const { kind, seat, player, bot, target: to } = entry;
  const by: ServerMessageOf<'step'>['by'] = { kind, seat, player, bot, to };
  const parts = [
    `"tick":${entry.tick + 1}`,
    `"by":${JSON.stringify(by)}`,
    `"back":${backText(room)}`,
    // As it was stored.
    `"events":${entry.events}`,
    `"shown":${JSON.stringify(shown)}`,
  ];
  if (board !== null) parts.push(`"board":${board.text}`);
  const text = `{"t":"step",${parts.join(',')},"patch":${patchText},"options":`;
  const looking = `${text}null}`;
  let answering: string | null = null;
  for (const viewer of room.presence.viewers) {
    if (room.mayAnswer(viewer.player)) {
      answering ??= `${text}${optionsText(room)}}`;
      viewer.send(answering);
    } else viewer.send(looking);
  }
}
