// M16: zombies walk through broken doors at no cost and thereby open them; a first door opened so spawns its building.
import { DOOR } from '../../board/key.ts';
import { NOBODY } from '../../state/state.ts';
import { openDoorNow } from '../../survivors/doors.ts';
import type { MissionModule } from './index.ts';

export const weakDoors: MissionModule = (c, d) => {
  d.entered.push((t, zone, from) => {
    if (from < 0) return;
    for (const door of c.board.doorsAt[zone]) {
      const { a, b } = c.board.plan.doors[door];
      if (t.g.doors[door] !== DOOR.broken || (a !== from && b !== from)) continue;
      openDoorNow(t, door, NOBODY);
      return;
    }
  });
};
