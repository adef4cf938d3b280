// What the engine's worker does for the page: games of this browser, questions about them, their records.
import type { Analysis, Parting, Verdict } from '@holdout/bots';
import type { AttackOdds, GameSetup, Refusal } from '@holdout/engine';
import type { Roll } from '@holdout/engine/companion';
import type { EditionId, MissionDef, OwnBox, TileFace } from '@holdout/engine/content';
import type { GameFile, Verified } from '@holdout/protocol';
import type { Mode } from '../../board/types.ts';
import { type OwnSetup, ownOf } from '../own-setup.ts';
import { randomText } from '../random-text.ts';
import { answersUpTo } from '../record/record.ts';
import type { CampaignWish, Imported } from './campaigns.ts';
import type { CompanionReply, CompanionWish, Mirror } from './companion.ts';
import { engineFor, engineOf } from './engines.ts';
import { LocalGame, type NewGame } from './local-game.ts';
import { OpenGame, type Result } from './open-games.ts';
import type { PictureWish } from './pictures.ts';
import { type Question, reply, replyAbout, retell } from './questions.ts';
import { type LocalCampaign, type Player, browserSaves as saves } from './saves.ts';
import type { Checked, Playtest, PlaytestWish, Problem, ReadBox, ReadMission } from './workshop.ts';

export type Made = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly refusal: Refusal };

const games = new Map<string, OpenGame>();
let verdicts = 0;
const GONE: Result = { ok: false, refusal: { reason: 'save-gone' } };

const newId = (): string => `l-${randomText(10)}`;

function close(id: string): void {
  const at = games.get(id);
  if (at) at.closed = true;
  games.delete(id);
}

async function create(wish: NewGame): Promise<Made> {
  const id = newId();
  const made = await LocalGame.create(await engineFor(wish.setup.edition), saves, id, wish);
  if (made.ok) return { ok: true, id };
  await saves.remove(id);
  return made;
}

/** A table opens without them. */
const records = () => import('./records.ts');
const campaigns = () => import('./campaigns.ts').then(({ campaignService }) => campaignService);

