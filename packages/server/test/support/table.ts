import type { GameLink, GameWish } from '@holdout/protocol';
import { type Address, TestGuest, toyWish, until } from './guest.ts';

export interface Table {
  readonly guests: readonly TestGuest[];
  readonly links: readonly GameLink[];
  readonly code: string;
  readonly watch: string;
  leave(): void;
}

/** People at a table, each on a seat of their own, the first being the host; the game has begun. */
export async function seatTable(at: Address, people: number, wish: GameWish = toyWish(people), start = true): Promise<Table> {
  const guests: TestGuest[] = [];
  for (let i = 0; i < people; i++) guests.push(await TestGuest.come(at, i === 0 ? 'Host' : `Guest ${i}`));
  const [host] = guests as [TestGuest];
  const room = await host.create(wish);
  const code = room.room as string;
  const links: GameLink[] = [];
  for (const guest of guests) links.push(await guest.enter(code));
  for (const [seat, link] of links.entries()) {
    const reply = await link.request({ t: 'seat', seat, do: 'claim' });
    if (!reply.ok) throw new Error(`claim ${seat}: ${reply.code}`);
  }
  if (start) {
    const reply = await links[0]?.request({ t: 'start' });
    if (!reply?.ok) throw new Error(`start: ${JSON.stringify(reply)}`);
    await until(() => links.every((link) => link.state.view !== null), 'first views');
  }
  return {
    guests,
    links,
    code,
    watch: room.watch,
    leave: () => {
      for (const guest of guests) guest.leave();
    },
  };
}

/** The link of the person whose turn it is, once every link has seen the same tick. */
export async function onTurn(table: Table): Promise<GameLink> {
  await until(() => table.links.every((link) => link.state.tick === table.links[0]?.state.tick), 'the same tick');
  const link = table.links.find((candidate) => candidate.state.options !== null);
  if (!link) throw new Error('nobody may answer');
  return link;
}

/** Whoever may passes, until the game is over. */
export async function toTheEnd(links: readonly GameLink[]): Promise<void> {
  const [first] = links as [GameLink];
  await until(() => first.state.room?.phase === 'running', 'begun');
  while (first.state.room?.phase === 'running') {
    const { tick } = first.state;
    const mine = () => links.find((one) => one.state.options !== null && one.state.tick === tick);
    await until(() => mine() !== undefined || first.state.tick > tick || first.state.room?.phase === 'finished', `tick ${tick}`);
    await mine()?.answer('pass');
    await until(() => first.state.tick > tick || first.state.room?.phase === 'finished', 'a step');
  }
}
