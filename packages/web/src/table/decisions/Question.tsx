// The frame of every question but the turn: what is asked, of whom, the answers, and one button that gives the answer.
import type { AskView } from '@holdout/engine';
import { lazy, type ReactNode, Suspense, useId, useRef } from 'react';
import { useQuestionFocus } from '../input/focus.ts';
import { useKeys } from '../input/keys.ts';
import { Icon } from '../parts/Icon.tsx';
import { Key } from '../parts/Key.tsx';
import { tellRefusal, usePick, useScene } from '../scene.ts';
import { askText } from './ask-text.ts';
import { useLeave } from './for-me.ts';

// whoever is asked alone, at a table of one's own, has nobody to wait for or to agree with
const TeamBar = lazy(() => import('../parts/together.ts').then((file) => ({ default: file.TeamBar })));

interface QuestionProps {
  readonly ask: AskView;
  readonly may: boolean;
  readonly icon: string;
  readonly children: ReactNode;
  /** the answer the button gives; null: not complete yet. Absent: every answer is a button of its own. */
  readonly answer?: string | null;
  readonly onGive?: (key: string) => void;
  /** label of the button */
  readonly say?: string;
  readonly aside?: ReactNode;
  /** whoever only watches reads the body too: it shows numbers, and controls only to those who may answer */
  readonly told?: boolean;
  /** the answer Enter gives where each is a button of its own: what was advised or is proposed */
  readonly advised?: string | null;
}

export function Question({ ask, may, icon, children, answer, onGive, say, aside, told = false, advised = null }: QuestionProps) {
  const scene = useScene();
  const { l } = scene.names;
  const id = useId();
  const together = ask.by < 0 && scene.host.team !== undefined && scene.view.seats > 1;
  const { title, text } = askText(scene, ask, together);
  const { proposal, mine } = scene.snapshot;
  // what lies there already is agreed to, not put forward again
  const same = together && proposal !== null && answer === proposal.key;
  const agreed = same && mine.every((seat) => proposal.agreed.includes(seat));
  const agree = same && !agreed ? () => tellRefusal(scene, scene.host.team?.agree(proposal.key)) : null;
  const put = answer !== undefined && answer !== null && onGive !== undefined ? () => onGive(answer) : null;
  const give = agreed ? null : (agree ?? put);
  const leave = useLeave(ask, may);
  const left = usePick((u) => u.forMe !== null);
  const shown = usePick((u) => u.advised);
  const offered = advised !== null && onGive !== undefined && ask.options.some((o) => o.key === advised);
  useKeys(may, { Enter: give ?? (offered ? () => onGive(advised) : null) });
  const box = useRef<HTMLElement>(null);
  useQuestionFocus(box, may, `${ask.kind} ${ask.about} ${scene.view.tick}`);
  return (
    <section className="t-question" aria-labelledby={id} data-kind={ask.kind} ref={box} tabIndex={-1}>
      <header>
        <Icon name={icon} />
        <div>
          <h2 id={id}>{title}</h2>
          {text !== '' && <p>{text}</p>}
        </div>
        {aside}
      </header>
      {(scene.host.team !== undefined || !mine.includes(ask.by)) && (
        <Suspense>
          <TeamBar ask={ask} answer={answer} />
        </Suspense>
      )}
      <div className="t-question-body" data-told={told || undefined} inert={!may && !told}>
        {children}
      </div>
      {may && (answer !== undefined || leave !== null) && (
        <div className="t-preview-foot">
          {leave !== null && (
            <button type="button" className="t-cancel" disabled={left} onClick={leave}>
              {l.t('table.for-me')}
            </button>
          )}
          {answer !== undefined && (
            <button
              type="button"
              className="t-commit"
              data-advised={(give !== null && shown === answer) || undefined}
              disabled={give === null}
              onClick={() => give?.()}
              aria-keyshortcuts="Enter"
            >
              {together && answer !== null
                ? l.t(agreed ? 'team.you-agreed' : same ? 'team.agree' : 'team.propose')
                : (say ?? l.t('table.confirm'))}{' '}
              <Key>⏎</Key>
            </button>
          )}
        </div>
      )}
    </section>
  );
}
