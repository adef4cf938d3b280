// Who sits where, by the names people read.
import { TABLE_BOTS } from '@holdout/bots/levels';
import type { Player } from '../game/local/saves.ts';
import type { Labels } from '../i18n/i18n.ts';
import type { Draft } from './draft.ts';

export const playersOf = (draft: Draft, nick: string, { t }: Labels): Player[] =>
  draft.seats.map((seat, at) => ({
    name:
      seat.who === 'me'
        ? nick.trim() || t('game.you')
        : seat.who === 'bot'
          ? t('game.bot')
          : seat.name.trim() || t('new.person', { n: at + 1 }),
    bot: seat.who === 'bot' ? seat.bot || TABLE_BOTS[0] : null,
  }));
