// A whole game in a few lines: set a mission up, list the options, answer, until it is over.
//   npm run example
import { secondEdition } from '@holdout/content/second-edition';
import { createEngine } from '@holdout/engine';

const engine = createEngine([secondEdition]);
const opened = engine.setup({
  edition: 'second-edition',
  mission: 'second-edition/m00',
  seats: [['amy', 'doug', 'elle', 'josh', 'ned', 'wanda']],
  options: {},
  seed: 'example',
});
if (!opened.ok) throw new Error(opened.refusal.reason);
const { state } = opened;

while (state.over === null) {
  const options = engine.options(state);
  // the last option of a turn ends it: a very timid player, who loses soon
  const answered = engine.answer(state, options[options.length - 1].key);
  if (!answered.ok) throw new Error(answered.refusal.reason);
}
console.log(`${state.over.result} in round ${state.round}: ${state.over.reason}`);
