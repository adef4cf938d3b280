// Talk of the table: lines, quick words, who is there.
import type { Refusal } from '@holdout/engine';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import type { PointMark } from '../../game/host.ts';
import { useKeyboardRoom } from '../input/keyboard.ts';
import { pointAt } from '../input/pointing.ts';
import { isSmall } from '../insets.ts';
import { refusalText } from '../model/refusals.ts';
import { Icon } from '../parts/Icon.tsx';
import { useScene } from '../scene.ts';

const QUICK = ['wait', 'thanks', 'go', 'help', 'nice', 'sorry'] as const;
const MARKS: readonly PointMark[] = ['here', 'danger', 'help', 'go'];

export const Talk = memo(function Talk() {
  const scene = useScene();
  const { snapshot, host, names, ui } = scene;
  const { l } = names;
  const [text, setText] = useState('');
  const end = useRef<HTMLDivElement>(null);
  const said = snapshot.said ?? [];
  const bots = snapshot.presence.filter((one) => one.bot);
  const toNewest = useCallback(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines scroll into view
  useEffect(toNewest, [said.length, toNewest]);
  useKeyboardRoom(toNewest);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const say = async (words: string, typed = false) => {
    const line = words.trim();
    if (line === '') return;
    if (typed) setText('');
    const outcome = await host.talk?.say(line);
    setRefusal(outcome?.ok === false ? outcome.refusal : null);
    // what was not taken can be sent again
    if (typed && outcome?.ok === false) setText((now) => (now === '' ? words : now));
  };
  const point = (mark: PointMark) => {
    const { pointed, zone } = ui.get();
    const at = zone >= 0 ? zone : pointed;
    if (at >= 0) pointAt(scene, at, mark);
    // on a phone the panel lies over the board
    else ui.set({ aiming: mark, panel: isSmall() ? null : 'chat' });
  };
  return (
    <div className="t-talk">
      <ul className="t-presence">
        {snapshot.people?.map((p) => (
          <li key={p.id} data-present={p.is !== 'away' || undefined}>
            <Icon name="player" />
            {p.name} <small>{l.t(`presence.${p.is}`)}</small>
          </li>
        ))}
        {bots.map((p) => (
          <li key={p.seat} data-present>
            <Icon name="bot" />
            {names.team(p.seat)} <small>{l.t('presence.bot')}</small>
          </li>
        ))}
      </ul>
      <div role="log" aria-label={l.t('panel.chat')}>
        <ol className="t-said">
          {said.map((one) => (
            <li key={one.id}>
              <b>{one.name}</b> {one.text}
            </li>
          ))}
        </ol>
      </div>
      <div className="t-say">
        <div className="t-quicks">
          <fieldset className="t-quick" aria-label={l.t('talk.quick')}>
            {QUICK.map((word) => (
              <button key={word} type="button" onClick={() => void say(l.t(`talk.${word}`))}>
                {l.t(`talk.${word}`)}
              </button>
            ))}
          </fieldset>
          <fieldset className="t-quick" aria-label={l.t('talk.point')}>
            {MARKS.map((mark) => (
              <button key={mark} type="button" onClick={() => point(mark)}>
                <Icon name="ping" /> {l.t(`point.${mark}`)}
              </button>
            ))}
          </fieldset>
        </div>
        <form
          onSubmit={(e) => {
            e.preventDefault();
            void say(text, true);
          }}
        >
          {refusal !== null && (
            <p className="t-unsaid" role="alert">
              <Icon name="warning" /> {refusalText(names, refusal)}
            </p>
          )}
          <input
            value={text}
            maxLength={300}
            onChange={(e) => setText(e.target.value)}
            aria-label={l.t('talk.say')}
            placeholder={l.t('talk.say')}
          />
          <button type="submit">{l.t('talk.send')}</button>
        </form>
      </div>
      <div className="t-talk-end" ref={end} />
    </div>
  );
});
