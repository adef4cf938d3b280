// Games as files: kept ones, shared ones made anew from their answers.
import type { Engine } from '@holdout/engine';
import { commitTo, type GameFile, type Verified, verifyGame } from '@holdout/protocol';
import { engineFor } from './engines.ts';
import { LocalGame, type NewGame } from './local-game.ts';
import { memorySaves } from './memory-saves.ts';
import type { Saved } from './saves.ts';

export async function recordOf(engine: Engine, { card, body, steps }: Saved): Promise<GameFile> {
  const { seed, ...setup } = body.setup;
  return {
    format: 1,
    game: 'holdout',
    ruleset: body.ruleset,
    setup,
    // Over plain http the browser has no hash function: then there is nothing to check the seed against.
    commitment: await commitTo(seed).catch(() => ''),
    seedChosen: body.seedChosen,
    seed,
    players: card.players.map((player) => player.bot ?? player.name),
    started: card.created,
    updated: card.updated,
    board: body.board,
    view: body.view,
    events: body.events,
    steps: steps.map(({ game: _, ...step }) => step),
    ...(card.branch === undefined ? {} : { branch: card.branch }),
    hash: card.result ? engine.hash(body.state) : null,
  };
}

/** The record of a game that only its setup and answers are known of: what a shared address carries. */
export async function filmOf(wish: NewGame): Promise<GameFile | null> {
  const engine = await engineFor(wish.setup.edition);
  const saves = memorySaves();
  const made = await LocalGame.create(engine, saves, 'shared', wish);
  const saved = made.ok ? await saves.load('shared') : null;
  // when it was played is not in the address
  return saved && { ...(await recordOf(engine, saved)), started: 0, updated: 0 };
}

export const verified = async (file: GameFile): Promise<Verified> => verifyGame(await engineFor(file.setup.edition), file);
