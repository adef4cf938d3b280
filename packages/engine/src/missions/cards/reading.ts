// Objective cards and notes (Washington): taken for an action, or read when their door opens or their hour strikes.

import type { SurvivorId } from '../../ids.ts';
import { END, type Refusal, refuse } from '../../kernel/index.ts';
import type { Replaced } from '../../procedures.ts';
import type { Table } from '../../rules.ts';
import { NOBODY, type Survivor } from '../../state/state.ts';
import type { Action } from '../../survivors/action.ts';
import { cannotPay, costOf, pay } from '../../survivors/spending.ts';
import { ask, call, reveal, tableSeat, tell } from '../../table.ts';
import { counted } from '../names.ts';
import { occasion } from '../script.ts';
import { isAbout, setAbout } from './about.ts';
import { isRead } from './lying.ts';

function readRefused(t: Table, s: Survivor, id: string): Refusal | null {
  if (s.car !== NOBODY) return refuse('in-a-car');
  const index = t.r.missionRules.script.cards.findIndex((c) => c.card.id === id);
  const lying = t.r.missionRules.script.cards[index];
  if (lying === undefined || lying.zone !== s.zone || isRead(t, id)) return refuse('nothing-to-take', { what: 'objective-card' });
  return t.r.missionRules.takeLocked(t, s, 'objective-card', index) ?? cannotPay(s, { kind: 'other' });
}

/** `read:CARD`: takes the objective card in the zone. */
export const readAction: Action = {
  verb: 'read',
  list(t, s, push) {
    for (const lying of t.r.missionRules.script.cards) {
      if (lying.zone === s.zone && readRefused(t, s, lying.card.id) === null) push(`read:${lying.card.id}`);
    }
  },
  check: (t, s, args) => readRefused(t, s, args[0]),
  run(t, s, args) {
    pay(t, s, { kind: 'other' });
    call(t, 'read-card', { who: t.g.survivors.indexOf(s), zone: s.zone, card: args[0], optional: false });
  },
  describe: (_t, s, args) => ({ zones: [s.zone], cards: [args[0]], cost: costOf(s, { kind: 'other' }), reveals: true }),
};

export const readingProcedures = {
  /** Locals: who, zone, card, optional. */
  'read-card': {
    read(t, f) {
      const lying = t.r.missionRules.script.cards.find((c) => c.card.id === f.card);
      if (lying === undefined || isRead(t, f.card)) return END;
      t.g.progress[`card:${f.card}`] = 1;
      tellStory(t, f.card, f.who);
      reveal(t);
      tell(t, { t: 'mission', text: 'card', card: f.card, who: f.who, zone: f.zone });
      call(t, 'mission-effects', { ...occasion(f), list: lying.list, card: f.card });
    },
    then(t, f) {
      // a card that asked for a keyword nobody has went back to its place
      if (f.who !== NOBODY && isRead(t, f.card)) call(t, 'mission-taken', { who: f.who, what: 'card', colour: '', zone: f.zone, index: 0 });
    },
  },
  /** Locals: who, zone, note (0: the next in order), optional, about (kind it is only looked at for). */
  'read-note': {
    offer(t, f) {
      if (f.note === 0) f.note = nextNote(t);
      if (t.r.missionRules.script.notes.get(f.note) === undefined || counted(t, `note:${f.note}`) > 0) return END;
      if (!f.optional) return 'peek';
      ask(t, { kind: 'use', by: tableSeat(t), topic: 'read-note', note: f.note, keys: ['yes', 'no'] });
    },
    answered(_t, f) {
      if (f.answer !== 'yes') return END;
    },
    peek(t, f) {
      const about = f.about ?? NOBODY;
      if (about === NOBODY) return 'read';
      setAbout(t, about, f.note);
      reveal(t);
      tell(t, { t: 'mission', text: 'note', note: f.note, who: f.who ?? NOBODY });
      return END;
    },
    read(t, f) {
      const list = t.r.missionRules.script.notes.get(f.note);
      if (list === undefined) return END;
      t.g.progress[`note:${f.note}`] = 1;
      tellStory(t, `note:${f.note}`, f.who ?? NOBODY);
      reveal(t);
      tell(t, { t: 'mission', text: 'note', note: f.note, who: f.who });
      call(t, 'mission-effects', { ...occasion(f), list });
    },
  },
} satisfies Replaced;

/** The log of the campaign: a card that went back to its place is told once. */
function tellStory(t: Table, read: string, who: SurvivorId): void {
  const story = t.g.campaign?.story;
  if (story === undefined || story.some((line) => line.read === read)) return;
  story.push({ read, who: t.g.survivors[who]?.id ?? '', choice: 0 });
}

/** The lowest note not read yet; 0: all are read. */
function nextNote(t: Table): number {
  let next = 0;
  for (const no of t.r.missionRules.script.notes.keys()) {
    if (counted(t, `note:${no}`) === 0 && !isAbout(t, no) && (next === 0 || no < next)) next = no;
  }
  return next;
}
