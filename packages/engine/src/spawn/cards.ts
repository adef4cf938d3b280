// Zombie cards: drawn for a zone, read at the highest danger level, resolved one after the other.

import { END } from '../kernel/index.ts';
import type { Replaced } from '../procedures.ts';
import { DANGER } from '../rules.ts';
import { openWindow } from '../skills/window.ts';
import { NOBODY } from '../state/state.ts';
import { dangerLevel } from '../survivors/adrenaline.ts';
import { call, tell } from '../table.ts';
import { drawZombieCard } from './deck.ts';

export const cardProcedures = {
  /**
   * Locals: zone, deck ('spawn', 'building', 'mission'), token (the spawn token it is for), cards (how many are drawn together), hand (cards
   * already dealt to this zone). Returns how many Double spawns came up, for the next zone; a single zone's come back to itself.
   */
  'draw-zombie-card': {
    draw(t, f) {
      f.doubles = 0;
      f.token ??= NOBODY;
      if (f.hand !== undefined) return;
      const ordinary: number[] = [];
      const doubles: number[] = [];
      for (let i = f.cards ?? 1; i > 0; i--) {
        const card = drawZombieCard(t);
        if (card >= 0) (t.r.zombieCards[card].is === 'double' ? doubles : ordinary).push(card);
      }
      f.hand = [...ordinary, ...doubles];
    },
    next(t, f) {
      const card = f.hand?.shift();
      if (card === undefined) return 'done';
      f.card = card;
      call(t, 'zombie-card', { card, zone: f.zone, deck: f.deck, token: f.token });
    },
    discard(t, f) {
      f.doubles += f.ret;
      t.g.zombieDeck.discard.push(f.card);
      return 'next';
    },
    done(_t, f) {
      if (f.deck === 'mission' && f.doubles > 0) {
        f.cards = 2 * f.doubles;
        delete f.hand;
        return 'draw';
      }
      f.ret = f.doubles;
    },
  },
  /** Locals: card, zone, deck, token. */
  'zombie-card': {
    read(t, f) {
      const card = t.r.zombieCards[f.card];
      const level = dangerLevel(t);
      f.doubles = 0;
      if (t.events !== null) tell(t, { t: 'zombie-card', card: card.no, zone: f.zone, level: DANGER[level], deck: f.deck });
      if (card.is === 'double') {
        f.doubles = 1;
        return 'done';
      }
      if (card.is === 'extra') return 'link';
      if (card.is === 'siege') {
        call(t, 'siege-card', { card: f.card, zone: f.zone });
        return 'done';
      }
      if (card.is === 'necromancer') {
        call(t, 'necromancer-card', { zone: f.zone, deck: f.deck, token: f.token });
        return 'nested';
      }
      const line = card.levels[level];
      f.line = line === null ? [] : Object.entries(line);
      f.rush = card.is === 'rush';
    },
    place(t, f) {
      const entry = f.line.shift();
      if (entry === undefined) return 'done';
      const [id, count] = entry;
      const kind = t.r.kindNumber[id];
      if (kind === undefined) call(t, 'abomination-card', { zone: f.zone });
      else call(t, 'spawn-zombies', { zone: f.zone, kind, count, how: 'card', rush: f.rush });
      return 'place';
    },
    /** skills that answer an extra activation come before the zombies */
    link(t, f) {
      openWindow(t, 'extra-activation-drawn', { card: f.card });
    },
    extra(t, f) {
      const card = t.r.zombieCards[f.card];
      if (card.is !== 'extra' || dangerLevel(t) === 0) return 'done';
      call(t, 'activate-kind', { kinds: t.r.kinds.flatMap((kind, i) => (kind.base === card.kind ? [i] : [])) });
      return 'done';
    },
    nested(_t, f) {
      f.doubles = f.ret;
    },
    done(_t, f) {
      f.ret = f.doubles;
      return END;
    },
  },
} satisfies Replaced;
