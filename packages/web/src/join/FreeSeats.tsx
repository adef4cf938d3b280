import type { GameLink, RoomInfo } from '@holdout/protocol';
import { isEdition } from '../game/editions.ts';
import { useLabels } from '../i18n/use-labels.ts';

interface FreeSeatsProps {
  readonly link: GameLink;
  readonly room: RoomInfo;
  readonly you: { readonly player: string } | null;
}

/** Somebody who came to a running game without a seat may take one that is free. */
export function FreeSeats({ link, room, you }: FreeSeatsProps) {
  const edition = isEdition(room.setup.edition) ? room.setup.edition : null;
  const { t } = useLabels(edition);
  const seated = room.seats.some((seat) => seat.owner === you?.player || seat.lentTo === you?.player);
  const free = room.seats.filter((seat) => seat.owner === null);
  if (seated || free.length === 0 || room.phase !== 'running') return null;
  return (
    <section className="free-seats" aria-label={t('room.free-seats')}>
      <p>{t('room.free-seats.text')}</p>
      {free.map((seat) => (
        <button
          type="button"
          className="button"
          key={seat.seat}
          onClick={() => void link.request({ t: 'seat', seat: seat.seat, do: 'claim' })}
        >
          {t('room.take', { names: seat.survivors.map((id) => t(`survivor.${id}`)).join(', ') })}
        </button>
      ))}
    </section>
  );
}
