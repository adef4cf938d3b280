// Talk of those who gather: the same lines the table goes on with.
import type { GameLink, LinkState } from '@holdout/protocol';
import { useEffect, useId, useRef, useState } from 'react';
import { announce } from '../app/announce.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { play } from '../sound/sounds.ts';

interface LobbyTalkProps {
  readonly link: GameLink;
  readonly chat: LinkState['chat'];
  readonly you: string;
}

export function LobbyTalk({ link, chat, you }: LobbyTalkProps) {
  const { t, has } = useLabels();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const title = useId();
  const list = useRef<HTMLOListElement>(null);
  const heard = useRef(chat.at(-1));
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
    const last = chat.at(-1);
    if (last === heard.current) return;
    heard.current = last;
    if (last === undefined || last.player === you) return;
    announce(t('lobby.said', { name: last.nick, text: last.text }));
    play('take');
  }, [chat, you, t]);
  const say = async () => {
    const words = text.trim();
    if (words === '') return;
    const reply = await link.request({ t: 'chat', text: words });
    setProblem(reply.ok ? null : reply.code);
    // what was not taken can be sent again
    if (reply.ok) setText('');
  };
  return (
    <section className="panel stack lobby-talk" aria-labelledby={title}>
      <h2 id={title}>{t('lobby.talk')}</h2>
      {chat.length === 0 ? (
        <p className="soft small">{t('lobby.talk.empty')}</p>
      ) : (
        <ol className="lobby-said" ref={list}>
          {chat.map((line) => (
            <li key={`${line.at} ${line.player} ${line.text}`}>
              <b>{line.nick}</b> {line.text}
            </li>
          ))}
        </ol>
      )}
      {problem !== null && (
        <p className="notice bad" role="alert">
          {t(has(`error.${problem}`) ? `error.${problem}` : 'error.internal')}
        </p>
      )}
      <form
        className="lobby-say"
        onSubmit={(event) => {
          event.preventDefault();
          void say();
        }}
      >
        <input
          className="input"
          value={text}
          maxLength={300}
          onChange={(event) => setText(event.target.value)}
          aria-label={t('lobby.say')}
          placeholder={t('lobby.say')}
        />
        <button type="submit" className="button">
          {t('lobby.send')}
        </button>
      </form>
    </section>
  );
}
