// Washington's campaign in play (p. 6-7, 14): knock-out instead of death, campaign points and their rewards, cards kept from before.

import { liesDown, lifeOf } from '../../campaign/life.ts';
import { sheetOf } from '../../campaign/sheet.ts';
import type { SurvivorId } from '../../ids.ts';
import { END, refuse } from '../../kernel/index.ts';
import type { ProcedureOf, Room } from '../../procedures.ts';
import type { Table } from '../../rules.ts';
import { NO_CARD, type Survivor } from '../../state/state.ts';
import type { Action } from '../../survivors/action.ts';
import { gainSkill } from '../../survivors/adrenaline.ts';
import { fetchCard } from '../../survivors/dealing.ts';
import { finish } from '../../survivors/finish.ts';
import { receive } from '../../survivors/keep.ts';
import { placeAt, takeOff } from '../../survivors/standing.ts';
import { fallOut, woundProcedures } from '../../survivors/wounds.ts';
import { ask, call, tell } from '../../table.ts';
import type { WashingtonLocals } from './locals.ts';

const inCampaign = (t: Table): boolean => t.r.options.campaign === true;

function allOut(t: Table): boolean {
  return !t.g.survivors.some((s) => s.role === 'played' && s.alive);
}

/** Locals: who, by. Outside the campaign, and for companions, it is death as in Second Edition. */
export const knockOut: ProcedureOf<'survivor-down'> = {
  fall(t, f) {
    const s = t.g.survivors[f.who];
    if (!inCampaign(t) || s.role !== 'played') return 'die';
    const zone = s.zone;
    fallOut(t, f.who);
    placeAt(s, zone);
    const life = lifeOf(t, s);
    life.fate = 'down';
    life.until = t.g.round + 1;
    tell(t, { t: 'knocked-out', who: f.who, zone });
    if (allOut(t)) finish(t, { result: 'lost', reason: 'everyone-out' });
    return 'done';
  },
  ...woundProcedures['survivor-down'],
  done() {},
};

/** Someone takes the fallen up: out for this mission, but alive. Locals: who, which (survivor id). */
export const takeDown: ProcedureOf<'take-down'> = {
  take(t, f) {
    const s = t.g.survivors.find((x) => x.id === f.which);
    if (s === undefined) return END;
    tell(t, { t: 'took', who: f.who, what: 'down', colour: '', zone: s.zone });
    takeOff(s);
    lifeOf(t, s).fate = 'rescued';
  },
};

/** Nobody came before the end of the round after: dead for the campaign. */
export const fallenDie: Room<WashingtonLocals>['fallen-die'] = {
  check(t) {
    t.g.survivors.forEach((s, who) => {
      if (!liesDown(t, s) || t.g.round < lifeOf(t, s).until) return;
      lifeOf(t, s).fate = 'dead';
      takeOff(s);
      tell(t, { t: 'died', who, by: 'knock-out' });
    });
  },
};

/** Campaign skills this survivor has not yet taken as a reward; one it has otherwise may be taken too. */
const openSkills = (t: Table, s: Survivor): string[] =>
  (t.r.content.campaign?.skills ?? []).filter((id) => !lifeOf(t, s).skills.includes(id));

/** Points crossed off one by one; a marked box brings its reward at that very moment. Locals: who, count. */
export const campaignPoints: ProcedureOf<'campaign-points'> = {
  next(t, f) {
    const campaign = t.r.content.campaign;
    if (campaign === undefined || !inCampaign(t) || f.count <= 0) return END;
    const s = t.g.survivors[f.who];
    const life = lifeOf(t, s);
    if (life.points >= campaign.boxes) return END;
    f.count--;
    life.points++;
    tell(t, { t: 'campaign-point', who: f.who, total: life.points });
    if (!campaign.rewardAt.includes(life.points)) return 'next';
    const skills = openSkills(t, s);
    const about = Object.fromEntries(skills.map((id) => [id, { skill: id }]));
    ask(t, { kind: 'option', by: s.seat, who: f.who, topic: 'campaign-reward', points: life.points, keys: [BONUS, ...skills], about });
  },
  reward(t, f) {
    const s = t.g.survivors[f.who];
    const life = lifeOf(t, s);
    if (f.answer === BONUS) {
      life.bonus++;
      life.bonusLeft++;
    } else {
      life.skills.push(f.answer);
      if (!s.skills.includes(f.answer)) gainSkill(t, f.who, f.answer);
    }
    tell(t, { t: 'campaign-reward', who: f.who, reward: f.answer });
    return 'next';
  },
};

const BONUS = 'bonus-action';

/** Cards kept from the mission before are taken out of the decks before anything is dealt: they are in somebody's hands already. */
export function putKeptAside(t: Table): void {
  for (const s of t.g.survivors) {
    if (s.role !== 'played') continue;
    for (const item of sheetOf(t.g.setup.campaign, s.id).kept) {
      const card = fetchCard(t, item);
      if (card !== NO_CARD) lifeOf(t, s).kept.push(card);
    }
  }
}

/** Steps of a survivor's start: skills of the sheet first, so that they count at once; kept cards last, with free arranging. */
export const sheetSteps: ProcedureOf<'survivor-start'> = {
  sheet(t, f) {
    const s = t.g.survivors[f.who];
    for (const id of lifeOf(t, s).skills) if (!s.skills.includes(id)) gainSkill(t, f.who, id);
  },
};

export const keptSteps: ProcedureOf<'survivor-start'> = {
  /** what does not fit is thrown away by choice, never by chance */
  kept(t, f) {
    const life = t.g.campaign?.lives[t.g.survivors[f.who].id];
    if (life === undefined || life.kept.length === 0) return;
    receive(t, f.who, life.kept);
    life.kept = [];
  },
};

/** A bonus action of the campaign sheet: one more action now, once per mission each. */
export const bonus: Action = {
  verb: 'bonus',
  list(t, s, push) {
    if (bonusLeft(t, s) > 0) push('bonus');
  },
  check: (t, s) => (bonusLeft(t, s) > 0 ? null : refuse('no-bonus-action')),
  run(t, s) {
    lifeOf(t, s).bonusLeft--;
    s.actions++;
  },
  describe: () => ({ cost: { actions: 0 } }),
};

const bonusLeft = (t: Table, s: Survivor): number => t.g.campaign?.lives[s.id]?.bonusLeft ?? 0;

/** The next mark of a level's climb: a point for first reaching Orange, another for Red; later laps of Ultrared bring none. */
export function pointForLevel(t: Table, who: SurvivorId, level: number): void {
  if (inCampaign(t) && level >= 2 && t.g.survivors[who].laps === 0) call(t, 'campaign-points', { who, count: 1 });
}
