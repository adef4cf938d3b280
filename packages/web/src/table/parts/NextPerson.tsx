import { useEffect, useState } from 'react';
import { useScene, useShown } from '../scene.ts';
import { Portrait } from './Portrait.tsx';

/** One device, several people: whose turn it is, once what happened has been shown to all. It goes with that person's first choice. */
export function NextPerson() {
  const { view, snapshot, names } = useScene();
  const { playing } = useShown();
  const by = view.ask?.by ?? -1;
  const [holder, setHolder] = useState<{ readonly seat: number; readonly since: number }>({ seat: -1, since: -1 });
  const shared = snapshot.connection === 'local' && new Set(snapshot.mine.map(names.seat)).size > 1;
  const due = shared && by >= 0 && snapshot.mine.includes(by);
  useEffect(() => {
    if (due) setHolder((now) => (now.seat === by ? now : { seat: by, since: view.tick }));
  }, [due, by, view.tick]);
  if (!due || playing || holder.seat !== by || holder.since !== view.tick) return null;
  const theirs = view.survivors.filter((s) => s.seat === by && s.role === 'played');
  return (
    <div className="t-notice t-next-person" role="status">
      {theirs.map((s) => (
        <Portrait key={s.index} index={s.index} size={28} />
      ))}
      <b>{names.l.t('table.next-person', { name: names.seat(by) })}</b>
    </div>
  );
}
