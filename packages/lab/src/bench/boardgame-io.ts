// The yardstick: what boardgame.io takes for a move that does nothing, on a state of the same size.
import { createRequire } from 'node:module';
import { worked } from './measure.ts';

interface BoardgameInternal {
  InitializeGame(options: { game: object; numPlayers: number }): object;
  CreateGameReducer(options: { game: object }): (state: object, action: object) => object;
}

const require = createRequire(import.meta.url);

/** Microseconds of one empty move: reducer, plugins, turn order and all. */
export function emptyMove(bytes: number, ms: number): number {
  // its development checks would make it look slower than it is
  process.env.NODE_ENV = 'production';
  const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal') as BoardgameInternal;
  const cargo = Array.from({ length: Math.ceil(bytes / 8) }, (_, i) => i % 1000);
  const game = { name: 'yardstick', setup: () => ({ cargo }), moves: { nothing: () => undefined } };
  const reducer = CreateGameReducer({ game });
  const start = InitializeGame({ game, numPlayers: 2 });
  const action = { type: 'MAKE_MOVE', payload: { type: 'nothing', args: [], playerID: '0', credentials: undefined } };
  let state = start;
  let moves = 0;
  const play = (micros: number): number => {
    const began = worked();
    moves = 0;
    while (worked() - began < micros) {
      for (let i = 0; i < 200; i++) {
        // a long game keeps a log; starting afresh now and then is kind to the yardstick
        state = moves % 200 === 0 ? start : state;
        state = reducer(state, action);
        moves++;
      }
    }
    return (worked() - began) / moves;
  };
  play(ms * 300);
  return play(ms * 1000);
}
