// The tables, the same in SQLite and PostgreSQL: text, whole numbers and null only. Times are milliseconds, flags 0 or 1.

export interface PlayerRow {
  id: string;
  token_hash: string;
  nick: string;
  created: number;
}

export type Phase = 'lobby' | 'running' | 'finished';

export interface GameRow {
  /** the code of the room link */
  id: string;
  watch: string;
  host: string;
  name: string | null;
  phase: Phase;
  edition: string;
  mission: string;
  /** GameSetup without the seed */
  setup: string;
  seed: string;
  seed_chosen: number;
  commitment: string;
  /** pinned when the game starts */
  ruleset: string;
  listed: number;
  password_hash: string | null;
  timer: number;
  rewind: number;
  tick: number;
  round: number;
  waiting: number | null;
  result: 'won' | 'lost' | null;
  hash: string | null;
  /** a name short enough to be typed; null: a room from before there were any */
  short: string | null;
  /** the game this is a rematch of; each has one at most */
  previous: string | null;
  /** the room everyone goes on to */
  next: string | null;
  /** the campaign whose mission this is */
  campaign: string | null;
  /** the published mission that is played; null: one of the books or somebody's own */
  published: string | null;
  /** why it stands still and under which rules; null: it does not */
  trouble: string | null;
  /** 1: finished, and its log is packed in one row */
  packed: number;
  created: number;
  started: number | null;
  updated: number;
}

/** How a started game began. Apart from the game's own row, which is written anew at every answer. */
export interface OpeningRow {
  game: string;
  /** the spectator's first view, the first board and the events of the setup */
  view: string;
  board: string;
  events: string;
}

export interface SeatRow {
  game: string;
  seat: number;
  owner: string | null;
  bot: string | null;
  lent_to: string | null;
  /** bots by survivor as JSON; null: none */
  survivor_bots: string | null;
}

export interface MemberRow {
  game: string;
  player: string;
  joined: number;
  /** 1: may not chat or point in this game */
  muted: number;
  /** when the game ended; null: it has not, so it stands at the head of one's list */
  ended: number | null;
}

/** Who may not come in: to one game, or (scope '*') to any. `who`: a player or an address. */
export interface BanRow {
  scope: string;
  who: string;
  why: string;
  at: number;
}

export interface EntryRow {
  game: string;
  /** the tick it was given at; it leads to tick + 1 */
  tick: number;
  kind: 'answer' | 'undo';
  key: string;
  /** undo: the tick whose state came back */
  target: number | null;
  seat: number;
  player: string | null;
  bot: string | null;
  /** the game's count of revealed information afterwards */
  info: number;
  events: string;
  patch: string;
  board: string | null;
  at: number;
}

export interface SnapshotRow {
  game: string;
  tick: number;
  state: string;
}

export interface VoteRow {
  game: string;
  tick: number;
  about: 'team' | 'undo';
  player: string;
  choice: string;
  /** 1: this vote put the question */
  proposed: number;
  at: number;
}

export interface ChatRow {
  id: string;
  game: string;
  player: string;
  text: string;
  at: number;
}

export interface PushRow {
  endpoint: string;
  player: string;
  keys: string;
}

/** The whole log of a finished game; see `records.ts`. */
export interface RecordRow {
  game: string;
  data: string;
}

/** One row, written to see whether writing works. */
export interface HealthRow {
  id: number;
  at: number;
}

/** Which process moves a game's bots and timers, and until when it need not say so again. */
export interface LeaseRow {
  game: string;
  process: string;
  until: number;
}

/** A campaign of a room: its sheet and its chapters as the engine writes them. */
export interface CampaignRow {
  id: string;
  host: string;
  campaign: string;
  /** the mission under way */
  game: string | null;
  /** goes up with every change, so that of two that do not know of each other one is refused */
  version: number;
  created: number;
  updated: number;
}

/** The missions of a campaign in the order they were begun. */
export interface CampaignGameRow {
  campaign: string;
  number: number;
  game: string;
  /** the chapter it became; null: under way, or given up */
  chapter: number | null;
}

export interface CampaignMemberRow {
  campaign: string;
  player: string;
  joined: number;
}

/** One version of a mission somebody published. What it is never changes; how often it was played does. */
export interface PublishedRow {
  id: string;
  /** the first version, which names them all */
  work: string;
  version: number;
  /** null: whoever it was is gone */
  owner: string | null;
  name: string;
  edition: string;
  /** MissionDef; '' once it was removed */
  mission: string;
  minutes: number;
  survivors: number;
  origin: string | null;
  /** games of bots, how many they won and the rounds of all of them */
  bots_of: number;
  bots_won: number;
  bots_rounds: number;
  played: number;
  finished: number;
  /** 1: there is a later version, or it was taken away: it is in no list */
  hidden: number;
  created: number;
}

/** Games on a published mission, each counted once. */
export interface PlayRow {
  published: string;
  player: string;
  /** the room, or what the browser calls its own game */
  game: string;
  finished: number;
}

export interface ReportRow {
  published: string;
  player: string;
  why: string;
  at: number;
}

/** A try at the mission of a day (days since 1970): what came of it when it was played again. */
export interface DailyRow {
  day: number;
  player: string;
  won: number;
  rounds: number;
  /** survivors who fell */
  fallen: number;
  /** times it was taken back past something revealed */
  rewound: number;
  /** 1: a bot gave some of the answers */
  bot: number;
  /** its order among the others of the day, lowest first */
  standing: number;
  at: number;
}

export interface Tables {
  daily: DailyRow;
  published: PublishedRow;
  plays: PlayRow;
  reports: ReportRow;
  players: PlayerRow;
  games: GameRow;
  openings: OpeningRow;
  seats: SeatRow;
  members: MemberRow;
  bans: BanRow;
  health: HealthRow;
  records: RecordRow;
  leases: LeaseRow;
  entries: EntryRow;
  snapshots: SnapshotRow;
  votes: VoteRow;
  chat: ChatRow;
  push: PushRow;
  campaigns: CampaignRow;
  campaign_games: CampaignGameRow;
  campaign_members: CampaignMemberRow;
}
