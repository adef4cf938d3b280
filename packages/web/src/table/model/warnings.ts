// What a player should know before an answer that cannot be meant by mistake. Warn, never block.
import type { AttackOdds, Option, SeatView, ZoneId } from '@holdout/engine';
import type { ItemDef } from '@holdout/engine/content';
import { burnsOwn, friendsIn } from './by-press.ts';
import { isBurning, targetOf } from './choices.ts';
import { riseBy, riseByAttack } from './danger.ts';

export interface Warning {
  readonly key: string;
  readonly parameters: Readonly<Record<string, string | number>>;
  /** names of people are put in by who shows it */
  readonly survivors?: readonly number[];
  readonly kinds?: readonly string[];
  readonly level?: string;
  readonly grave: boolean;
}

const nobodyIn = (view: SeatView, zone: ZoneId): boolean =>
  friendsIn(view, zone).length + (view.zones[zone]?.guards ?? 0) === 0 &&
  Object.values(view.zones[zone]?.zombies ?? {}).every((n) => n === 0);

/** May one's own die of it? Then it is asked twice. Without odds yet, fire among friends counts as such. */
export function isDeadly(view: SeatView, option: Option, odds: AttackOdds | null): boolean {
  if (odds === null) return burnsOwn(view, option);
  if (odds.deaths !== undefined || odds.loses !== undefined) return true;
  const who = view.ask?.survivor ?? -1;
  const friends = friendsIn(view, targetOf(option)).filter((i) => i !== who);
  // what they can take between them and live: as many misses as there are dice may come
  const bearable = friends.reduce((sum, i) => sum + view.survivors[i].health - view.survivors[i].wounds - 1, 0);
  return odds.friendlyWounds > 0 && friends.length > 0 && Math.max(odds.dice, odds.friendlyWounds) > bearable;
}

export function warningsFor(view: SeatView, option: Option, items: ReadonlyMap<string, ItemDef>, odds: AttackOdds | null): Warning[] {
  const found: Warning[] = [];
  const who = view.ask?.survivor ?? -1;
  const s = view.survivors[who];
  if (s === undefined) return found;
  if (option.verb === 'end' && s.actions > 0) found.push({ key: 'warn.actions-left', parameters: { count: s.actions }, grave: false });
  // a free action nothing can be done with is none
  else if (option.verb === 'end' && s.free.length > 0 && (view.ask?.options ?? []).some((o) => o.cost?.free !== undefined))
    found.push({ key: 'warn.free-left', parameters: { count: s.free.length }, grave: false });
  if (option.verb === 'end' && view.spawns.some((spawn) => spawn.active && spawn.zone === s.zone))
    found.push({ key: 'warn.spawn-zone', parameters: {}, grave: false });
  if (odds?.deaths !== undefined) {
    const { survivors, chance } = odds.deaths;
    found.push({ key: 'warn.deaths', parameters: { p: Math.round(chance * 100) }, survivors, grave: true });
  } else if (burnsOwn(view, option)) {
    found.push({ key: 'warn.burns', parameters: {}, survivors: friendsIn(view, targetOf(option)), grave: true });
  }
  const guards = isBurning(option) ? (view.zones[targetOf(option)]?.guards ?? 0) : 0;
  if (guards > 0) found.push({ key: 'warn.burns-guards', parameters: { count: guards }, grave: true });
  // a jar, a bottle or a cauldron for nothing
  if (isBurning(option) && option.verb !== 'shoot-car' && nobodyIn(view, targetOf(option)))
    found.push({ key: 'warn.nobody-there', parameters: {}, grave: false });
  if (odds?.loses !== undefined) found.push({ key: 'warn.loses', parameters: { p: Math.round(odds.loses * 100) }, grave: true });
  if (odds !== null && odds.kills[0] > 0.999) {
    // the toughest take the hits from weaker ones, who are not named: alone they would die
    const there = Object.keys(view.zones[targetOf(option)]?.zombies ?? {});
    const tough = (kind: string): number => view.kinds[kind]?.toughness ?? 0;
    const kinds = there.filter((kind) => tough(kind) === Math.max(...there.map(tough)));
    if (kinds.length > 0) found.push({ key: 'warn.too-weak', parameters: {}, kinds, grave: false });
  }
  if (odds !== null && odds.deaths === undefined && odds.friendlyWounds > 0) {
    const friends = friendsIn(view, targetOf(option)).filter((i) => i !== who);
    found.push({
      key: friends.length > 0 ? 'warn.friendly-fire' : 'warn.friendly-fire.guards',
      parameters: { n: Math.round(odds.friendlyWounds * 10) / 10 },
      survivors: friends,
      grave: odds.friendlyWounds >= 0.5,
    });
  }
  const food = option.verb === 'eat' ? (items.get(option.cards?.[0] ?? '')?.food ?? 0) : 0;
  const rise = odds !== null ? riseByAttack(view, who, odds) : food > 0 ? riseBy(view, who, food) : null;
  if (rise?.table && rise.chance >= 0.1)
    found.push({ key: 'warn.danger', parameters: { p: Math.round(rise.chance * 100) }, level: rise.level, grave: false });
  return found;
}
