// What the next Zombies Phase may do that a turn's end leaves to it: the Beacon lost, and, when nobody has a turn left, somebody killed.
import type { SeatView } from '@holdout/engine';
import type { GameHost } from '../../game/host.ts';
import { isPlaying } from './names.ts';
import type { Warning } from './warnings.ts';

/** Those who stand where more wounds may come than they can bear between them. Whoever acts later may still mend it, so it is said last. */
function mayDie(view: SeatView, wounds: readonly number[]): Warning[] {
  const who = view.ask?.survivor ?? -1;
  if (view.survivors.some((s) => s.index !== who && s.role === 'played' && !s.done && isPlaying(s))) return [];
  const here = (zone: number) => view.survivors.filter((s) => s.zone === zone && isPlaying(s));
  const bearable = (zone: number) => here(zone).reduce((sum, s) => sum + s.health - s.wounds - 1, 0) + (view.zones[zone]?.guards ?? 0);
  const zones = [...new Set(view.survivors.filter(isPlaying).map((s) => s.zone))];
  const worst = zones.filter((zone) => (wounds[zone] ?? 0) > bearable(zone));
  if (worst.length === 0) return [];
  const count = Math.round(Math.max(...worst.map((zone) => wounds[zone])));
  return [{ key: 'warn.may-die', parameters: { count }, survivors: worst.flatMap((zone) => here(zone).map((s) => s.index)), grave: true }];
}

export async function doomsOf(host: Pick<GameHost, 'intent' | 'threat'>, view: SeatView): Promise<readonly Warning[]> {
  const [intents, wounds] = await Promise.all([host.intent(), host.threat()]);
  const lost = intents.some((one) => one.loses);
  return [...(lost ? [{ key: 'warn.beacon', parameters: {}, grave: true }] : []), ...mayDie(view, wounds)];
}
