import { useEffect, useRef } from 'react';

/** Takes over what somebody else at the table puts forward while this browser is still thinking. */
export function useProposed(proposed: string | null, take: (key: string) => void): void {
  const first = useRef(proposed);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    if (proposed === null || proposed === first.current) return;
    first.current = proposed;
    latest.current(proposed);
  }, [proposed]);
}
