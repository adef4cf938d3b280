export { createEngine } from './api/engine.ts';
export type { Answered, AttackOdds, Engine, Intent, IntentThen, Oracles, Watched } from './api/engine-api.ts';
export { ENGINE_API } from './api/engine-api.ts';
export { type Inquiry, inquire } from './api/inquiry.ts';
export type { ParsedMission } from './api/parse-mission.ts';
export { parseMission } from './api/parse-mission.ts';
export type { Opened, Session } from './api/session.ts';
export { answerSession, openSession, replaySession, undoSession } from './api/session.ts';
export { RecordProblem, Trail, WalkedTrail } from './api/trail.ts';
export {
  type AskView,
  type CardView,
  type ObjectiveLine,
  SCENE_KEYS,
  type Scene,
  type SeatView,
  type SurvivorView,
  type ZoneView,
} from './api/view.ts';
export type { BoardView } from './board/describe.ts';
export type { Campaign, CampaignEnd, Chapter, ParsedCampaign } from './campaign/chronicle.ts';
export {
  addChapter,
  campaignEnd,
  newCampaign,
  nextMission,
  nextSetup,
  replaceDead,
  successors,
  vacancies,
} from './campaign/chronicle.ts';
export type { ParsedSheet } from './campaign/parse-sheet.ts';
export { type CampaignSheet, type SurvivorSheet, sheetOf } from './campaign/sheet.ts';
export * from './content.ts';
export type { DecisionKind } from './decisions/asks.ts';
export type { Aim, ArrangeForm, Form, Option, ShareForm } from './decisions/decisions.ts';
export type { GameEvent } from './events.ts';
export type { CardId, KindId, SurvivorId, ZoneId } from './ids.ts';
export type { Refusal } from './kernel/index.ts';
export { canonical, hashText } from './kernel/index.ts';
export type { Deed, Lead, LineLeads } from './missions/leads/lead.ts';
export type { ZombieBase, ZombieKind } from './rules.ts';
export type { GameSetup, Options } from './state/setup.ts';
export type { State } from './state/state.ts';
