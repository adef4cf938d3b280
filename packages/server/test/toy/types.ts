import type { Engine } from '@holdout/engine';

export type { Answered, Campaign, CampaignSheet, Engine, GameEvent, GameSetup, Option, Refusal, SeatView, State } from '@holdout/engine';
export type BoardOf = ReturnType<Engine['board']>;
