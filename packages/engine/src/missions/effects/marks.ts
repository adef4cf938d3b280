// Counters of the mission, and reading cards and notes.
import { call, tell } from '../../table.ts';
import { lyingCards } from '../cards/lying.ts';
import { counted, raise } from '../names.ts';
import type { CompileEffect } from './index.ts';

export const mark: CompileEffect = (r) => {
  const name = r.text('name');
  return (t) => {
    raise(t, `mark:${name}`);
    tell(t, { t: 'mission', text: 'mark', name, count: counted(t, `mark:${name}`) });
  };
};

/** `card` by name; `note` by number, or `next` in order. */
export const read: CompileEffect = (r) => {
  const optional = r.flag('optional');
  if (r.has('note')) {
    const note = r.raw('note');
    if (note !== 'next' && !(typeof note === 'number' && Number.isInteger(note))) r.blame('note must be a number or next');
    return (t, f) => call(t, 'read-note', { who: f.who, zone: f.zone, note: note === 'next' ? 0 : note, optional });
  }
  const cards = lyingCards(r, `card:${r.text('card')}`, '');
  return (t, f) => call(t, 'read-card', { who: f.who, zone: f.zone, card: cards[0] ?? '', optional });
};
