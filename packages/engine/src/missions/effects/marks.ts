// Counters of the mission, and reading cards and notes.

import { NOBODY } from '../../state/state.ts';
import { call, tell } from '../../table.ts';
import { noteAbout } from '../cards/about.ts';
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
  // looked at now, taking effect when the zombie it is about is killed
  const peek = r.flag('peek');
  if (r.has('note')) {
    const note = r.raw('note');
    if (note !== 'next' && !(typeof note === 'number' && Number.isInteger(note))) r.blame('note must be a number or next');
    return (t, f) =>
      call(t, 'read-note', {
        who: f.who,
        zone: f.zone,
        note: note === 'next' ? noteAbout(t, f.kind ?? NOBODY) : Number(note),
        optional,
        about: peek ? (f.kind ?? NOBODY) : NOBODY,
      });
  }
  const cards = lyingCards(r, `card:${r.text('card')}`, '');
  return (t, f) => call(t, 'read-card', { who: f.who, zone: f.zone, card: cards[0] ?? '', optional });
};
