// The game waits for a seat that nobody sits on now: what anyone at the table can do about it, with the reason where they may not.
import { BOT_LEVELS } from '../../game/bots.ts';
import { tellRefusal, useScene, useShown } from '../scene.ts';
import { Icon } from './Icon.tsx';

export function EmptySeat() {
  const scene = useScene();
  const { view, snapshot, host, names } = scene;
  const { l } = names;
  const { playing } = useShown();
  const by = view.ask?.by ?? -1;
  const seat = snapshot.presence.find((one) => one.seat === by);
  if (playing || host.seats === undefined || seat === undefined || snapshot.mine.includes(by) || seat.present || seat.bot) return null;
  const free = seat.name === '';
  const whose = view.survivors.filter((s) => s.seat === by && s.role === 'played').map((s) => names.survivor(s.index));
  return (
    <div className="t-notice" role="status">
      <Icon name="people" />
      <span>{free ? l.t('seat.free', { who: whose.join(', ') }) : l.t('seat.away', { name: seat.name, who: whose.join(', ') })}</span>
      {free && (
        <button type="button" onClick={() => tellRefusal(scene, host.seats?.claim(by))}>
          {l.t('seat.take')}
        </button>
      )}
      {snapshot.mine.length > 0 && (
        <button type="button" onClick={() => tellRefusal(scene, host.setBot?.(by, BOT_LEVELS[0]))}>
          {l.t('seat.bot')}
        </button>
      )}
      {!free && snapshot.leads !== true && snapshot.mine.length > 0 && (
        <button type="button" onClick={() => tellRefusal(scene, host.seats?.lead())}>
          {l.t('seat.lead')}
        </button>
      )}
    </div>
  );
}
