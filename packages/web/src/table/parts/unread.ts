import { useEffect, useRef } from 'react';
import { usePick, useScene } from '../scene.ts';

/** How many lines of others came since the talk was last open. */
export function useUnread(): number {
  const { snapshot, ui } = useScene();
  const said = snapshot.said ?? [];
  const read = usePick((u) => u.read);
  const open = usePick((u) => u.panel === 'chat');
  const last = said[said.length - 1]?.id ?? -1;
  // what was said before this browser came is old
  const first = useRef(last);
  useEffect(() => {
    if (open) ui.set({ read: last });
  }, [open, last, ui]);
  return open ? 0 : said.filter((one) => one.id > Math.max(read, first.current) && !one.own).length;
}
