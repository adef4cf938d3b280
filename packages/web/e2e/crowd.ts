// A crowded moment as an address: six survivors among zombies, reached by play, so that it is one the rules can make.
import { deflateRawSync } from 'node:zlib';
import { botRandom, seatAsked, sensibleBot } from '@holdout/bots';
import { editions } from '@holdout/content';
import { createEngine, type GameSetup, type SeatView } from '@holdout/engine';

const MOST_GAMES = 40;
const MOST_ANSWERS = 3000;
/** The game in which a crowd came together when last looked at: played first, the others follow. */
const KNOWN = 14;

export interface Crowd {
  /** the id of the finished game, and the step of the crowded turn */
  readonly id: string;
  readonly step: number;
  readonly zombies: number;
}

const zombiesOf = (view: SeatView): number =>
  view.zones.reduce((sum, zone) => sum + Object.values(zone.zombies).reduce((n, one) => n + one, 0), 0);

/** The most crowded turn of the first game that has `wanted`, of those with at most so many. */
export function crowdedMoment(mission: string, wanted: number, most = Number.POSITIVE_INFINITY): Crowd {
  const engine = createEngine(editions);
  const content = editions.find((one) => one.missions.some(({ id }) => id === mission));
  if (!content) throw new Error(`no mission ${mission}`);
  const people = content.survivors.filter((one) => !one.companionOnly).map((one) => one.id);
  let best: Crowd = { id: '', step: 0, zombies: 0 };
  for (let game = 0; game < MOST_GAMES && best.zombies < wanted; game++) {
    const setup: GameSetup = {
      edition: content.edition,
      mission,
      seats: [people.slice(0, 6)],
      options: {},
      seed: `look ${(KNOWN + game) % MOST_GAMES}`,
    };
    const made = engine.setup(setup);
    if (!made.ok) throw new Error(made.refusal.reason);
    const { state } = made;
    const random = botRandom(setup.seed);
    const answers: string[] = [];
    let found = { step: 0, zombies: 0 };
    while (!state.over && answers.length < MOST_ANSWERS) {
      if (state.ask?.kind === 'turn') {
        const view = engine.view(state, -1);
        const zombies = zombiesOf(view);
        const all = view.survivors.filter((s) => s.alive && !s.out).length >= 6;
        // whoever looks at it wants to move
        if (zombies > found.zombies && zombies <= most && all && engine.options(state).some((option) => option.verb === 'move'))
          found = { step: answers.length, zombies };
      }
      const { key } = sensibleBot.choose(engine, state, seatAsked(state), random);
      if (!engine.answer(state, key).ok) throw new Error(`${key} is refused`);
      answers.push(key);
    }
    if (found.zombies <= best.zombies) continue;
    const packed = deflateRawSync(JSON.stringify({ v: 1, setup, players: ['Ada'], answers })).toString('base64url');
    best = { ...found, id: `z.${packed}` };
  }
  return best;
}
