import type { GameFile } from '@holdout/protocol';
import type { Labels } from '../../i18n/i18n.ts';

/** Records name a bot by its level, a person by nickname. `bot`: who answered where the seat was lent to one. */
export function playerName(l: Labels, file: GameFile, seat: number, bot: string | null = null): string {
  const name = bot ?? file.players[seat] ?? '';
  return l.has(`bot.${name}`) ? l.t(`bot.${name}`) : name || l.t('table.seat', { n: seat + 1 });
}
