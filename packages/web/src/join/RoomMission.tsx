// Another mission, or a seat more, when a friend comes whom nobody counted on: everybody in the room stays.
import type { EditionId } from '@holdout/engine/content';
import type { RoomInfo, Wish } from '@holdout/protocol';
import { use } from 'react';
import { loadEdition } from '../game/editions.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { MOST_SEATS, newDraft, regrouped, seatsOf, setMission } from '../new-game/draft.ts';

interface RoomMissionProps {
  readonly ask: (wish: Wish) => Promise<void>;
  readonly room: RoomInfo;
  readonly edition: EditionId;
}

export default function RoomMission({ ask, room, edition }: RoomMissionProps) {
  const { t } = useLabels(edition);
  const content = use(loadEdition(edition));
  const { mission, seats, options } = room.setup;
  const ids = seats.flat();
  const draft = (count: number) => regrouped(newDraft(content, typeof mission === 'string' ? mission : null, 'online'), ids, count);
  const set = (wanted: string, next: ReturnType<typeof draft>) =>
    void ask({ t: 'configure', setup: { edition, mission: wanted, seats: seatsOf(next), options } });
  // nobody loses the seat they sit on
  const least = Math.max(1, ...room.seats.flatMap((seat) => (seat.owner === null ? [] : [seat.seat + 1])));
  const most = Math.max(least, Math.min(MOST_SEATS, ids.length));
  const counts = Array.from({ length: most - least + 1 }, (_, at) => at + least);
  return (
    <>
      <label className="field">
        <span className="label">{t('new.mission')}</span>
        <select
          className="input"
          value={typeof mission === 'string' ? mission : ''}
          onChange={(event) => {
            const next = content.missions.find((one) => one.id === event.target.value);
            if (next) set(next.id, setMission(draft(seats.length), content, next));
          }}
        >
          {content.missions.map((one) => (
            <option key={one.id} value={one.id}>
              {one.code} · {t(`mission.${one.id}.title`)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="label">{t('lobby.seats')}</span>
        <select
          className="input"
          value={seats.length}
          onChange={(event) => typeof mission === 'string' && set(mission, draft(Number(event.target.value)))}
        >
          {counts.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
