// Every game this browser takes part in: its own and those on the server.
import type { EditionId } from '@holdout/engine/content';
import { useEffect, useState } from 'react';
import { isEdition } from '../game/editions.ts';
import { browserSaves } from '../game/local/saves.ts';
import { hasGuest } from '../game/online/guest.ts';

export interface GameLine {
  readonly id: string;
  /** names its record: the watching code of a game on the server */
  readonly record: string;
  readonly online: boolean;
  readonly edition: EditionId;
  readonly mission: string;
  readonly round: number;
  readonly tick: number;
  readonly phase: 'lobby' | 'running' | 'finished' | 'frozen';
  readonly result: 'won' | 'lost' | null;
  readonly yourTurn: boolean;
  /** whoever else it waits for */
  readonly waitsFor?: string | null | undefined;
  readonly people: readonly string[];
  readonly survivors: readonly string[];
  readonly updated: number;
  /** begun from a moment of another game */
  readonly branch?: unknown;
  readonly rewound?: number;
  readonly daily?: string;
}

async function localLines(): Promise<GameLine[]> {
  const cards = await browserSaves.cards();
  return cards.flatMap((card) => {
    const { edition, players, waiting } = card;
    if (!isEdition(edition)) return [];
    const person = waiting !== null && (waiting < 0 || players[waiting]?.bot === null);
    return {
      ...card,
      record: card.id,
      edition,
      online: false,
      phase: card.result ? ('finished' as const) : ('running' as const),
      yourTurn: person,
      people: players.map((player) => player.name),
    };
  });
}

async function onlineLines(): Promise<GameLine[]> {
  if (!hasGuest()) return [];
  const { myGames } = await import('../game/online/api.ts');
  const games = await myGames();
  return games.flatMap((game) =>
    isEdition(game.edition)
      ? {
          ...game,
          edition: game.edition,
          id: game.room,
          record: game.watch ?? game.room,
          online: true,
          people: [game.host],
          survivors: [] as string[],
        }
      : [],
  );
}

export interface Games {
  readonly lines: readonly GameLine[];
  readonly loading: boolean;
  /** the server did not answer: its games are missing from the list */
  readonly serverSilent: boolean;
  readonly reload: () => void;
}

export function useGames(): Games {
  const [local, setLocal] = useState<readonly GameLine[] | null>(null);
  const [online, setOnline] = useState<readonly GameLine[] | null | 'silent'>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again when told to
  useEffect(() => {
    let gone = false;
    localLines().then(
      (lines) => !gone && setLocal(lines),
      () => !gone && setLocal([]),
    );
    onlineLines().then(
      (lines) => !gone && setOnline(lines),
      () => !gone && setOnline('silent'),
    );
    return () => {
      gone = true;
    };
  }, [round]);
  const known = online === 'silent' ? [] : (online ?? []);
  const lines = [...(local ?? []), ...known].sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn) || b.updated - a.updated);
  return { lines, loading: local === null, serverSilent: online === 'silent', reload: () => setRound((n) => n + 1) };
}
