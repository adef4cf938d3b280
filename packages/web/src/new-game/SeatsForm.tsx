import { TABLE_BOTS } from '@holdout/bots/levels';
import { Icon } from '../app/parts/Icon.tsx';
import { useLabels } from '../i18n/use-labels.ts';
import { addSeat, changeSeat, type DraftSeat, MOST_SEATS, removeSeat, type Table } from './draft.ts';
import type { FormPart } from './parts.ts';

/** What may sit on a seat that is not one's own, by kind of table. */
const sitters: Readonly<Record<Table, readonly DraftSeat['who'][]>> = {
  solo: ['me', 'bot'],
  'hot-seat': ['person', 'bot'],
  online: ['friend', 'me', 'bot'],
};

export function SeatsForm({ draft, content, change }: FormPart) {
  const { t } = useLabels(content.edition);
  const full = draft.seats.length >= Math.min(MOST_SEATS, Math.max(1, draft.team.length));
  return (
    <ul className="seats">
      {draft.seats.map((seat, at) => {
        const number = at + 1;
        const team = draft.team.filter((one) => one.seat === at).map((one) => t(`survivor.${one.id}`));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <li className="seat panel" key={at} data-seat={at}>
            <span className="seat-number" aria-hidden="true">
              {number}
            </span>
            <label className="field">
              <span className="unseen">{t('new.seat', { n: number })}</span>
              <select
                className="input"
                value={seat.who === 'bot' ? `bot:${seat.bot || TABLE_BOTS[0]}` : seat.who}
                disabled={at === 0 && draft.table !== 'hot-seat'}
                onChange={(event) => {
                  const [who, bot = ''] = event.target.value.split(':');
                  change((now) => changeSeat(now, at, { who: who as DraftSeat['who'], bot }));
                }}
              >
                {sitters[draft.table].flatMap((who) =>
                  who === 'bot'
                    ? TABLE_BOTS.map((level) => (
                        <option key={level} value={`bot:${level}`}>
                          {t(`bot.${level}`)}
                        </option>
                      ))
                    : [
                        <option key={who} value={who}>
                          {t(`new.sitter.${who}`)}
                        </option>,
                      ],
                )}
              </select>
            </label>
            {seat.who === 'person' && (
              <input
                className="input"
                value={seat.name}
                maxLength={24}
                aria-label={t('new.name', { n: number })}
                placeholder={t('new.person', { n: number })}
                onChange={(event) => change((now) => changeSeat(now, at, { name: event.target.value }))}
              />
            )}
            <p className="seat-team small soft">{team.join(', ') || t('new.nobody')}</p>
            {draft.seats.length > 1 && at > 0 && (
              <button
                type="button"
                className="button quiet square"
                aria-label={t('new.seat.remove', { n: number })}
                onClick={() => change((now) => removeSeat(now, at))}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        );
      })}
      <li>
        <button type="button" className="button" disabled={full} onClick={() => change(addSeat)}>
          <Icon name="plus" />
          {t(draft.table === 'solo' ? 'new.seat.bot' : 'new.seat.add')}
        </button>
      </li>
    </ul>
  );
}
