// Campaigns of this browser, and the table at which a new one begins.

import { Suspense, use, useEffect, useRef, useState } from 'react';
import type { PageProps } from '../app/App.tsx';
import { Page, Waiting } from '../app/Page.tsx';
import { FileInput } from '../app/parts/FileInput.tsx';
import { Icon } from '../app/parts/Icon.tsx';
import { NickField } from '../app/parts/NickField.tsx';
import { Portrait } from '../app/parts/Portrait.tsx';
import { address, go } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { loadEdition } from '../game/editions.ts';
import type { Imported } from '../game/local/campaigns.ts';
import { engineWorker } from '../game/local/worker.ts';
import { locale, needLabels } from '../i18n/i18n.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { type Draft, newDraft, seatsOf } from '../new-game/draft.ts';
import { playersOf } from '../new-game/players.ts';
import { SeatsForm } from '../new-game/SeatsForm.tsx';
import { SurvivorsForm } from '../new-game/SurvivorsForm.tsx';
import { TableChoice } from '../new-game/TableChoice.tsx';
import '../new-game/new-game.css';
import CampaignPage from './CampaignPage.tsx';
import { CAMPAIGN_EDITION } from './edition.ts';
import { wonMissions } from './progress.ts';
import { allCampaigns, type CampaignAt, importCampaign } from './source.ts';
import './campaign.css';

export default function CampaignsPage({ place }: PageProps) {
  const id = place.path[1];
  return id === undefined ? <All /> : <CampaignPage id={id} />;
}

function All() {
  const { t } = useLabels(CAMPAIGN_EDITION);
  return (
    <Page title={t('campaign.title')} edition={CAMPAIGN_EDITION}>
      <p className="soft">{t('campaign.intro')}</p>
      <Suspense fallback={<Waiting />}>
        <Kept />
        <Start />
      </Suspense>
    </Page>
  );
}

function Kept() {
  const { t, language } = useLabels(CAMPAIGN_EDITION);
  const { missions } = use(loadEdition(CAMPAIGN_EDITION));
  const { nick } = useSettings();
  const [list, setList] = useState<readonly CampaignAt[]>([]);
  const [problem, setProblem] = useState<Imported | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const shared = useRef(false);
  const choose = (withFriends: boolean) => {
    shared.current = withFriends;
    input.current?.click();
  };
  useEffect(() => {
    let gone = false;
    void allCampaigns().then((found) => !gone && setList(found));
    return () => {
      gone = true;
    };
  }, []);
  const read = async (json: unknown) => {
    const name = nick.trim() || t('game.you');
    const done = await importCampaign(json, { name, bot: null }, shared.current ? name : null);
    if (done.ok) go(`campaign/${done.id}`);
    else setProblem(done);
  };
  return (
    <section className="stack" aria-labelledby="kept">
      {list.length > 0 && <h2 id="kept">{t('campaign.kept')}</h2>}
      <ul className="campaign-list">
        {list.map((one) => (
          <li key={one.id}>
            <a className="panel campaign-line" href={address(`campaign/${one.id}`)}>
              <span className="campaign-faces">
                {one.campaign.seats.flat().map((who) => (
                  <Portrait key={who} id={who} size={40} name={t(`survivor.${who}`)} />
                ))}
              </span>
              <span>{t('campaign.progress', { won: wonMissions(one.campaign).size, all: missions.length })}</span>
              <small className="soft">
                {one.room !== null && `${one.room.people.join(', ')} · `}
                {new Date(one.updated).toLocaleDateString(locale(language))}
              </small>
            </a>
          </li>
        ))}
      </ul>
      {problem && !problem.ok && (
        <p className="notice bad" role="alert">
          {t('campaign.bad-file', { place: problem.place, problem: problem.reason })}
        </p>
      )}
      <div className="row">
        <FileInput at={input} label={t('campaign.import')} read={read} />
        <button type="button" className="button" onClick={() => choose(false)}>
          <Icon name="upload" />
          {t('campaign.import')}
        </button>
        <button type="button" className="button quiet" onClick={() => choose(true)}>
          <Icon name="people" />
          {t('campaign.import-together')}
        </button>
      </div>
    </section>
  );
}

/** The same forms as for a single game, without the mission. */
function Start() {
  const content = use(loadEdition(CAMPAIGN_EDITION));
  use(needLabels('terms'));
  const labels = useLabels(CAMPAIGN_EDITION);
  const { t, has } = labels;
  const { nick } = useSettings();
  const [draft, setDraft] = useState<Draft>(() => newDraft(content, null, 'solo'));
  const change = (step: (draft: Draft) => Draft) => setDraft(step);
  const parts = { draft, content, change };
  const seats = seatsOf(draft);
  const ready = seats.every((names) => names.length > 0);
  const [problem, setProblem] = useState('');
  const together = draft.table === 'online';
  const beginTogether = async () => {
    const [{ beGuest, problemCode }, { createCampaign }] = await Promise.all([
      import('../game/online/api.ts'),
      import('../game/online/campaigns.ts'),
    ]);
    try {
      await beGuest(nick.trim());
      const wish = { edition: CAMPAIGN_EDITION, seats: seats.map((names) => [...names]), options: draft.options };
      go(`campaign/${(await createCampaign(wish)).id}`);
    } catch (error) {
      setProblem(problemCode(error));
    }
  };
  const begin = async () => {
    if (together) return beginTogether();
    const id = await engineWorker().beginCampaign({
      edition: CAMPAIGN_EDITION,
      seats,
      players: playersOf(draft, nick, labels),
      options: draft.options,
    });
    go(`campaign/${id}`);
  };
  return (
    <section className="stack" aria-labelledby="begin">
      <h2 id="begin">{t('campaign.new')}</h2>
      <TableChoice {...parts} />
      {together ? (
        <>
          <NickField />
          <p className="soft">{t('campaign.together')}</p>
        </>
      ) : (
        <SeatsForm {...parts} />
      )}
      <SurvivorsForm {...parts} />
      {problem !== '' && (
        <p className="notice bad" role="alert">
          {t(has(`error.${problem}`) ? `error.${problem}` : 'error.internal')}
        </p>
      )}
      <div className="row">
        <button type="button" className="button main" disabled={!ready || (together && nick.trim() === '')} onClick={() => void begin()}>
          <Icon name="flag" />
          {t('campaign.begin')}
        </button>
      </div>
    </section>
  );
}
