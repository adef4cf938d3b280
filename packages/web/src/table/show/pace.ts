// How long beats last: the enemy's part of a round has five seconds, however much happens in it.
import type { Beat, Great } from './beats.ts';

/** Longest the enemy's part of a round may take at normal speed: with the banner after it and a page that comes a little late, five seconds. The end of the game has its own time. */
export const ENEMY_MS = 4000;
/** Questions cut a phase into pieces: even the last of many is told long enough to be seen. */
export const LEAST_MS = 300;
/** The shortest breath of a moment that takes the stage, in a phase with much to tell: so many fit into it one after the other. */
const BREATH_MS = 700;
const STAGES = 4;
/** Where questions have used up the phase's time between them, a moment is still seen for so long, and what leads to it is told in a wink. */
const SEEN_MS = 350;
const WINK_MS = 80;
/** What is told beside another needs so much longer to be read, and as much weighs against putting it there. */
const BESIDE_MS = 200;
/** What the rest of a phase keeps of its time, however many moments there are. */
const REST = 0.3;
/** A piece that a question ends takes so much of what is left: more is to come. */
export const PIECE = 1 / 3;
const isMoment = (b: Beat): boolean => b.look.is === 'moment';
const isEnemys = (b: Beat): boolean => b.enemy && !(b.look.is === 'moment' && b.look.what === 'over');
const timeOf = (beats: readonly Beat[]): number => beats.reduce((sum, b) => sum + b.ms, 0);

/** What the enemy's part of these takes. */
export const enemyTime = (beats: readonly Beat[]): number => timeOf(beats.filter(isEnemys));

const isGreat = (look: Beat['look']): look is Great => look.is === 'moment' && look.what !== 'several';

/**
 * Moments that are too many to come one after the other share the stage with those nearest to them, at the place of the last: what they
 * change on the board is seen where it happens.
 */
function sharing(beats: readonly Beat[]): readonly Beat[] {
  const great = beats.flatMap((b, at) => (isEnemys(b) && isGreat(b.look) ? [{ at, look: b.look, ms: b.ms }] : []));
  const groups = great.map((one) => [one]);
  const apart = (i: number): number => {
    const [one, next] = [groups[i], groups[i + 1]];
    const between = beats.slice(one[one.length - 1].at + 1, next[0].at);
    return timeOf(between) + BESIDE_MS * (one.length + next.length);
  };
  while (groups.length > STAGES) {
    let nearest = 0;
    for (let i = 1; i < groups.length - 1; i++) if (apart(i) < apart(nearest)) nearest = i;
    groups.splice(nearest, 2, [...groups[nearest], ...groups[nearest + 1]]);
  }
  const changed = [...beats];
  for (const group of groups.filter((one) => one.length > 1)) {
    const last = group[group.length - 1].at;
    for (const { at } of group) changed[at] = { ...beats[at], look: { is: 'nothing' }, ms: 0 };
    const ms = Math.max(...group.map((one) => one.ms)) + BESIDE_MS * (group.length - 1);
    changed[last] = { ...beats[last], look: { is: 'moment', what: 'several', moments: group.map((one) => one.look) }, ms };
  }
  return changed;
}

/** Where there is more to tell than time, moments keep their breath and the rest is told faster. */
export function fitted(told: readonly Beat[], within: number): Beat[] {
  if (timeOf(told.filter(isEnemys)) <= within) return [...told];
  const beats = sharing(told);
  const enemy = beats.filter(isEnemys);
  const whole = timeOf(enemy.filter(isMoment));
  const rest = timeOf(enemy) - whole;
  const forMoments = within - Math.min(rest, within * REST);
  const least = Math.min(BREATH_MS, Math.max(SEEN_MS, forMoments / Math.max(1, enemy.filter(isMoment).length)));
  const breath = (b: Beat): number => Math.min(b.ms, Math.max(least, (b.ms * forMoments) / whole));
  const left = within - enemy.filter(isMoment).reduce((sum, b) => sum + breath(b), 0);
  const faster = Math.min(1, Math.max(whole > 0 ? WINK_MS : LEAST_MS, left) / rest);
  return beats.map((b) => (isEnemys(b) ? { ...b, ms: isMoment(b) ? breath(b) : b.ms * faster } : b));
}
