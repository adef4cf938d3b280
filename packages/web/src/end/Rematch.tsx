// The same again with everybody: one opens the next room, all the others are shown the way, their seats kept.
import { useEffect } from 'react';
import { announce } from '../app/announce.ts';
import { Icon } from '../app/parts/Icon.tsx';
import { address, go } from '../app/router.ts';
import { guest } from '../game/online/guest.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { useRoomLink } from '../join/use-link.ts';
import { play } from '../sound/sounds.ts';

export default function Rematch({ room: code }: { readonly room: string }) {
  const { t } = useLabels();
  const { at, state } = useRoomLink({ room: code, token: guest()?.token });
  const { room, you } = state;
  const next = room?.next ?? null;
  useEffect(() => {
    if (next === null) return;
    announce(t('end.next.text'));
    play('yours');
  }, [next, t]);
  if (room === null || you === null) return null;
  if (room.campaign !== null)
    return (
      <a className="button main" href={address(`campaign/${room.campaign}`)}>
        <Icon name="flag" />
        {t('campaign.back')}
      </a>
    );
  if (next !== null)
    return (
      <>
        <a className="button main" href={address(`room/${next}`)}>
          <Icon name="door" />
          {t('end.next')}
        </a>
        <p className="soft small" role="status">
          {t('end.next.text')}
        </p>
      </>
    );
  if (room.host !== you.player && !room.seats.some((seat) => seat.owner === you.player)) return null;
  const again = async () => {
    const reply = await at?.link.request({ t: 'rematch' });
    const opened = at?.link.state.room?.next;
    if (reply?.ok && opened) go(`room/${opened}`);
  };
  return (
    <button type="button" className="button main" onClick={() => void again()}>
      <Icon name="again" />
      {t('end.rematch')}
    </button>
  );
}
