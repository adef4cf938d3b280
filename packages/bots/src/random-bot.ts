import type { Bot } from './bot.ts';

/** Any legal answer, all equally likely. */
export const randomBot: Bot = {
  id: 'random',
  choose(engine, state, _seat, random) {
    const keys = engine.optionKeys(state);
    return { key: keys[random.below(keys.length)] ?? '', why: keys.length === 1 ? 'only' : 'random' };
  },
};

/** As random, but a turn is not given up while there is something else to do: games go on longer and reach more of the rules. */
export const eagerBot: Bot = {
  id: 'eager',
  choose(engine, state, _seat, random) {
    const keys = engine.optionKeys(state);
    const busy = state.ask?.kind === 'turn' && keys.length > 1 ? keys.filter((key) => key !== 'end' && !key.startsWith('discard:')) : keys;
    const open = busy.length > 0 ? busy : keys;
    return { key: open[random.below(open.length)] ?? '', why: open.length === 1 ? 'only' : 'random' };
  },
};
