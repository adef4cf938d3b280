// Modifiers and token properties: locks, exits, cars, what a token is.

import { DOOR } from '../../board/key.ts';
import { nearest } from '../../parse/nearest.ts';
import { DANGER } from '../../rules.ts';
import type { ObjectiveToken } from '../../state/state.ts';
import { areaNamed, areaOf, fixedZones } from '../areas.ts';
import { lyingCards } from '../cards/lying.ts';
import { plain } from '../conditions/goal.ts';
import { goalOf } from '../conditions/index.ts';
import { cardedDoors, doorsNamed, isDoorName, tablesAtStart } from '../doors.ts';
import type { CompileWord, Draft, Lock } from '../draft.ts';
import { doorSides } from '../leads/things.ts';
import { coloursOf, counted, isToken, kindsOf } from '../names.ts';
import { isRecord, type Reading } from '../reading.ts';
import type { Goal } from '../script.ts';

const SPAWN = 'spawn:';
const GUARDS_FROM = 'guard-move from ';
const THINGS = [
  'objective',
  'red',
  'blue',
  'green',
  'crate',
  'search',
  'search-humvee',
  'guard-move',
  'door',
  'vault-door',
  'spawn:green',
  'card',
  'companion',
];

export const locked: CompileWord = (r, d) => {
  const what = r.texts('what');
  const except = r.has('except') ? doorsNamed(r.c, r.place, r.word, r.texts('except').filter(isDoorName)) : [];
  const until = untilOf(r);
  const zone = r.texts('zone', []);
  const area = zone.length === 0 || zone.includes('each-tile') ? null : areaNamed(r.c, r.place, r.word, zone);
  for (const name of what) lockOne(r, d, name, { until, area }, except);
};

/** `never`, or a condition. */
function untilOf(r: Reading): Goal | null {
  const until = r.raw('until');
  if (until === 'never') return null;
  if (until === undefined || typeof until === 'string') {
    r.blame('until must be never or a condition');
    return null;
  }
  return sameBuilding(until) ? null : goalOf(r.c, until, r.at('until'));
}

const SAME_BUILDING = 'carded-door-of-building';

const sameBuilding = (until: unknown): boolean => isRecord(until) && isRecord(until.opened) && until.opened.what === SAME_BUILDING;

function lockOne(r: Reading, d: Draft, name: string, lock: Lock, except: readonly number[]): void {
  if (isDoorName(name)) {
    const doors = doorsNamed(r.c, r.place, r.word, [name]).filter((door) => !except.includes(door));
    if (sameBuilding(r.raw('until'))) lockByBuilding(r, d, doors);
    else d.doorLocks.push({ ...lock, doors });
  } else if (name.startsWith(SPAWN)) d.spawnLocks.push({ ...lock, colour: name.slice(SPAWN.length) });
  else if (isToken(name)) {
    const colours = coloursOf([name]);
    d.takeLocks.push({ ...lock, fits: (t, what, index) => what === 'objective' && fitsToken(t.g.objectives[index], name, colours) });
  } else if (name === 'crate' || name === 'companion') d.takeLocks.push({ ...lock, fits: (_t, what) => what === name });
  else if (name === 'card' || name.startsWith('card:')) {
    const cards = lyingCards(r, name, r.text('except', ''));
    d.takeLocks.push({
      ...lock,
      fits: (t, what, index) => what === 'objective-card' && cards.includes(t.r.missionRules.script.cards[index].card.id),
    });
  } else if (name === 'search' || name === 'search-humvee') d.searchLocks.push({ ...lock, humvee: name === 'search-humvee' });
  else if (name === 'guard-move') d.guardLocks.push({ ...lock, area: r.has('from') ? areaOf(r, 'from') : lock.area });
  else if (name.startsWith(GUARDS_FROM))
    d.guardLocks.push({ ...lock, area: areaNamed(r.c, r.place, r.word, [name.slice(GUARDS_FROM.length)]) });
  else r.blame(`nothing to lock is called ${name}`, nearest(name, THINGS));
}

/** A face-down token gives nothing away: only a lock on every objective holds it. */
const fitsToken = (token: ObjectiveToken, name: string, colours: readonly string[]): boolean =>
  token.down ? name === 'objective' : colours.includes(token.colour);

