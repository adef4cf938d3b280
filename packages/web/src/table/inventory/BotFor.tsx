// A bot plays this one survivor, or its person again: for whoever may hand the seat over.
import { TABLE_BOTS } from '@holdout/bots/levels';
import type { SurvivorView } from '@holdout/engine';
import { Icon } from '../parts/Icon.tsx';
import { tellRefusal, useScene } from '../scene.ts';

export function BotFor({ survivor: s }: { readonly survivor: SurvivorView }) {
  const scene = useScene();
  const { host, view, snapshot, names } = scene;
  const { l } = names;
  const seat = snapshot.presence.find((one) => one.seat === s.seat);
  const mine = snapshot.mine.includes(s.seat) || seat?.own === true;
  if (host.setBot === undefined || view.over !== null || seat === undefined || s.role !== 'played') return null;
  // a seat nobody sits on is handed over as a whole
  if (!mine && !(snapshot.leads === true && seat.name !== '')) return null;
  const alone = view.survivors.filter((one) => one.role === 'played' && one.seat === s.seat).length === 1;
  const plays = seat.bot || seat.bots?.includes(s.id) === true;
  const of = seat.bot || alone ? undefined : s.id;
  return (
    <button
      type="button"
      className="t-bot-for"
      aria-pressed={plays}
      onClick={() => tellRefusal(scene, host.setBot?.(s.seat, plays ? null : TABLE_BOTS[0], of))}
    >
      <Icon name={plays ? 'player' : 'bot'} /> {l.t(plays ? 'survivor-bot.back' : 'survivor-bot.give', { name: names.survivor(s.index) })}
    </button>
  );
}
