// The coach: what the strong planner would do, thought anew at every question. The same moment gets the same advice, however often it is
// asked for; whoever follows it is not sent back half way for a difference that may be luck. Nothing in it depends on what the asking seat
// cannot see.
import type { Bot } from './bot.ts';
import { LEVELS, planner } from './mind/planner.ts';
import { botRandom } from './random.ts';

const { strong: level } = LEVELS;
const strong = planner({ ...level, ...(level.search === undefined ? {} : { search: { ...level.search, forgets: true } }) });

export const coach: Bot = {
  id: 'coach',
  choose(engine, state, seat) {
    const moment = `coach ${state.tick}`;
    return strong.choose(engine, engine.resample(state, seat, moment), seat, botRandom(moment));
  },
};
