// Washington: the clock, campaign skills at setup, knock-out instead of death in the campaign.
import { patch } from '../../kernel/index.ts';
import type { Replaced, Room } from '../../procedures.ts';
import type { Table } from '../../rules.ts';
import { openWindow } from '../../skills/window.ts';
import { NO_CARD, type Survivor } from '../../state/state.ts';
import { gainSkill, levelUp } from '../../survivors/adrenaline.ts';
import { fetchCard } from '../../survivors/dealing.ts';
import { stow } from '../../survivors/inventory.ts';
import { ask, call } from '../../table.ts';
import { setupProcedures } from '../core/begin.ts';
import { gameProcedures } from '../core/round.ts';
import { campaignPoints, fallenDie, keptSteps, knockOut, pointForLevel, putKeptAside, sheetSteps, takeDown } from './campaign.ts';
import { callOwn, type WashingtonLocals } from './locals.ts';

const AMMO = ['plenty-of-bullets', 'plenty-of-shells'];

export const washingtonProcedures: Replaced & Room<WashingtonLocals> = {
  /** Locals: who. */
  'survivor-start': {
    ...sheetSteps,
    jack(t, f) {
      const s = t.g.survivors[f.who];
      if (!s.skills.includes('jack-of-all-trades')) return 'ammo';
      const open = (t.r.content.campaign?.skills ?? []).filter((id) => !s.skills.includes(id));
      ask(t, { kind: 'skill', by: s.seat, who: f.who, level: 0, keys: open });
    },
    jackTaken(t, f) {
      gainSkill(t, f.who, f.answer);
    },
    ammo(t, f) {
      const s = t.g.survivors[f.who];
      if (!s.skills.includes('starts-with-ammo-card')) return 'values';
      ask(t, { kind: 'option', by: s.seat, who: f.who, topic: 'ammo-card', keys: AMMO });
    },
    ammoTaken(t, f) {
      giveNamed(t, t.g.survivors[f.who], f.answer);
    },
    ...setupProcedures['survivor-start'],
    ...keptSteps,
  },
  'deal-starting-cards': {
    aside: putKeptAside,
    ...setupProcedures['deal-starting-cards'],
  },
  'level-up': patch(levelUp, {
    reached(t, f) {
      pointForLevel(t, f.who, f.from);
    },
  }),
  'campaign-points': campaignPoints,
  'survivor-down': knockOut,
  'take-down': takeDown,
  'fallen-die': fallenDie,
  'end-phase': patch(gameProcedures['end-phase'], {
    last(t) {
      callOwn(t, 'fallen-die');
      openWindow(t, 'end-phase-last', {});
    },
    clear(t) {
      if (t.g.hour >= 0) t.g.hour = (t.g.hour + 1) % 24;
      call(t, 'clear-tokens');
    },
  }),
};

function giveNamed(t: Table, s: Survivor, item: string): void {
  const card = fetchCard(t, item);
  if (card !== NO_CARD) stow(t, s, card);
}
