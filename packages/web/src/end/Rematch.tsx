// The same again with everybody: one opens the next room, all the others are shown the way, their seats kept.
import { useEffect } from 'react';
import { announce } from '../app/announce.ts';
import { Icon } from '../app/parts/Icon.tsx';
import { address, go } from '../app/router.ts';
import { guest } from '../game/online/guest.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { useRoomLink } from '../join/use-link.ts';
import { play } from '../sound/sounds.ts';
import { RematchComes } from './RematchComes.tsx';

export default function Rematch({ room: code }: { readonly room: string }) {
  const { t } = useLabels();
  const { at, state } = useRoomLink({ room: code, token: guest()?.token });
  const { room, you } = state;
  const next = room?.next ?? null;
  const seated = room !== null && you !== null && room.seats.some((seat) => seat.owner === you.player);
  const told = t(seated ? 'end.next.text' : 'end.next.watch');
  useEffect(() => {
    if (next === null) return;
    announce(told);
    play('yours');
  }, [next, told]);
  if (room === null || you === null) return <RematchComes />;
  if (room.campaign !== null)
    return (
      <a className="button main" href={address(`campaign/${room.campaign}`)}>
        <Icon name="flag" />
        {t('campaign.back')}
      </a>
    );
  if (next !== null)
    return (
      <div className="end-next">
        <p>{told}</p>
        <a className="button main" href={address(`room/${next}`)}>
          <Icon name="door" />
          {t('end.next')}
        </a>
      </div>
    );
  if (room.host !== you.player && !seated) return null;
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
