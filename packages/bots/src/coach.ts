// The coach: what the strong planner would do, with its figures at every question. The same moment gets the same advice, however often it is asked
// for; the plan of the team is carried on from question to question, so that whoever follows it is not sent one way and then another for a
// difference that may be luck. Nothing in it depends on what the asking seat cannot see.
import type { Bot, Choice } from './bot.ts';
import { LEVELS, planner } from './mind/planner.ts';
import { botRandom } from './random.ts';

const { strong: level } = LEVELS;
/** what is advised is told by: few enough to be waited for, enough to tell one chance in ten from one in three */
const GAMES = 24;
const strong = planner({ ...level, tells: GAMES, ...(level.search === undefined ? {} : { search: { ...level.search, anew: true } }) });

/** Advice given, by what the seat sees, the latest last. */
const given = new Map<string, Choice>();
const MOST = 60;

export const coach: Bot = {
  id: 'coach',
  choose(engine, state, seat) {
    const seen = JSON.stringify([seat, state.tick, engine.view(state, seat)]);
    const before = given.get(seen);
    if (before !== undefined) return before;
    const moment = `coach ${state.tick}`;
    const choice = strong.choose(engine, engine.resample(state, seat, moment), seat, botRandom(moment));
    given.set(seen, choice);
    const [oldest] = given.keys();
    if (given.size > MOST && oldest !== undefined) given.delete(oldest);
    return choice;
  },
};
