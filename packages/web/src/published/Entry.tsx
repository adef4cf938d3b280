// One published mission: what it asks for, and what can be done with it.
import type { EditionId } from '@holdout/engine/content';
import type { GalleryEntry } from '@holdout/protocol';
import { useState } from 'react';
import { Page } from '../app/Page.tsx';
import { Icon } from '../app/parts/Icon.tsx';
import { PrintButton } from '../app/parts/PrintButton.tsx';
import { address, go } from '../app/router.ts';
import { changeSettings, useSettings } from '../app/settings.ts';
import { engineWorker } from '../game/local/worker.ts';
import { beGuest, problemCode } from '../game/online/api.ts';
import { report, takeBack } from '../game/online/gallery.ts';
import { hasGuest } from '../game/online/guest.ts';
import { copyOf } from '../workshop/model/blank.ts';
import MissionSheet from '../workshop/share/MissionSheet.tsx';
import { addOwn, newMissionId } from '../workshop/shelf.ts';
import { useWorkshopLabels } from '../workshop/use-workshop-labels.ts';
import { Facts } from './Facts.tsx';

export function Entry({ entry, edition }: { readonly entry: GalleryEntry; readonly edition: EditionId }) {
  const { card, mission, mine, newer } = entry;
  const l = useWorkshopLabels(edition);
  const [problem, setProblem] = useState<string | null>(null);
  const failed = (error: unknown) => {
    const code = problemCode(error);
    setProblem(l.has(`error.${code}`) ? l.t(`error.${code}`) : l.t('error.internal'));
  };
  /** The server has looked at it; this browser does so too, since it may know other rules. */
  const fork = async () => {
    const read = await engineWorker().readMission(mission);
    if (!read.ok) return setProblem(l.t('workshop.problems', { count: read.problems.length }));
    const own = await addOwn(copyOf(read.mission, newMissionId(edition)), mission.id);
    go(`workshop/edit/${own.id}`);
  };
  return (
    <Page
      title={card.name}
      edition={edition}
      head={(heading) => (
        <div className="stack no-print">
          <p className="row small">
            <a href={address('gallery', { edition })}>{l.t('gallery.title')}</a>
            {card.version > 1 && <span className="soft">{l.t('gallery.version', { n: card.version })}</span>}
          </p>
          <h1 ref={heading} tabIndex={-1}>
            {card.name}
          </h1>
          <Facts card={card} />
          {card.origin && (
            <p className="small soft">
              <a href={address(`gallery/${card.origin.id}`)}>
                {l.t('gallery.origin', { name: card.origin.name || l.t('workshop.untitled'), by: card.origin.by || l.t('gallery.nobody') })}
              </a>
            </p>
          )}
          {newer && (
            <p className="notice">
              <a href={address(`gallery/${newer}`)}>{l.t('gallery.newer')}</a>
            </p>
          )}
        </div>
      )}
    >
      <div className="row no-print">
        <a className="button main" href={address('new', { edition, mission: mission.id })}>
          <Icon name="play" />
          {l.t('gallery.play')}
        </a>
        <a className="button" href={address('new', { edition, mission: mission.id, with: 'friends' })}>
          <Icon name="person" />
          {l.t('gallery.play-online')}
        </a>
        <button type="button" className="button" onClick={() => void fork()}>
          <Icon name="copy" />
          {l.t('workshop.copy')}
        </button>
        <PrintButton>{l.t('missions.print')}</PrintButton>
        {mine && (
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              if (confirm(l.t('gallery.take-back-sure'))) takeBack(card.id).then(() => go('gallery', { mine: 1 }), failed);
            }}
          >
            <Icon name="trash" />
            {l.t('gallery.take-back')}
          </button>
        )}
      </div>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <MissionSheet mission={mission} />
      {!mine && <Report id={card.id} failed={failed} />}
    </Page>
  );
}

function Report({ id, failed }: { readonly id: string; readonly failed: (error: unknown) => void }) {
  const l = useWorkshopLabels(null);
  const { nick } = useSettings();
  const [why, setWhy] = useState('');
  const [sent, setSent] = useState(false);
  const send = async (event: React.FormEvent) => {
    event.preventDefault();
    try {
      if (!hasGuest()) await beGuest(nick.trim() || l.t('game.you'));
      await report(id, why.trim());
      setSent(true);
    } catch (error) {
      failed(error);
    }
  };
  return (
    <details className="no-print gallery-report">
      <summary>{l.t('gallery.report')}</summary>
      {sent ? (
        <p role="status">{l.t('gallery.reported')}</p>
      ) : (
        <form className="stack" onSubmit={(event) => void send(event)}>
          {!hasGuest() && (
            <label className="field">
              <span className="label">{l.t('settings.nick')}</span>
              <input className="input" value={nick} maxLength={24} onChange={(event) => changeSettings({ nick: event.target.value })} />
            </label>
          )}
          <label className="field">
            <span className="label">{l.t('gallery.report.why')}</span>
            <input className="input" value={why} maxLength={300} onChange={(event) => setWhy(event.target.value)} />
          </label>
          <button type="submit" className="button" disabled={why.trim() === ''}>
            {l.t('gallery.report.send')}
          </button>
        </form>
      )}
    </details>
  );
}
