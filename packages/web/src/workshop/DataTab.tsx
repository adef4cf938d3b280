// The same mission as JSON, both ways: what is typed is taken over once it can be read.
import { useEffect, useId, useState } from 'react';
import { engineWorker } from '../game/local/worker.ts';
import type { TabProps } from './EditorPage.tsx';
import { useWorkshopLabels } from './use-workshop-labels.ts';
import { Problems } from './WorkshopPage.tsx';

export function DataTab({ editor }: TabProps) {
  const { mission, edit } = editor;
  const l = useWorkshopLabels(mission.edition);
  const id = useId();
  const [text, setText] = useState(() => JSON.stringify(mission, null, 2));
  const [problems, setProblems] = useState<readonly { readonly place: string; readonly reason: string }[]>([]);
  useEffect(() => setText(JSON.stringify(mission, null, 2)), [mission]);
  const take = async () => {
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch (error) {
      setProblems([{ place: '', reason: error instanceof Error ? error.message : l.t('workshop.not-json') }]);
      return;
    }
    const read = await engineWorker().readMission(json);
    if (!read.ok) setProblems(read.problems);
    else {
      setProblems([]);
      edit((now) => ({ ...read.mission, id: now.id, edition: now.edition }));
    }
  };
  return (
    <div className="stack">
      <label className="field" htmlFor={id}>
        <span className="label">{l.t('workshop.data')}</span>
        <textarea
          className="input workshop-raw"
          id={id}
          rows={24}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      {problems.length > 0 && <Problems list={problems} />}
      <button type="button" className="button main" onClick={() => void take()}>
        {l.t('workshop.take-over')}
      </button>
    </div>
  );
}