export const service = {
  create,
  close,

  beginCampaign: async (wish: CampaignWish): Promise<string> => (await campaigns()).beginCampaign(wish),
  campaign: async (id: string): Promise<LocalCampaign | null> => (await campaigns()).campaign(id),
  campaigns: async (): Promise<readonly LocalCampaign[]> => (await campaigns()).campaigns(),
  campaignOf: async (game: string): Promise<string | null> => (await campaigns()).campaignOf(game),
  replaceDead: async (id: string, dead: string, heir: string): Promise<boolean> => (await campaigns()).replaceDead(id, dead, heir),
  dropCampaign: async (id: string): Promise<void> => (await campaigns()).dropCampaign(id),
  importCampaign: async (json: unknown, me: Player): Promise<Imported> => (await campaigns()).importCampaign(json, me),
  startMission: async (id: string): Promise<Made> => (await import('./campaigns.ts')).startMission(id, create),

  async open(id: string, pace: number): Promise<Result> {
    const saved = await saves.load(id);
    if (!saved) return GONE;
    const { setup, ruleset } = saved.body;
    const engine = await engineOf(setup.edition, ruleset);
    if (!engine) return { ok: false, refusal: { reason: 'save-other-rules', ruleset } };
    const made = await LocalGame.open(engine, saves, id);
    if (!made.ok) return made;
    close(id);
    games.set(id, new OpenGame(made.game, pace));
    return { ok: true };
  },

  answer: async (id: string, tick: number, key: string): Promise<Result> => games.get(id)?.answer(tick, key) ?? GONE,
  undo: async (id: string): Promise<Result> => games.get(id)?.undo() ?? GONE,
  /** One's own game goes back to an earlier step of its record; it need not be on a table. */
  async rewind(id: string, step: number): Promise<Result> {
    const at = games.get(id);
    if (at) return at.rewind(step);
    const saved = await saves.load(id);
    if (!saved) return GONE;
    const { setup, ruleset } = saved.body;
    const engine = await engineOf(setup.edition, ruleset);
    if (!engine) return { ok: false, refusal: { reason: 'save-other-rules', ruleset } };
    const made = await LocalGame.open(engine, saves, id);
    if (!made.ok) return made;
    const done = await made.game.rewind(step);
    return done.ok ? { ok: true } : done;
  },
  setBot: async (id: string, seat: number, bot: string | null, survivor?: string): Promise<Result> =>
    games.get(id)?.setBot(seat, bot, survivor) ?? GONE,

  async own(id: string): Promise<OwnSetup | null> {
    const setup = games.get(id)?.game.state.setup;
    return setup ? ownOf(setup) : null;
  },

  async ask(id: string, asked: Question): Promise<unknown> {
    const game = games.get(id)?.game;
    return game ? reply(game.engine, game.state, asked) : null;
  },

  /** Only the newest of these is thought about, and only while the game stands where it stood. */
  async verdict(id: string, key: string): Promise<Verdict | null> {
    const game = games.get(id)?.game;
    const mine = ++verdicts;
    if (game === undefined) return null;
    const { engine, state } = game;
    const { verdictOn } = await import('./verdict.ts');
    return verdictOn(engine, state, key, () => verdicts === mine && games.get(id)?.game.state === state);
  },

  /** Stay or go? Thought about like a verdict. */
  async parting(id: string): Promise<Parting | null> {
    const game = games.get(id)?.game;
    const mine = ++verdicts;
    if (game === undefined) return null;
    const { engine, state } = game;
    const { partingIn } = await import('./verdict.ts');
    return partingIn(engine, state, () => verdicts === mine && games.get(id)?.game.state === state);
  },

  hold(id: string, held: boolean): void {
    const at = games.get(id);
    if (at) at.held = held;
  },

  pace(id: string, ms: number): void {
    const at = games.get(id);
    if (at) at.pace = ms;
  },

  picture: async (wish: PictureWish): Promise<string | null> => (await import('./pictures.ts')).drawPicture(wish),
  // the workshop's part is a script of its own
  checkMission: async (mission: MissionDef): Promise<Checked> => (await import('./workshop.ts')).checkMission(mission),
  readMission: async (json: unknown): Promise<ReadMission> => (await import('./workshop.ts')).readMission(json),
  readBox: async (json: unknown): Promise<ReadBox> => (await import('./workshop.ts')).readBox(json),
  boxProblems: async (edition: EditionId, box: OwnBox): Promise<readonly Problem[]> =>
    (await import('./workshop.ts')).problemsOfBox(edition, box),
  facePicture: async (edition: EditionId, face: string | TileFace, mode: Mode): Promise<string | null> =>
    (await import('./workshop.ts')).facePicture(edition, face, mode),
  draftPicture: async (mission: MissionDef, mode: Mode, detail: 'full' | 'thumb', tileNames?: boolean): Promise<string | null> =>
    (await import('./workshop.ts')).draftPicture(mission, mode, detail, tileNames),
  playtest: async (wish: PlaytestWish): Promise<readonly Playtest[]> => (await import('./workshop.ts')).playtest(wish),

  // a table of cardboard, mirrored: a script of its own
  companion: async (wish: CompanionWish): Promise<CompanionReply> => (await import('./companion.ts')).companion(wish),
  rollOdds: async (mirror: Mirror, roll: Roll): Promise<AttackOdds | null> => (await import('./companion.ts')).oddsOfRoll(mirror, roll),

  // analysis is a script of its own, and runs in a worker of its own
  beginStudy: async (setup: GameSetup, answers: readonly string[]): Promise<number | null> =>
    (await import('./study.ts')).beginStudy(setup, answers),
  nextTurn: async (): Promise<number> => (await import('./study.ts')).nextTurn(),
  studied: async (): Promise<Analysis | null> => (await import('./study.ts')).studied(),

  askRecord: replyAbout,
  retell,
  film: async (wish: NewGame): Promise<GameFile | null> => (await records()).filmOf(wish),

  async record(id: string): Promise<GameFile | null> {
    const saved = await saves.load(id);
    return saved && (await records()).recordOf(await engineFor(saved.body.setup.edition), saved);
  },

  verify: async (file: GameFile): Promise<Verified> => (await records()).verified(file),

  /** A new game of this browser that begins with the answers of a recorded one, and says so. */
  async branch(file: GameFile, step: number, players: NewGame['players'], of: string): Promise<Made> {
    if (file.seed === null) return { ok: false, refusal: { reason: 'seed-secret' } };
    const setup = { ...file.setup, seed: file.seed };
    return create({ setup, players, seedChosen: true, answers: answersUpTo(file, step), branch: { of, step } });
  },

  /** Everything somebody needs to see a problem: the state as it is and the way to it. */
  async report(id: string): Promise<unknown> {
    const saved = await saves.load(id);
    if (!saved) return null;
    const { setup, ruleset, state } = saved.body;
    return { game: 'holdout', ruleset, setup, steps: saved.steps.map(({ tick, kind, key, to }) => ({ tick, kind, key, to })), state };
  },
};

export type Service = typeof service;