/** A door without a card opens once a door with one of the same building is open. */
function lockByBuilding(r: Reading, d: Draft, doors: readonly number[]): void {
  const board = tablesAtStart(r.c);
  const { plan } = r.c.board;
  const buildingsAt = (door: number): number[] =>
    [plan.doors[door].a, plan.doors[door].b].map((zone) => board.building[zone]).filter((b) => b >= 0);
  const carded = cardedDoors(r.c);
  for (const door of doors) {
    const keys = carded.filter((key) => buildingsAt(key).some((b) => buildingsAt(door).includes(b)));
    if (keys.length === 0) r.blame(`a building has no door with a card: door ${plan.doors[door].a}-${plan.doors[door].b} could never open`);
    const met: Goal['met'] = (t) => keys.some((key) => t.g.doors[key] === DOOR.open || counted(t, `opened:${key}`) > 0);
    d.doorLocks.push({
      area: null,
      doors: [door],
      until: plain(met, (t) => [{ deed: 'open', need: 1, zones: doorSides(t, keys), doors: keys }]),
    });
  }
}

export const exitRule: CompileWord = (r, d) => {
  const who = r.texts('who');
  r.known('who', who, ['survivor', 'car']);
  if (r.has('with') && r.choice('with', ['guards']) === 'guards') d.guardsLeave = true;
  r.choice('moment', ['end-of-own-turn', 'end-of-driver-turn'], 'end-of-own-turn');
  const area = areaNamed(r.c, r.place, r.word, r.texts('zone', ['exit']));
  const needs = r.has('needs') ? goalOf(r.c, r.raw('needs'), r.at('needs')) : null;
  const exit = { survivors: who.includes('survivor'), cars: who.includes('car'), area, needs };
  d.exits.push(exit);
  r.c.means.exits.push(exit);
};

export const cars: CompileWord = (r, d) => {
  if (r.has('drive')) d.drive = r.flag('drive');
  if (r.has('search') && r.choice('search', ['until-weapon', 'secret-service', 'none']) === 'none') d.noCarSearch = true;
};

export const token: CompileWord = (r, d) => {
  const what = r.texts('what');
  if (what.includes('beacon')) {
    d.beaconWalks = r.flag('stands-with-bearer');
    r.choice('keep', ['tradable', 'bound'], 'tradable');
    return;
  }
  r.known('what', what, ['objective', 'red', 'blue', 'green', 'yellow', 'purple']);
  const colours = coloursOf(what);
  if (r.has('acts-as')) {
    const item = r.text('acts-as');
    if (!r.c.content.items.some((i) => i.id === item))
      r.blame(
        `unknown card ${item}`,
        nearest(
          item,
          r.c.content.items.map((i) => i.id),
        ),
      );
    for (const colour of colours) d.actsAs[colour] = item;
  }
  d.tokens.push({
    colours,
    particular: !what.includes('objective'),
    ap: r.has('ap') ? r.number('ap') : null,
    keep: r.has('keep') ? r.choice<'bound' | 'tradable'>('keep', ['bound', 'tradable']) : null,
    slowsMove: r.number('slows-move', 0),
    needsLevel: r.has('needs-level') ? DANGER.indexOf(r.choice('needs-level', DANGER)) : 0,
    limit: r.number('limit', 0),
  });
};

export const replaceSpawn: CompileWord = (r, d) => {
  const by = kindsOf(r, r.text('by'))[0];
  for (const kind of kindsOf(r, r.text('kind'))) d.spawnsAs.set(kind, by);
};

export const atMost: CompileWord = (r, d) => {
  r.choice('kind', ['abomination']);
  d.abominationsMost = r.number('count');
};

export const noReturn: CompileWord = (r, d) => {
  d.noReturn = goalOf(r.c, r.raw('from'), r.at('from'));
};

export const splitBuilding: CompileWord = (r, d) => {
  r.choice('for', ['spawn'], 'spawn');
  d.splits.push(...doorsNamed(r.c, r.place, r.word, r.texts('door')));
};

export const link: CompileWord = (r, d) => {
  const zones = r.texts('zones').map((name) => fixedZones(r.c, r.place, r.word, [name])[0]);
  if (zones.length !== 2 || zones.some((zone) => zone === undefined)) r.blame('zones must name two zones');
  else d.links.push({ zones: [zones[0], zones[1]], goal: r.has('if') ? goalOf(r.c, r.raw('if'), r.at('if')) : null });
};
