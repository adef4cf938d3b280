export { type Asked, askedOf, botOfSurvivors } from './asked.ts';
export { ClientMessage, type ClientMessageOf, type Wish } from './client-messages.ts';
export { CLOSE, ERROR_CODES, type ErrorCode } from './codes.ts';
export { DailyDate, DailyLine, DailyTable, DailyTry } from './daily.ts';
export {
  GALLERY_ORDERS,
  GalleryCard,
  GalleryEntry,
  type GalleryOrder,
  GalleryPage,
  PlayWish,
  PublishWish,
  ReportWish,
} from './gallery.ts';
export { GameFile, GameStep, type ParsedGameFile, parseGameFile } from './game-file.ts';
export {
  CampaignInfo,
  CampaignList,
  CampaignReply,
  CampaignWish,
  GameCard,
  GameCards,
  GameWish,
  Guest,
  GuestWish,
  HeirWish,
  Invitation,
  JoinWish,
  Me,
  MissionWish,
  Problem,
  PushSubscription,
  RoomReply,
  SeatWish,
} from './http.ts';
export { LIMITS, PROTOCOL_VERSION } from './limits.ts';
export { GameLink, type LinkOptions, type Reply, type Socket } from './link.ts';
export { emptyLinkState, foldMessage, type LinkState, type Sending } from './link-state.ts';
export { applyPatch, changes, diff, type Patch } from './patch.ts';
export { publishedIn, publishedMissionId } from './published.ts';
export { hostRefusal, seatRefusal, type TableRights } from './rights.ts';
export { ChatLine, PersonInfo, type PublicSetup, RoomInfo, RoomPhase, RoomWish, SeatInfo, SetupWish, Trouble } from './room.ts';
export { type Board, type Nudged, type PastStep, ServerMessage, type ServerMessageOf, type WayBack } from './server-messages.ts';
export { commitTo, type Verified, verifyGame } from './verify.ts';
export { readShort, ShortCode, tidy } from './words.ts';
