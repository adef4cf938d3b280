// Publishing a draft: its name, who one is, and the rest is the server's matter.

import { publishedIn } from '@holdout/protocol';
import { useEffect, useState } from 'react';
import { Icon } from '../../app/parts/Icon.tsx';
import { NickField } from '../../app/parts/NickField.tsx';
import { address } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import { beGuest, ServerProblem } from '../../game/online/api.ts';
import { publish } from '../../game/online/gallery.ts';
import { language } from '../../i18n/i18n.ts';
import type { TabProps } from '../EditorPage.tsx';
import { loadOwn, notePublished } from '../shelf.ts';
import { titleOf } from '../texts.ts';
import { useWorkshopLabels } from '../use-workshop-labels.ts';

export function Publish({ editor, ready }: TabProps & { readonly ready: boolean }) {
  const { mission } = editor;
  const l = useWorkshopLabels(mission.edition);
  const { nick } = useSettings();
  const title = titleOf(mission, language());
  const [before, setBefore] = useState<string | null>(null);
  const [origin, setOrigin] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void loadOwn(mission.id).then((own) => {
      setBefore(own?.published ?? null);
      setOrigin(own ? publishedIn(own.origin) : null);
    });
  }, [mission.id]);

  const send = async (event: React.FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    try {
      await beGuest(nick.trim());
      const wish = { name: title, mission, ...(origin ? { origin } : {}) };
      // What was published before may have been removed, or by another guest: then it is a first version again.
      const card = await publish({ ...wish, ...(before ? { after: before } : {}) }).catch((error: unknown) => {
        const code = error instanceof ServerProblem ? error.code : '';
        if (before && (code === 'no-mission' || code === 'not-yours')) return publish(wish);
        throw error;
      });
      await notePublished(mission.id, card.id);
      setBefore(card.id);
      setDone(card.id);
    } catch (error) {
      const code = error instanceof ServerProblem ? error.code : 'internal';
      setProblem(l.has(`error.${code}`) ? l.t(`error.${code}`) : l.t('error.internal'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="panel stack no-print workshop-publish" onSubmit={(event) => void send(event)}>
      <h2>{l.t('gallery.publish')}</h2>
      <p className="small soft">{l.t('gallery.publish.text')}</p>
      <NickField />
      {title === '' && <p className="notice">{l.t('gallery.publish.title-first')}</p>}
      {problem !== '' && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <div className="row">
        <button type="submit" className="button" disabled={!ready || busy || title === '' || nick.trim() === ''}>
          <Icon name="share" />
          {l.t(before ? 'gallery.publish.next' : 'gallery.publish')}
        </button>
        {done && (
          <a className="button main" href={address(`gallery/${done}`)}>
            {l.t('gallery.publish.see')}
          </a>
        )}
        <a href={address('gallery')}>{l.t('gallery.title')}</a>
      </div>
    </form>
  );
}
