// What somebody said or pointed at while this reader looked elsewhere: one line that goes by itself, and words for those who listen.
import { useEffect, useRef, useState } from 'react';
import { announce } from '../../app/announce.ts';
import type { Said } from '../../game/host.ts';
import { play } from '../../sound/sounds.ts';
import { usePick, useScene } from '../scene.ts';
import { Icon } from './Icon.tsx';

const SHOWN_MS = 8000;

export function Bubble() {
  const { snapshot, names, ui } = useScene();
  const { l } = names;
  const said = snapshot.said ?? [];
  const newest = said[said.length - 1];
  const heard = useRef(newest?.id ?? -1);
  const open = usePick((u) => u.panel === 'chat');
  const [shown, setShown] = useState<Said | null>(null);
  useEffect(() => {
    if (newest === undefined || newest.id <= heard.current) return;
    heard.current = newest.id;
    if (newest.own) return;
    announce(l.t('talk.said', { name: newest.name, text: newest.text }));
    play('take');
    setShown(newest);
  }, [newest, l]);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  const pointed = snapshot.pointed ?? [];
  const pings = useRef(0);
  useEffect(() => {
    for (const one of pointed) {
      if (one.id <= pings.current) continue;
      pings.current = one.id;
      if (snapshot.mine.includes(one.seat)) continue;
      announce(l.t('talk.points', { name: one.name, what: l.t(`point.${one.mark}`), zone: names.zone(one.zone) }));
      play('noise');
    }
  }, [pointed, snapshot.mine, l, names]);
  if (shown === null || open) return null;
  return (
    <button type="button" className="t-notice t-bubble" onClick={() => ui.set({ panel: 'chat' })}>
      <Icon name="chat" />
      <span>
        <b>{shown.name}</b> {shown.text}
      </span>
    </button>
  );
}
