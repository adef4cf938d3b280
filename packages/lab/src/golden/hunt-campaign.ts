// Looks for a whole campaign worth keeping: every mission won in its order by search, or all survivors out at once.
import { randomBot } from '@holdout/bots';
import { type Campaign, campaignEnd, type EditionContent, type Engine, type GameSetup, newCampaign, nextSetup } from '@holdout/engine';
import { playGame } from '../run-game.ts';
import { closeChapter, played } from './campaign-playthrough.ts';
import { findEnd } from './find-end.ts';
import { type Game, HASTES, type Hunt, kindest, MOST_ROUNDS, progressText, type Say, wishFor } from './hunt.ts';

/** The campaign as these games leave it. */
export function campaignOf(
  engine: Engine,
  content: EditionContent,
  seats: readonly (readonly string[])[],
  games: readonly Game[],
): Campaign {
  let campaign = newCampaign(content.edition, seats);
  for (const game of games) campaign = closeChapter(engine, campaign, content, played(engine, game));
  return campaign;
}

/** Plays on from the games there are; `kept` hears of each chapter won. Null: a mission was not won in so many searches. */
export function huntCampaign(
  engine: Engine,
  content: EditionContent,
  seats: readonly (readonly string[])[],
  hunt: Hunt,
  say: Say,
  before: readonly Game[] = [],
  kept: (games: readonly Game[]) => void = () => {},
): Game[] | null {
  const games = [...before];
  let campaign = campaignOf(engine, content, seats, games);
  while (campaignEnd(campaign, content) === null) {
    const game = nextVictory(engine, campaign, content, hunt, say);
    if (game === null) return null;
    games.push(game);
    kept(games);
    campaign = closeChapter(engine, campaign, content, played(engine, game));
  }
  return campaignEnd(campaign, content) === 'won' ? games : null;
}

/** games shuffled for each one that is searched */
const SHUFFLES = 400;

function nextVictory(engine: Engine, campaign: Campaign, content: EditionContent, hunt: Hunt, say: Say): Game | null {
  const shuffled = (nth: number): GameSetup | null => nextSetup(campaign, content, `${hunt.seed} ${nth}`);
  const first = shuffled(0);
  if (first === null || typeof first.mission !== 'string') return null;
  const { mission } = first;
  const kind = kindest(engine, mission, hunt.best, SHUFFLES * hunt.best, (nth) => shuffled(nth) ?? first);
  for (const [i, setup] of kind.entries()) {
    const wish = wishFor(mission, hunt.haste || (HASTES[i % HASTES.length] ?? 1));
    const line = findEnd(engine, setup, { ...hunt, rounds: MOST_ROUNDS, wish }, (state, value) =>
      say(`${mission} "${setup.seed}" round ${state.round}: ${value.toFixed(0)} ${progressText(engine, state)}`),
    );
    if (line !== null) return { setup, answers: line.answers };
  }
  return null;
}

/** Careless players lose it sooner or later: everyone out at once. */
export function loseCampaign(engine: Engine, content: EditionContent, seats: readonly (readonly string[])[], hunt: Hunt): Game[] | null {
  for (let i = 0; i < hunt.scan; i++) {
    const games: Game[] = [];
    let campaign = newCampaign(content.edition, seats);
    for (let n = 0; n < hunt.best; n++) {
      const setup = nextSetup(campaign, content, `${hunt.seed} lost ${i} ${n}`);
      if (setup === null) break;
      const { state, answers, finished } = playGame(engine, setup, randomBot, null);
      if (!finished) break;
      games.push({ setup, answers });
      campaign = closeChapter(engine, campaign, content, state);
      if (campaignEnd(campaign, content) === 'lost') return games;
    }
  }
  return null;
}
