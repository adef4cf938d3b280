// The sensible bot's turn: each option gets a score, the best is taken. Numbers are in "half a walker killed in my own zone".
import type { Option, ZombieBase, ZoneId } from '@holdout/engine';
import { parseKey, type TurnKey } from '@holdout/engine/keys';
import { cardsOf, itemNamed } from './arsenal.ts';
import type { BotReason } from './bot.ts';
import { isTreasure } from './goals.ts';
import { UNREACHED } from './ground.ts';
import { currentWorth, layoutWorth } from './layouts.ts';
import { risk } from './rooms.ts';
import { friendsAt, type Situation, zombiesAt } from './situation.ts';

export interface Scored {
  readonly score: number;
  readonly why: BotReason;
}

type Score = (s: Situation, option: Option, said: TurnKey) => Scored;

const never: Scored = { score: -100, why: 'wait' };
const at = (score: number, why: BotReason): Scored => ({ score, why });
const lastZone = (option: Option): number => option.zones?.at(-1) ?? -1;
const actionsAfter = (s: Situation, option: Option): number => s.me.actions - (option.cost?.actions ?? 0);

/** What standing somewhere at the end of the turn may cost. */
function peril(s: Situation, zone: ZoneId): number {
  const wounds = s.threat[zone] ?? 0;
  const spawning = s.view.spawns.some((token) => token.active && token.zone === zone) ? 1.5 : 0;
  if (wounds === 0) return spawning;
  const shared = wounds / (1 + 0.5 * friendsAt(s, zone));
  return spawning + 3 * Math.min(shared, 4) + (shared >= s.healthLeft ? 25 : 0) + (s.healthLeft === 1 ? 6 : 0);
}

/** Friends near at hand. */
function company(s: Situation, zone: ZoneId): number {
  let near = friendsAt(s, zone);
  for (const way of s.ground.ways[zone] ?? []) if (way.door < 0 || s.view.doors[way.door] === 'open') near += 0.5 * friendsAt(s, way.to);
  return Math.min(2, near);
}

const UNBEATABLE = 2;
const HEAVY: Partial<Readonly<Record<ZombieBase, number>>> = { walker: 1, runner: 1.5, necromancer: 0.5 };

const PLAIN = { base: 'walker', toughness: 1 } as const;

/** Zombies that could walk in next, those that cannot be felled counted more. */
function crowdNear(s: Situation, zone: ZoneId): number {
  let near = 0;
  const mine = damageOf(s);
  const count = (at: number): void => {
    for (const [kind, n] of Object.entries(s.view.zones[at]?.zombies ?? {})) {
      const { base, toughness: tough } = s.view.kinds[kind] ?? PLAIN;
      near += n * (mine >= tough ? (HEAVY[base] ?? tough * 0.8) : UNBEATABLE * tough);
    }
  };
  for (const way of s.ground.ways[zone] ?? []) if (way.door < 0 || s.view.doors[way.door] === 'open') count(way.to);
  return Math.min(12, Math.max(0, near - 1.5 * (1 + friendsAt(s, zone)) * Math.max(0.4, s.armed)));
}

/** The hardest blow those cards in hand can deal. */
function damageOf(s: Situation): number {
  let most = 0;
  for (const card of [...s.me.hands, s.me.body ?? null]) {
    for (const mode of (card && itemNamed(s.engine, s.view.edition, card.item)?.modes) || []) most = Math.max(most, mode.damage);
  }
  return most;
}

/** How much a kill in that zone matters: who stands with us first, then who could reach us, then the rest. */
function weight(s: Situation, zone: ZoneId): number {
  if (zone === s.me.zone) return 9;
  const near = s.ground.ways[s.me.zone]?.some((way) => way.to === zone) ?? false;
  const friends = friendsAt(s, zone) > 0 ? 3 : 0;
  return (near ? 6 : 3.5) + friends;
}

const attack: Score = (s, option, said) => {
  const odds = s.engine.oracles.odds(s.state, option.key);
  const zone = lastZone(option) < 0 ? s.me.zone : lastZone(option);
  if (odds === null) return at(2, 'attack');
  if (odds.expectedKills < 0.05) return never;
  const there = Object.keys(s.view.zones[zone]?.zombies ?? {});
  const big = there.some((kind) => s.view.kinds[kind]?.base === 'abomination') ? 3 : 0;
  const score = odds.expectedKills * (weight(s, zone) + big) + 4 * odds.clear - 14 * odds.friendlyWounds - 0.8 * odds.noise;
  const risky = 'risk' in said ? 2 : 0;
  const eager = s.goals.eager.includes(s.me.index) ? 1.5 : 1;
  return at(score * eager - risky, 'attack');
};

const burn: Score = (s, option) => {
  const zone = lastZone(option);
  if (zone === s.me.zone || friendsAt(s, zone) > 0) return never;
  if (s.goals.burning.includes(zone)) return s.goals.holdFire ? never : at(60, 'burn');
  const dear = option.cards?.some((item) => isTreasure(s.goals, item)) ? 30 : 0;
  return at(zombiesAt(s.view, zone) * 4 - 6 - dear, 'burn');
};

