// The mirror of a cardboard table as the page keeps it: in this browser's store, so that a reload or a dead phone loses nothing.
import type { GameEvent } from '@holdout/engine';
import type { Change, Deed } from '@holdout/engine/companion';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CompanionReply, CompanionWish, Mirror } from '../game/local/companion.ts';
import { engineWorker } from '../game/local/worker.ts';

const KEPT = 'holdout.companion';
/** Cards that stay in sight. */
const MOST_CARDS = 12;
const MOST_UNDO = 30;

export type Seen = Extract<CompanionReply, { readonly ok: true }>;
export type TurnedCard = Pick<Extract<GameEvent, { readonly t: 'zombie-card' }>, 'card' | 'level' | 'zone'>;

interface Kept {
  readonly mirror: Mirror;
  /** what was told last, by deed */
  readonly told: readonly GameEvent[];
  readonly cards: readonly TurnedCard[];
}

function read(): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Kept | null;
    return kept?.mirror && Array.isArray(kept.told) && Array.isArray(kept.cards) ? kept : null;
  } catch {
    return null;
  }
}

function write(kept: Kept | null): void {
  try {
    if (kept === null) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // a full or closed store: the table goes on as long as the page is open
  }
}

export type Companion =
  | { readonly is: 'loading' | 'none' | 'unreadable' }
  | { readonly is: 'there'; readonly seen: Seen; readonly told: readonly GameEvent[]; readonly cards: readonly TurnedCard[] };

export interface Doing {
  open(wish: Extract<CompanionWish, { readonly is: 'open' }>): Promise<void>;
  change(...changes: Change[]): Promise<void>;
  deed(deed: Deed): Promise<void>;
  answer(key: string): Promise<boolean>;
  card(): Promise<void>;
  undo: (() => void) | null;
  forget(): void;
  /** label key of what was refused last */
  readonly refused: string | null;
}

export function useMirror(): { readonly now: Companion; readonly doing: Doing } {
  const [now, setNow] = useState<Companion>({ is: 'loading' });
  const [refused, setRefused] = useState<string | null>(null);
  const [before, setBefore] = useState<readonly Kept[]>([]);
  const kept = useRef<Kept | null>(null);

  const show = useCallback((seen: Seen, told: readonly GameEvent[], cards: readonly TurnedCard[]) => {
    kept.current = { mirror: seen.mirror, told, cards };
    write(kept.current);
    setNow({ is: 'there', seen, told, cards });
  }, []);

  useEffect(() => {
    const found = read();
    if (found === null) return setNow({ is: 'none' });
    let gone = false;
    const fail = () => !gone && setNow({ is: 'unreadable' });
    engineWorker()
      .companion({ is: 'look', mirror: found.mirror })
      .then((reply) => {
        if (gone) return;
        if (reply.ok) show(reply, found.told, found.cards);
        else fail();
      }, fail);
    return () => {
      gone = true;
    };
  }, [show]);

  /** `add`: told together with what was told before, as answers of one deed are. */
  const wish = async (asked: CompanionWish, add: boolean): Promise<boolean> => {
    const reply = await engineWorker().companion(asked);
    setRefused(reply.ok ? null : reply.refusal.reason);
    if (!reply.ok) return false;
    const last = kept.current;
    if (last !== null) setBefore((list) => [...list.slice(-MOST_UNDO + 1), last]);
    const turned = reply.events.flatMap((e): TurnedCard[] =>
      e.t === 'zombie-card' ? [{ card: e.card, level: e.level, zone: e.zone }] : [],
    );
    const cards = [...turned.reverse(), ...(last?.cards ?? [])].slice(0, MOST_CARDS);
    const told =
      asked.is === 'change' || asked.is === 'card' ? (last?.told ?? []) : add ? [...(last?.told ?? []), ...reply.events] : reply.events;
    show(reply, told, cards);
    return true;
  };
  const ofKept = async (make: (mirror: Mirror) => CompanionWish, add = false): Promise<boolean> =>
    kept.current === null ? false : wish(make(kept.current.mirror), add);

  const undo = async () => {
    const last = before[before.length - 1];
    if (last === undefined) return;
    setBefore((list) => list.slice(0, -1));
    const reply = await engineWorker().companion({ is: 'look', mirror: last.mirror });
    if (reply.ok) show(reply, last.told, last.cards);
  };

  return {
    now,
    doing: {
      open: async (asked) => {
        kept.current = null;
        setBefore([]);
        await wish(asked, false);
      },
      change: async (...changes) => void (await ofKept((mirror) => ({ is: 'change', mirror, changes }))),
      deed: async (deed) => void (await ofKept((mirror) => ({ is: 'deed', mirror, deed }))),
      answer: (key) => ofKept((mirror) => ({ is: 'answer', mirror, key }), true),
      card: async () => void (await ofKept((mirror) => ({ is: 'card', mirror }))),
      undo: before.length > 0 ? () => void undo() : null,
      forget() {
        kept.current = null;
        write(null);
        setBefore([]);
        setNow({ is: 'none' });
      },
      refused,
    },
  };
}
