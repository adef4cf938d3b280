import { useEffect, useRef } from 'react';
import { usePick } from '../scene.ts';

/**
 * Takes over what somebody else at the table puts forward, as long as this reader has changed nothing: a draft of one's own stays, and
 * the question offers to look at theirs. What was asked to be shown is always laid out. `draft`: the answer as it stands.
 */
export function useProposed(proposed: string | null, draft: string | null, take: (key: string) => void): void {
  const advised = usePick((u) => u.advised);
  /** what was laid out last by somebody else: a draft that is still this is nobody's own */
  const laid = useRef(draft);
  const known = useRef(proposed);
  const asked = useRef(advised);
  const latest = useRef({ draft, take });
  latest.current = { draft, take };
  useEffect(() => {
    const shown = advised !== null && advised !== asked.current;
    asked.current = advised;
    if (proposed === null || (proposed === known.current && !shown)) return;
    known.current = proposed;
    if (proposed === latest.current.draft) laid.current = proposed;
    if (!shown && latest.current.draft !== laid.current) return;
    laid.current = proposed;
    latest.current.take(proposed);
  }, [proposed, advised]);
}
