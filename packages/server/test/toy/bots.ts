import type { Engine } from '@holdout/engine';
import type { Bots } from '../../src/index.ts';

/** Bots in process: `first` takes the first option, `last` the last, `broken` never knows. */
export const toyBots = (engine: Engine): Bots => ({
  levels: ['first', 'last', 'broken'],
  choose: async (state, level) => {
    const keys = engine.optionKeys(state);
    if (level === 'broken') throw new Error('no idea');
    return { key: (level === 'first' ? keys[0] : keys.at(-1)) ?? '', why: 'toy' };
  },
  close: async () => {},
});
