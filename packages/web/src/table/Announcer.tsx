// What happens, read aloud: the lines of the log that matter, and every question that is this reader's to answer.
import { useEffect, useRef } from 'react';
import { announce } from '../app/announce.ts';
import { merge } from '../log/merge.ts';
import { writer } from '../log/writer.ts';
import { play } from '../sound/sounds.ts';
import { askText } from './decisions/ask-text.ts';
import { useScene } from './scene.ts';

/** More than this at once nobody listens to; the log has the rest. */
const MOST = 12;
/** A short buzz in the hand of whoever waits for the others. */
const YOURS_MS = 120;

export function Announcer() {
  const scene = useScene();
  const { snapshot, names, board, view, may, content } = scene;
  const { events } = snapshot;
  const read = useRef(events.length);
  const asked = useRef('');
  useEffect(() => {
    const fresh = events.length >= read.current ? events.slice(read.current) : [];
    read.current = events.length;
    if (fresh.length === 0) return;
    void writer().then((write) => {
      const lines = merge(fresh).map((one) =>
        write(one.event, { names, board, mission: view.mission, crowd: one.more, cards: content.zombieDeck }),
      );
      for (const line of lines.filter((one) => one.tone !== 'quiet').slice(-MOST)) announce(line.text);
    });
  }, [events, names, board, view.mission, content]);

  const { ask, tick } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is announced once
  useEffect(() => {
    const question = ask === null ? '' : `${tick} ${ask.kind}`;
    // after others have acted, the same kind of question is news again
    if (!may) asked.current = '';
    if (!may || ask === null || asked.current === question) return;
    const fresh = !asked.current.endsWith(` ${ask.kind}`);
    asked.current = question;
    if (ask.kind === 'turn') {
      const s = view.survivors[ask.survivor];
      announce(
        names.l.t('table.your-turn', {
          who: names.survivor(ask.survivor),
          actions: names.l.t('table.actions-left', { count: s?.actions ?? 0 }),
        }),
      );
    } else announce(askText(scene, ask).title);
    if (!fresh) return;
    play('yours');
    // browsers refuse it, with a complaint, before the page was touched for the first time
    if (snapshot.connection === 'online' && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(YOURS_MS);
  }, [ask, tick, may]);
  return null;
}