/** A car blown up takes everyone in its zone with it. */
const shootCar: Score = (s, option) => {
  const zone = lastZone(option);
  return zone === s.me.zone || friendsAt(s, zone) > 0 || !s.goals.burning.includes(zone) ? never : at(60, 'burn');
};

function moveScore(s: Situation, option: Option, why: BotReason): Scored {
  const to = lastZone(option);
  const here = s.field[s.me.zone] ?? UNREACHED;
  const there = s.field[to] ?? UNREACHED;
  const progress = here >= UNREACHED || there >= UNREACHED ? 0 : Math.max(-3, Math.min(3, here - there));
  const last = actionsAfter(s, option) <= 0;
  const safer = peril(s, s.me.zone) - peril(s, to);
  const zombies = zombiesAt(s.view, to);
  const walkIn = zombies === 0 ? 0 : s.armed > 0.6 && !last ? 2 + 2 * zombies : 8 + 4 * zombies;
  const flees = safer > 0 && progress <= 0;
  const cost = 1.5 * Math.max(0, (option.cost?.actions ?? 0) - 1);
  const together = 2 * (company(s, to) - company(s, s.me.zone));
  const crowded = crowdNear(s, to) - crowdNear(s, s.me.zone);
  const score = 5 * progress + safer * (last ? 1 : 0.6) - walkIn - cost + together - crowded;
  return at(score, flees ? 'flee' : why);
}

const move: Score = (s, option) => moveScore(s, option, s.goals.leaving ? 'exit' : 'objective');

const open: Score = (s, option) => {
  const to = lastZone(option);
  const here = s.field[s.me.zone] ?? UNREACHED;
  const there = s.field[to] ?? UNREACHED;
  const wanted = s.goals.tasks.some((task) => task.errand === 'open' && task.spots.some((spot) => spot.zones.includes(s.me.zone)));
  const lonely = (s.healthLeft <= 1 ? 6 : 0) + risk(s, to);
  if (wanted) return at(18 - lonely, 'door');
  if (there < here) return at(13 - lonely, 'door');
  return at(s.goals.wantsCards ? 6 - lonely : s.armed < 1 ? 2 - lonely : -2 - lonely, 'door');
};

const TAKE: Readonly<Record<string, number>> = { objective: 45, crate: 22, card: 22, companion: 40, ladder: -1 };
const YELLOW = 7;

const SLOTS = 5;

/** Whoever has no room left for another card but by losing one the mission asks for. */
function laden(s: Situation): boolean {
  const cards = cardsOf(s.me);
  return cards.length >= SLOTS && cards.every((item) => isTreasure(s.goals, item));
}

/** Objectives go to whoever the mission wants; the adrenaline of one should not wake up the town without need. */
const take: Score = (s, _option, said) => {
  const what = said.verb === 'take' ? said.what : '';
  const score = TAKE[what] ?? 20;
  if (what === 'crate' && laden(s)) return at(-10, 'take');
  if (what !== 'objective' && what !== 'crate') return at(score, 'take');
  const asks = s.goals.tasks.filter((task) => task.errand === 'take' && task.spots.some((spot) => spot.zones.includes(s.me.zone)));
  const barred = asks.filter((task) => task.spots.every((spot) => spot.who !== undefined && !spot.who.includes(s.me.index)));
  if (asks.length > 0 && barred.length === asks.length) return never;
  if (asks.length === 0 && what === 'objective') return at(-3, 'take');
  const wakes = !s.goals.rising && what === 'objective' && s.view.danger === 'blue' && s.me.ap + 5 >= YELLOW ? 12 : 0;
  return at(score - wakes, 'take');
};

/** What a mission lets survivors do is what they came for; taking it back is not. */
const grant: Score = (_s, _option, said) => {
  if (said.verb !== 'grant') return at(42, 'objective');
  return at(said.args.includes('back') ? -20 : said.grant.startsWith('stow') ? 4 : 42, 'objective');
};

const ENOUGH = 2.2;
const search: Score = (s) => at(s.goals.wantsCards ? 12 : s.armed < 1 ? 11 : s.armed < ENOUGH ? 7 : 3.5, 'search');

const arrange: Score = (s, _option, said) => {
  const key = said.verb === 'arrange' ? said.layout : '';
  const gain = layoutWorth(s.engine, s.view, key, s.goals) - currentWorth(s.engine, s.view, key, s.goals);
  return at(gain > 0.4 ? 3 + 4 * gain : -5, 'equip');
};

const enchant: Score = (s, option) => {
  const on = s.view.survivors[option.survivors?.[0] ?? -1];
  if (on !== undefined && on.wounds > 0) return at(12, 'heal');
  return at(zombiesAt(s.view, lastZone(option)) > 0 ? 4 : 1, 'help');
};

