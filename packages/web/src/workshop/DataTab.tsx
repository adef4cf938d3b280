// The same mission as JSON, both ways: looked at while it is typed, taken over once it can be read.
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { engineWorker } from '../game/local/worker.ts';
import { DataHelp } from './DataHelp.tsx';
import type { TabProps } from './EditorPage.tsx';
import { offsetOf, pathAt } from './json-places.ts';
import { placeText, problemText } from './problem-text.ts';
import { useShownPlace } from './shown-place.ts';
import { useWorkshopLabels } from './use-workshop-labels.ts';

const LOOK_AFTER_MS = 400;

interface Problem {
  readonly place: string;
  readonly reason: string;
}

/** JSON that cannot be read, or what the parser says of it. */
async function problemsOf(text: string, notJson: string): Promise<readonly Problem[]> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return [{ place: '', reason: notJson }];
  }
  const read = await engineWorker().readMission(json);
  return read.ok ? [] : read.problems;
}

export function DataTab({ editor }: TabProps) {
  const { mission, edit } = editor;
  const l = useWorkshopLabels(mission.edition);
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => JSON.stringify(mission, null, 2));
  const [cursor, setCursor] = useState(0);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const { place, stamp } = useShownPlace();
  useEffect(() => setText(JSON.stringify(mission, null, 2)), [mission]);
  const notJson = l.t('workshop.not-json');
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(() => void problemsOf(text, notJson).then((found) => !gone && setProblems(found)), LOOK_AFTER_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [text, notJson]);

  /** Puts the cursor there and brings it into sight: browsers scroll to a selection when it is given the focus anew. */
  const show = useCallback((at: number) => {
    const field = area.current;
    if (!field) return;
    field.blur();
    field.focus();
    field.setSelectionRange(at, at);
    field.scrollTop = Math.max(
      0,
      (field.value.slice(0, at).split('\n').length - 6) * (field.scrollHeight / field.value.split('\n').length),
    );
    setCursor(at);
  }, []);
  useEffect(() => {
    const field = area.current;
    if (stamp > 0 && place !== '' && field) show(offsetOf(field.value, place));
  }, [place, stamp, show]);

  const take = async () => {
    const found = await problemsOf(text, notJson);
    setProblems(found);
    if (found.length > 0) return;
    const read = await engineWorker().readMission(JSON.parse(text));
    if (read.ok) edit((now) => ({ ...read.mission, id: now.id, edition: now.edition }));
  };
  return (
    <div className="workshop-data">
      <div className="stack">
        <label className="field" htmlFor={id}>
          <span className="label">{l.t('workshop.data')}</span>
          <textarea
            ref={area}
            className="input workshop-raw"
            id={id}
            rows={24}
            spellCheck={false}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setCursor(event.target.selectionStart);
            }}
            onSelect={(event) => setCursor(event.currentTarget.selectionStart)}
          />
        </label>
        {problems.length > 0 && (
          <div className="notice bad" role="alert">
            <p>{l.t('workshop.problems', { count: problems.length })}</p>
            <ul>
              {problems.slice(0, 12).map((problem) => (
                <li key={problem.place + problem.reason}>
                  <button type="button" className="link" onClick={() => show(offsetOf(text, problem.place))}>
                    <code>{placeText(l, problem.place)}</code> {problemText(l, problem.reason)}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
        <button type="button" className="button main" disabled={problems.length > 0} onClick={() => void take()}>
          {l.t('workshop.take-over')}
        </button>
      </div>
      <DataHelp
        edition={mission.edition}
        path={pathAt(text, cursor)}
        onInsert={(json) => {
          setText(text.slice(0, cursor) + json + text.slice(cursor));
          setCursor(cursor + json.length);
        }}
      />
    </div>
  );
}
