import type { Engine } from '@holdout/engine';

export type {
  Answered,
  Campaign,
  CampaignSheet,
  Engine,
  GameEvent,
  GameSetup,
  Option,
  Refusal,
  Scene,
  SeatView,
  State,
} from '@holdout/engine';
export type BoardOf = ReturnType<Engine['board']>;
