// What a mission brings along in its own box.
import type { OwnBox } from '@holdout/engine/content';
import { use, useEffect, useState } from 'react';
import { loadEdition } from '../../game/editions.ts';
import type { TabProps } from '../EditorPage.tsx';
import { listBoxes, type OwnBoxRecord } from '../shelf.ts';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import { BoxEditor } from './BoxEditor.tsx';
import { take, tidyBox } from './model.ts';

const EMPTY: OwnBox = {};

export function BoxTab({ editor }: TabProps) {
  const { mission, edit } = editor;
  const l = useWorkshopLabels(mission.edition);
  const content = use(loadEdition(mission.edition));
  const [boxes, setBoxes] = useState<readonly OwnBoxRecord[]>([]);
  useEffect(() => {
    void listBoxes().then((all) => setBoxes(all.filter((one) => one.edition === mission.edition)));
  }, [mission.edition]);
  const change = (step: (box: OwnBox) => OwnBox) =>
    edit((now) => {
      const { box, ...rest } = now;
      const next = tidyBox(step(box ?? EMPTY));
      return next === undefined ? rest : { ...rest, box: next };
    });
  return (
    <div className="stack">
      <p className="soft">{l.t('box.mission-text')}</p>
      {boxes.length > 0 && (
        <div className="row">
          {boxes.map((one) => (
            <button type="button" className="button" key={one.id} onClick={() => change((now) => take(now, one.box))}>
              {l.t('box.take', { name: one.name || l.t('new.box.untitled') })}
            </button>
          ))}
        </div>
      )}
      <BoxEditor content={content} box={mission.box ?? EMPTY} change={change} tiles />
    </div>
  );
}
