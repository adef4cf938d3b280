// The threat layer: wounds a survivor standing in each zone would face in the next zombies phase.
import { FAR } from '../board/index.ts';
import type { Table } from '../rules.ts';
import { tables } from '../table.ts';
import { gather } from '../zombies/groups.ts';
import { preyIn } from '../zombies/senses.ts';

/** Zombies there attack with every action; whoever has actions left after walking in from elsewhere attacks with those. */
export function threat(t: Table): number[] {
  const wounds: number[] = new Array(t.g.noise.length).fill(0);
  const board = tables(t);
  const groups = gather(t, null, null);
  for (let i = 0; i < groups.length; i += 3) {
    const [zone, kind, count] = [groups[i], groups[i + 1], groups[i + 2]];
    const { actions, base } = t.r.kinds[kind];
    if (t.g.freeze.includes(zone)) continue;
    wounds[zone] += count * actions;
    if (actions < 2 || base === 'necromancer' || preyIn(t, zone)) continue;
    for (let to = 0; to < wounds.length; to++) {
      const away = to === zone ? FAR : board.zombieDistance(zone, to);
      if (away < actions) wounds[to] += count * (actions - away);
    }
  }
  return wounds;
}
