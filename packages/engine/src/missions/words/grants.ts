// `grant`: a further action the mission gives.

import { areaOf, CARRIERS } from '../areas.ts';
import { goalOf } from '../conditions/index.ts';
import { brokenDoors } from '../door-sides.ts';
import type { CompileWord } from '../draft.ts';
import { effectsOf } from '../effects/index.ts';
import { JOINED } from '../leads/things.ts';
import { addWay, grantWay } from '../leads/ways.ts';
import { coloursOf, itemsOf } from '../names.ts';
import { isRecord, type Reading } from '../reading.ts';
import type { Grant, Price } from '../script.ts';

/** Blue and green ones, and what red ones were joined into. */
const WHOLE = ['blue', 'green', JOINED];

function priceOf(r: Reading, given: unknown, name: string): Price {
  const p = r.inner('pays', name === '' ? 'pays' : name, given);
  const any = p.has('count') && p.amount('count', ['any'], 1) === 'any';
  let price: Price;
  if (p.has('token')) {
    const tokens = p.texts('token');
    p.known('token', tokens, ['objective', 'red', 'blue', 'green', 'yellow', 'purple', 'tome', JOINED]);
    price = {
      id: name,
      items: [],
      any,
      colours: tokens.flatMap((token) => (token === 'tome' ? WHOLE : token === JOINED ? [JOINED] : coloursOf([token]))),
    };
  } else price = { id: name, colours: [], any, items: itemsOf(p, p.texts(p.has('cards') ? 'cards' : 'card')) };
  p.close();
  return price;
}

function pricesOf(r: Reading): Price[] {
  if (!r.has('pays')) return [];
  const pays = r.raw('pays');
  if (isRecord(pays) && Array.isArray(pays.any)) {
    return pays.any.map((way: unknown) => priceOf(r, way, isRecord(way) ? String(Object.values(way)[0]) : ''));
  }
  return [priceOf(r, pays, '')];
}

const does = (r: Reading, effect: string, what: string): boolean =>
  r.list('then').some((entry) => {
    const given = isRecord(entry) ? entry[effect] : undefined;
    return isRecord(given) && (given.what === what || given.to === what);
  });

/** Words that draw, or lead to what nobody can know: no way back from them. */
const DRAWING = ['spawn', 'read', 'note', 'if', 'choose'];
const drawsBy = (entry: Record<string, unknown>): boolean =>
  DRAWING.some((word) => word in entry) || (isRecord(entry.gain) && ('card' in entry.gain || entry.gain.companion === 'random-unused'));
const draws = (r: Reading): boolean => r.list('then').some((entry) => isRecord(entry) && drawsBy(entry));
const burns = (r: Reading): boolean => r.list('then').some((entry) => isRecord(entry) && 'burn' in entry);

export const grant: CompileWord = (r, d) => {
  const where = r.has('where') ? r.texts('where') : [];
  const doors = where.includes('with:door:broken');
  const given = r.raw('range');
  const range: readonly unknown[] | null = Array.isArray(given) ? given : null;
  if (given !== undefined && !(range?.length === 2 && range.every(Number.isInteger))) r.blame('range must be two numbers');
  const prices = pricesOf(r);
  const colours = prices.flatMap((price) => price.colours);
  if (does(r, 'move-token', 'spawn-token')) r.c.means.spawnPrice = colours.length > 0 ? colours : null;
  if (does(r, 'discard-token', 'corruption')) r.c.means.corruptionPrice = colours.length > 0 ? colours : null;
  r.flag('repeat');
  const board = r.c.board.plan;
  const granted: Omit<Grant, 'list'> = {
    id: r.text('id'),
    cost: r.number('cost', 1),
    where: where.length === 0 || doors ? null : areaOf(r, 'where'),
    doors: doors ? (t, zone) => brokenDoors(t).filter((door) => board.doors[door].a === zone || board.doors[door].b === zone) : null,
    range: range === null ? null : [Number(range[0]), Number(range[1])],
    needs: r.has('needs') ? goalOf(r.c, r.raw('needs'), r.at('needs')) : null,
    prices,
    reverse: r.flag('reverse'),
    reveals: draws(r),
    burns: burns(r),
    cars: does(r, 'move-token', 'car') ? where.flatMap((name) => CARRIERS[name.replace('with:', '')] ?? []) : null,
  };
  addWay(r.c, r.raw('then'), grantWay(r.c, granted, r.raw('then')));
  d.grants.push({ ...granted, list: effectsOf(r.c, r.raw('then'), r.at('then')) });
};
