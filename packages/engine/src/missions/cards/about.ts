// Notes about a single zombie (Washington's abomination notes): looked at when it comes into sight, effective when it falls.
import type { Table } from '../../rules.ts';
import type { KindId } from '../../state/state.ts';
import { tell } from '../../table.ts';
import { counted } from '../names.ts';

const key = (kind: KindId): string => `.about:${kind}`;

/** Read is 1; a note that nobody will read any more is 2. */
const LOST = 2;

export const isLost = (t: Table, note: number): boolean => counted(t, `note:${note}`) === LOST;

/** The note already looked at for this kind; 0: none. */
export const noteAbout = (t: Table, kind: KindId): number => (kind < 0 ? 0 : counted(t, key(kind)));

export const isAbout = (t: Table, note: number): boolean => t.r.kinds.some((_, kind) => counted(t, key(kind)) === note);

export function setAbout(t: Table, kind: KindId, note: number): void {
  t.g.progress[key(kind)] = note;
}

/** The zombie is gone: its note waits no more. `lost`: killed in a way that reads nothing, so the note goes unread. */
export function forgetAbout(t: Table, kind: KindId, lost: boolean): void {
  const note = noteAbout(t, kind);
  if (note === 0) return;
  delete t.g.progress[key(kind)];
  if (!lost) return;
  t.g.progress[`note:${note}`] = LOST;
  tell(t, { t: 'mission', text: 'note-lost', note });
}
