// A box of one's own: people, cards and decks for any game, kept in this browser, handed on as a file or link, printed as cards.
import type { OwnBox } from '@holdout/engine/content';
import { use, useEffect, useState } from 'react';
import LostPage from '../../app/LostPage.tsx';
import { Page } from '../../app/Page.tsx';
import { Copy } from '../../app/parts/Copy.tsx';
import { Icon } from '../../app/parts/Icon.tsx';
import { PrintButton } from '../../app/parts/PrintButton.tsx';
import { address, fullAddress } from '../../app/router.ts';
import { saveText } from '../../game/download.ts';
import { loadEdition } from '../../game/editions.ts';
import { engineWorker } from '../../game/local/worker.ts';
import { pack } from '../../game/record/pack.ts';
import { begin, change as changed, type History, redo, undo } from '../model/history.ts';
import { tellOwnBox } from '../own-labels.ts';
import { loadBox, type OwnBoxRecord, saveBox } from '../shelf.ts';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import { Problems } from '../WorkshopPage.tsx';
import { BoxEditor } from './BoxEditor.tsx';
import { tidyBox } from './model.ts';
import { SurvivorCards } from './SurvivorCards.tsx';

const opened = new Map<string, Promise<OwnBoxRecord | null>>();

function open(id: string): Promise<OwnBoxRecord | null> {
  let known = opened.get(id);
  if (!known) {
    known = loadBox(id).catch(() => null);
    opened.set(id, known);
  }
  return known;
}

export default function BoxPage({ id }: { readonly id: string }) {
  const record = use(open(id));
  useEffect(() => () => void opened.delete(id), [id]);
  return record ? <Bench record={record} /> : <LostPage />;
}

type Named = Pick<OwnBoxRecord, 'name' | 'box'>;

function Bench({ record }: { readonly record: OwnBoxRecord }) {
  const { edition } = record;
  const l = useWorkshopLabels(edition);
  const content = use(loadEdition(edition));
  const [history, setHistory] = useState<History<Named>>(() => begin({ name: record.name, box: record.box }));
  const [problems, setProblems] = useState<readonly { readonly place: string; readonly reason: string }[]>([]);
  const [link, setLink] = useState('');
  const { name, box } = history.now;
  useEffect(() => {
    let stale = false;
    tellOwnBox(box);
    void saveBox({ ...record, name, box }).catch(() => {});
    void engineWorker()
      .boxProblems(edition, box)
      .then((found) => !stale && setProblems(found));
    void pack({ holdout: 'box', edition, name, box }).then(
      (packed) => !stale && setLink(fullAddress(address('workshop/open-box', { b: packed }))),
    );
    return () => {
      stale = true;
    };
  }, [record, edition, name, box]);
  const edit = (step: (now: Named) => Named) => setHistory((known) => changed(known, step(known.now)));
  const change = (step: (box: OwnBox) => OwnBox) => edit((now) => ({ ...now, box: tidyBox(step(now.box)) ?? {} }));
  const title = name || l.t('new.box.untitled');
  return (
    <Page
      title={title}
      edition={edition}
      head={(heading) => (
        <h1 className="title no-print" ref={heading} tabIndex={-1}>
          {title}
        </h1>
      )}
    >
      <div className="row no-print">
        <a href={address('workshop')}>{l.t('workshop.title')}</a>
        <span className="soft">{l.t(`edition.${edition}`)}</span>
        <button type="button" className="button" onClick={() => setHistory(undo)} disabled={history.past.length === 0}>
          {l.t('workshop.undo')}
        </button>
        <button type="button" className="button" onClick={() => setHistory(redo)} disabled={history.future.length === 0}>
          {l.t('workshop.redo')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => saveText('box.json', JSON.stringify({ holdout: 'box', edition, name, box }, null, 2))}
        >
          <Icon name="download" />
          {l.t('workshop.file')}
        </button>
        {link !== '' && <Copy text={link} label={l.t('workshop.link')} />}
        <PrintButton disabled={(box.survivors ?? []).length === 0}>{l.t('box.print')}</PrintButton>
        <a className="button main" href={address('new', { edition, box: record.id })}>
          <Icon name="play" />
          {l.t('box.play')}
        </a>
      </div>
      <label className="field no-print" htmlFor="box-name">
        <span className="label">{l.t('box.box-name')}</span>
        <input
          className="input"
          id="box-name"
          value={name}
          maxLength={60}
          onChange={(event) => edit((now) => ({ ...now, name: event.target.value }))}
        />
      </label>
      {problems.length > 0 && <Problems list={problems} />}
      <div className="no-print">
        <BoxEditor content={content} box={box} change={change} />
      </div>
      <SurvivorCards content={content} box={box} />
    </Page>
  );
}
