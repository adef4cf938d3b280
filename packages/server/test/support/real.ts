// The real rules and missions behind the server.
import { editions } from '@holdout/content';
import { createEngine, type EditionId } from '@holdout/engine';
import type { GameLink, GameWish } from '@holdout/protocol';
import { until } from './guest.ts';
import type { Table } from './table.ts';

export const realEngine = createEngine(editions);

/** Six survivors of an edition on a mission, one to a seat. */
export function realWish(edition: EditionId, mission: string, seats = 6): GameWish {
  const ids = (editions.find((content) => content.edition === edition)?.survivors ?? []).map((survivor) => survivor.id);
  return {
    setup: {
      edition,
      mission,
      seats: Array.from({ length: seats }, (_, seat) => ids.filter((_, i) => i < 6 && i % seats === seat)),
      options: {},
    },
  };
}

export interface PlayedOut {
  readonly answers: number;
  /** frames of decisions seen, by kind */
  readonly kinds: Readonly<Record<string, number>>;
}

/** Everyone answers from what their own link shows, until the game is over. `pick` chooses among so many. */
export async function playOut(
  table: Table,
  pick: (count: number) => number,
  between: (tick: number) => Promise<void> = async () => {},
): Promise<PlayedOut> {
  const kinds: Record<string, number> = {};
  const [first] = table.links as [GameLink];
  let answers = 0;
  while (first.state.view?.over == null) {
    const { tick } = first.state;
    await until(() => table.links.every((link) => link.state.tick === tick), `everyone at tick ${tick}`);
    await between(tick);
    const ask = first.state.view?.ask;
    if (!ask) throw new Error('neither over nor asked');
    kinds[ask.kind] = (kinds[ask.kind] ?? 0) + 1;
    if (ask.by === -1) await agreeAll(table, tick, pick);
    else {
      const link = table.links.find((candidate) => candidate.state.options !== null);
      const options = link?.state.options ?? [];
      const reply = await link?.answer(options[pick(options.length)]?.key ?? '');
      if (!reply?.ok) throw new Error(`seat ${ask.by}, ${ask.kind}: ${JSON.stringify(reply)}`);
    }
    answers++;
    await until(() => first.state.tick > tick, `a step after ${tick}`);
  }
  await until(() => table.links.every((link) => link.state.room?.phase === 'finished'), 'everyone knows it is over');
  return { answers, kinds };
}

async function agreeAll(table: Table, tick: number, pick: (count: number) => number): Promise<void> {
  const proposer = table.links[pick(table.links.length)] as GameLink;
  const options = proposer.state.options ?? [];
  const key = options[pick(options.length)]?.key ?? '';
  const proposed = await proposer.request({ t: 'propose', tick, key });
  if (!proposed.ok) throw new Error(`propose: ${JSON.stringify(proposed)}`);
  for (const link of table.links) {
    if (link === proposer) continue;
    const reply = await link.request({ t: 'agree', tick, key });
    if (!reply.ok) throw new Error(`agree: ${JSON.stringify(reply)}`);
  }
}

/** Repeatable picks. */
export function picker(seed: number): (count: number) => number {
  let x = seed >>> 0 || 1;
  return (count) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 4294967296) * count);
  };
}
