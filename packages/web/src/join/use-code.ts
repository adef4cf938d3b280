// A code or link that somebody types: looked up before they are sent anywhere, so that a slip is told beside the field it was made in.
import { useState } from 'react';
import { go } from '../app/router.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { findCode } from './codes.ts';

interface TypedCode {
  readonly text: string;
  readonly type: (text: string) => void;
  /** what is wrong with what was typed */
  readonly problem: string | null;
  readonly submit: (event: React.FormEvent) => void;
}

export function useTypedCode(): TypedCode {
  const { t, has } = useLabels();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const look = async () => {
    const found = findCode(text);
    if (found === null) return setProblem(t('join.wrong'));
    if (found.watch) return go(`watch/${found.code}`);
    const room = await import('./invitations.ts').then(
      ({ invited, forgetInvitation }) => {
        forgetInvitation(found.code);
        return invited(found.code);
      },
      // without a network even the question cannot be put
      () => 'unreachable',
    );
    if (typeof room !== 'string') return go(`room/${room.room}`);
    if (room === 'no-room') return setProblem(t('join.no-room', { code: found.code.toUpperCase() }));
    setProblem(t(has(`error.${room}`) ? `error.${room}` : 'error.internal'));
  };
  return {
    text,
    type: (typed) => {
      setText(typed);
      setProblem(null);
    },
    problem,
    submit: (event) => {
      event.preventDefault();
      void look();
    },
  };
}
