// One campaign: the road of its missions, what comes next, everyone's sheet, the story so far. Printed, it is the campaign sheet.
import { campaignEnd, nextMission, successors, vacancies } from '@holdout/engine';
import type { EditionContent } from '@holdout/engine/content';
import { use, useCallback, useEffect, useState } from 'react';
import LostPage from '../app/LostPage.tsx';
import { Page, Waiting } from '../app/Page.tsx';
import { BoardPicture } from '../app/parts/BoardPicture.tsx';
import { Icon } from '../app/parts/Icon.tsx';
import { Portrait } from '../app/parts/Portrait.tsx';
import { Sheet } from '../app/parts/Sheet.tsx';
import { address, go } from '../app/router.ts';
import { saveText } from '../game/download.ts';
import { loadEdition } from '../game/editions.ts';
import type { LocalCampaign } from '../game/local/saves.ts';
import { engineWorker } from '../game/local/worker.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { Chapters } from './Chapters.tsx';
import { CAMPAIGN_EDITION } from './edition.ts';
import { Road } from './Road.tsx';
import { SurvivorSheets } from './SurvivorSheets.tsx';
import './campaign.css';

export default function CampaignPage({ id }: { readonly id: string }) {
  const [one, setOne] = useState<LocalCampaign | null | undefined>(undefined);
  const load = useCallback(() => void engineWorker().campaign(id).then(setOne), [id]);
  useEffect(load, [load]);
  if (one === undefined) return <Waiting />;
  return one === null ? <LostPage /> : <Open one={one} reload={load} />;
}

function Open({ one, reload }: { readonly one: LocalCampaign; readonly reload: () => void }) {
  const { t } = useLabels(CAMPAIGN_EDITION);
  const content = use(loadEdition(CAMPAIGN_EDITION));
  const { campaign } = one;
  const end = campaignEnd(campaign, content);
  const next = nextMission(campaign, content);
  return (
    <Page title={t('campaign.title')} edition={CAMPAIGN_EDITION}>
      <Road campaign={campaign} content={content} />
      {end === null && next !== null ? (
        <Next one={one} mission={next} content={content} reload={reload} />
      ) : (
        <p className="notice" role="status" data-end={end ?? ''}>
          {t(end === 'won' ? 'campaign.won' : 'campaign.lost')}
        </p>
      )}
      <SurvivorSheets campaign={campaign} content={content} />
      <Chapters campaign={campaign} games={one.games} />
      <Tools one={one} />
    </Page>
  );
}

interface NextProps {
  readonly one: LocalCampaign;
  readonly mission: string;
  readonly content: EditionContent;
  readonly reload: () => void;
}

function Next({ one, mission, content, reload }: NextProps) {
  const { t } = useLabels(CAMPAIGN_EDITION);
  const [problem, setProblem] = useState('');
  const found = content.missions.find((m) => m.id === mission);
  const again = one.campaign.chapters.some((c) => c.mission === mission);
  const start = async () => {
    const made = await engineWorker().startMission(one.id);
    if (made.ok) go(`play/${made.id}`);
    else setProblem(made.refusal.reason);
  };
  return (
    <section className="campaign-next panel no-print" aria-labelledby="next">
      <BoardPicture edition={CAMPAIGN_EDITION} mission={mission} detail="full" />
      <div className="stack">
        <p className="tag hot">
          {found?.code} · {t(one.game !== null ? 'campaign.running' : again ? 'campaign.again' : 'campaign.next')}
        </p>
        <h2 id="next">{t(`mission.${mission}.title`)}</h2>
        <p>{t(`mission.${mission}.brief`)}</p>
        {one.game === null && <Vacancies one={one} content={content} reload={reload} />}
        {problem !== '' && (
          <p className="notice bad" role="alert">
            {t(`reason.${problem}`)}
          </p>
        )}
        <div className="row">
          <button type="button" className="button main" onClick={() => void start()}>
            <Icon name="play" />
            {t(one.game === null ? 'campaign.start' : 'campaign.go-on')}
          </button>
        </div>
      </div>
    </section>
  );
}

/** Who takes the place of the dead; the place may also stay empty. */
function Vacancies({ one, content, reload }: Omit<NextProps, 'mission'>) {
  const { t } = useLabels(CAMPAIGN_EDITION);
  const empty = vacancies(one.campaign);
  const heirs = successors(one.campaign, content);
  if (empty.length === 0) return null;
  return (
    <ul className="stack">
      {empty.map((dead) => (
        <li className="campaign-heir" key={dead}>
          <Portrait id={dead} size={40} />
          <label className="field">
            <span>{t('campaign.successor', { name: t(`survivor.${dead}`) })}</span>
            <select
              className="input"
              value=""
              onChange={(event) => void engineWorker().replaceDead(one.id, dead, event.target.value).then(reload)}
            >
              <option value="">{t('campaign.nobody')}</option>
              {heirs.map((heir) => (
                <option key={heir} value={heir}>
                  {t(`survivor.${heir}`)}
                </option>
              ))}
            </select>
          </label>
        </li>
      ))}
    </ul>
  );
}

function Tools({ one }: { readonly one: LocalCampaign }) {
  const { t } = useLabels();
  const [dropping, setDropping] = useState(false);
  const drop = async () => {
    await engineWorker().dropCampaign(one.id);
    go('campaign');
  };
  return (
    <div className="row no-print">
      <a className="button quiet" href={address('campaign')}>
        <Icon name="back" />
        {t('campaign.all')}
      </a>
      <button
        type="button"
        className="button"
        onClick={() => saveText(`holdout-campaign-${one.id}.json`, JSON.stringify(one.campaign, null, 1))}
      >
        <Icon name="download" />
        {t('campaign.export')}
      </button>
      <button type="button" className="button" onClick={() => print()}>
        <Icon name="print" />
        {t('campaign.print')}
      </button>
      <button type="button" className="button quiet" onClick={() => setDropping(true)}>
        <Icon name="trash" />
        {t('campaign.drop')}
      </button>
      <Sheet title={t('campaign.drop')} open={dropping} onClose={() => setDropping(false)}>
        <p className="soft">{t('campaign.drop.text')}</p>
        <div className="row">
          <button type="button" className="button main" onClick={() => void drop()}>
            {t('campaign.drop')}
          </button>
          <button type="button" className="button" onClick={() => setDropping(false)}>
            {t('app.keep')}
          </button>
        </div>
      </Sheet>
    </div>
  );
}