const skill: Score = (s, option, said) => {
  if (option.skill === 'taunt') return at(-6, 'help');
  if (option.survivors !== undefined && option.survivors.length > 0) {
    const hurt = option.survivors.some((i) => (s.view.survivors[i]?.wounds ?? 0) > 0);
    return at(hurt ? 10 : 2.5, 'help');
  }
  if (option.attack !== undefined) return attack(s, option, said);
  if (option.zones !== undefined && option.zones.length > 0) return moveScore(s, option, 'objective');
  return at(1, 'skill');
};

const guards: Score = (s, option, said) => {
  const order = said.verb === 'guards' ? said.order : '';
  const target = lastZone(option);
  if (order === 'melee' || order === 'ranged') {
    const odds = s.engine.oracles.odds(s.state, option.key);
    return at(odds === null ? 5 : odds.expectedKills * 6 - 8 * odds.friendlyWounds, 'guards');
  }
  if (order === 'pour') return burn(s, option, said);
  const from = option.zones?.[0] ?? -1;
  const safer = (s.threat[from] ?? 0) - (s.threat[target] ?? 0);
  return at(safer > 0 ? 1 + safer : -3, 'guards');
};

/** a car may come to those who carry something to it */
const HAUL = 2;

/** Cars are for leaving in, or to be brought somewhere: otherwise walking keeps all hands free. */
const enter: Score = (s, _option, said) => {
  const driver = said.verb === 'enter' && said.seat === 'driver';
  if (s.goals.byCar && s.goals.leaving) return at(driver ? 14 : 13, 'drive');
  const parked = s.goals.parking.includes(s.me.zone);
  if (s.goals.hauling && driver) return at(HAUL, 'drive');
  return at(s.goals.parking.length > 0 && driver && !parked ? 14 : -4, 'drive');
};

/** How much a car should wait for those still on foot: less when it is full. */
function waits(s: Situation): number {
  if (!s.goals.byCar || s.view.survivors.every((x) => x.role !== 'played' || !x.alive || x.out || x.car >= 0)) return 0;
  return s.view.survivors.filter((x) => x.alive && !x.out && x.car === s.me.car).length >= 4 ? 6 : 14;
}

const drive: Score = (s, option) => {
  if (s.goals.hauling) return at(HAUL - 2 * zombiesAt(s.view, lastZone(option)), 'drive');
  if (s.goals.parking.length === 0) return never;
  const here = s.field[s.me.zone] ?? UNREACHED;
  const there = s.field[lastZone(option)] ?? UNREACHED;
  if (here >= UNREACHED || there >= UNREACHED) return at(-6, 'drive');
  return at(8 * (here - there) - waits(s), 'drive');
};
const leave: Score = (s) => {
  if (s.goals.byCar && s.goals.leaving) return at(-8, 'drive');
  return at(s.goals.parking.length > 0 && s.me.driver && !s.goals.parking.includes(s.me.zone) ? -8 : 3, 'drive');
};

const reload: Score = (s) => at(s.armed === 0 ? 8 : 2, 'reload');
const light: Score = (s, option) => at(zombiesAt(s.view, lastZone(option)) > 0 && s.armed > 0 ? 1.5 : -1, 'help');
/** Food is worth more kept while the zombies are still weak. */
const eat: Score = (s, option) => {
  const dear = option.cards?.some((item) => isTreasure(s.goals, item)) ? 30 : 0;
  return at((s.goals.rising && s.me.ap < 43 ? 2 : -1) - dear, 'usual');
};

const layBile: Score = (s, option) => {
  const zone = lastZone(option);
  if (friendsAt(s, zone) > 0 || zone === s.me.zone) return at(-4, 'burn');
  if (s.goals.burning.includes(zone)) return at(50, 'burn');
  const dear = option.cards?.some((item) => isTreasure(s.goals, item)) ? 30 : 0;
  return at((zombiesAt(s.view, zone) > 2 ? 4 : -4) - dear, 'burn');
};

const SCORES: Readonly<Record<string, Score>> = {
  melee: attack,
  ranged: attack,
  magic: attack,
  throw: burn,
  'shoot-car': shootCar,
  grant,
  dragonfire: burn,
  torch: burn,
  bile: layBile,
  pour: burn,
  carry: () => at(-3, 'wait'),
  move,
  open,
  take,
  search,
  arrange,
  pass: () => at(-4, 'wait'),
  reload,
  enchant,
  skill,
  guards,
  enter,
  seat: () => at(-4, 'wait'),
  leave,
  drive,
  light,
  ladder: () => at(0.5, 'objective'),
  eat,
  discard: () => never,
  noise: () => at(-8, 'wait'),
  end: () => at(0, 'wait'),
};

export function scoreOption(s: Situation, option: Option): Scored {
  const said = parseKey(option.key);
  return (said === null ? undefined : SCORES[said.verb]?.(s, option, said)) ?? at(0.5, 'usual');
}
