// The game waits for a seat that nobody sits on now: what anyone at the table can do about it, with the reason where they may not.
// A seat of one's own that a bot plays: one tap takes it back. And whoever came to a running game without a seat may take one that is free.
import { TABLE_BOTS } from '@holdout/bots/levels';
import { tellRefusal, useScene, useShown } from '../scene.ts';
import { Icon } from './Icon.tsx';
import { NudgeButton } from './Nudge.tsx';

export function EmptySeat() {
  const scene = useScene();
  const { view, snapshot, host, names } = scene;
  const { l } = names;
  const { playing } = useShown();
  const by = view.ask?.by ?? -1;
  if (playing || host.seats === undefined || view.over !== null) return null;
  const lent = snapshot.presence.filter((one) => one.own && (one.bot || !snapshot.mine.includes(one.seat)));
  const seat = snapshot.presence.find((one) => one.seat === by);
  const watches = snapshot.mine.length === 0 && !snapshot.presence.some((one) => one.own);
  const empty = seat !== undefined && !snapshot.mine.includes(by) && !seat.present && !seat.bot && !seat.own;
  return (
    <>
      {lent.map((one) => (
        <div className="t-notice" role="status" key={one.seat}>
          <Icon name={one.bot ? 'bot' : 'people'} />
          <span>{l.t(one.bot ? 'seat.bot-for-you' : 'seat.other-for-you', { who: names.team(one.seat), name: one.name })}</span>
          <button type="button" onClick={() => tellRefusal(scene, host.setBot?.(one.seat, null))}>
            {l.t('seat.back')}
          </button>
        </div>
      ))}
      {snapshot.presence
        .filter((one) => watches && one.free && !(empty && one.seat === by))
        .map((one) => (
          <div className="t-notice" role="status" key={one.seat}>
            <Icon name="people" />
            <span>{l.t('seat.free', { who: names.team(one.seat) })}</span>
            <button type="button" onClick={() => tellRefusal(scene, host.seats?.claim(one.seat))}>
              {l.t('seat.take')}
            </button>
          </div>
        ))}
      {empty && (
        <div className="t-notice t-empty-seat" role="status">
          <Icon name="people" />
          <span>
            {seat.name === '' ? l.t('seat.free', { who: names.team(by) }) : l.t('seat.away', { name: seat.name, who: names.team(by) })}
          </span>
          {seat.free && (
            <button type="button" onClick={() => tellRefusal(scene, host.seats?.claim(by))}>
              {l.t('seat.take')}
            </button>
          )}
          {seat.name !== '' && snapshot.mine.length > 0 && <NudgeButton />}
          {seat.name !== '' && snapshot.mine.length > 0 && (
            <button type="button" onClick={() => tellRefusal(scene, host.seats?.playFor(by))}>
              {l.t('seat.play-for')}
            </button>
          )}
          {snapshot.mine.length > 0 && (
            <button type="button" onClick={() => tellRefusal(scene, host.setBot?.(by, TABLE_BOTS[0]))}>
              {l.t('seat.bot')}
            </button>
          )}
          {seat.name !== '' && snapshot.leads !== true && snapshot.mine.length > 0 && (
            <button type="button" onClick={() => tellRefusal(scene, host.seats?.lead())}>
              {l.t('seat.lead')}
            </button>
          )}
        </div>
      )}
    </>
  );
}
