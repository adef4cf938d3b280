// Campaigns on the server, which belong to a room's people.
import { type CampaignInfo, CampaignList, CampaignReply, type CampaignWish, RoomReply } from '@holdout/protocol';
import { call, problemCode } from './api.ts';

const one = (json: unknown): CampaignInfo => CampaignReply.parse(json).campaign;

export const myCampaigns = async (): Promise<readonly CampaignInfo[]> => CampaignList.parse(await call('GET', '/campaigns')).campaigns;

/** Null: there is none under this code. */
export async function roomCampaign(id: string): Promise<CampaignInfo | null> {
  try {
    return one(await call('GET', `/campaigns/${id}`));
  } catch (error) {
    if (problemCode(error) === 'no-campaign') return null;
    throw error;
  }
}

export const createCampaign = async (wish: CampaignWish): Promise<CampaignInfo> => one(await call('POST', '/campaigns', wish));

/** The room of the next mission, opened if need be. */
export async function openMission(id: string, seats: readonly (readonly string[])[] | null): Promise<string> {
  const { room } = RoomReply.parse(await call('POST', `/campaigns/${id}/mission`, seats === null ? {} : { seats }));
  return room.room ?? '';
}

export const giveUpMission = async (id: string): Promise<void> => void (await call('DELETE', `/campaigns/${id}/mission`));

export const chooseHeir = async (id: string, dead: string, heir: string): Promise<void> =>
  void (await call('POST', `/campaigns/${id}/heirs`, { dead, heir }));

export const removeCampaign = async (id: string): Promise<void> => void (await call('DELETE', `/campaigns/${id}`));
