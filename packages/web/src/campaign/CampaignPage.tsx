// One campaign: the road of its missions, what comes next, everyone's sheet, the story so far. Printed, it is the campaign sheet.
import { campaignEnd, nextMission, successors, vacancies } from '@holdout/engine';
import type { EditionContent } from '@holdout/engine/content';
import { use, useCallback, useEffect, useState } from 'react';
import LostPage from '../app/LostPage.tsx';
import { Page, Waiting } from '../app/Page.tsx';
import { BoardPicture } from '../app/parts/BoardPicture.tsx';
import { Copy } from '../app/parts/Copy.tsx';
import { Drawn } from '../app/parts/Drawn.tsx';
import { Icon } from '../app/parts/Icon.tsx';
import { Portrait } from '../app/parts/Portrait.tsx';
import { Sheet } from '../app/parts/Sheet.tsx';
import { address, fullAddress, go } from '../app/router.ts';
import { saveText } from '../game/download.ts';
import { loadEdition } from '../game/editions.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { Chapters } from './Chapters.tsx';
import { CAMPAIGN_EDITION } from './edition.ts';
import { Road } from './Road.tsx';
import { SurvivorSheets } from './SurvivorSheets.tsx';
import { type CampaignAt, dropCampaign, giveUp, goToMission, isLocalCampaign, loadCampaign, replaceDead } from './source.ts';
import './campaign.css';

/** How often the page of a room's campaign looks whether somebody opened the next mission. */
const LOOK_EVERY_MS = 2500;

export default function CampaignPage({ id }: { readonly id: string }) {
  const { t } = useLabels();
  const [one, setOne] = useState<CampaignAt | null | 'silent' | undefined>(undefined);
  const load = useCallback(
    () =>
      void loadCampaign(id).then(setOne, () => {
        // What is on the screen stays there while the server is away.
        setOne((now) => now ?? 'silent');
      }),
    [id],
  );
  useEffect(() => {
    load();
    if (isLocalCampaign(id)) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && load(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [load, id]);
  if (one === undefined) return <Waiting />;
  if (one === 'silent')
    return (
      <Page title={t('campaign.title')} narrow>
        <Drawn scene="wire" text={t('error.unreachable')}>
          <button type="button" className="button main" onClick={load}>
            {t('error.again')}
          </button>
        </Drawn>
      </Page>
    );
  return one === null ? <LostPage /> : <Open one={one} reload={load} />;
}

function Open({ one, reload }: { readonly one: CampaignAt; readonly reload: () => void }) {
  const { t } = useLabels(CAMPAIGN_EDITION);
  const content = use(loadEdition(CAMPAIGN_EDITION));
  const { campaign } = one;
  const end = campaignEnd(campaign, content);
  const next = nextMission(campaign, content);
  return (
    <Page title={t('campaign.title')} edition={CAMPAIGN_EDITION}>
      {one.room !== null && <Together one={one} />}
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
  readonly one: CampaignAt;
  readonly mission: string;
  readonly content: EditionContent;
  readonly reload: () => void;
}

function Next({ one, mission, content, reload }: NextProps) {
  const { t } = useLabels(CAMPAIGN_EDITION);
  const [problem, setProblem] = useState('');
  const found = content.missions.find((m) => m.id === mission);
  const again = one.campaign.chapters.some((c) => c.mission === mission);
  const [hands, setHands] = useState(0);
  const living = one.campaign.seats.map((names) => names.filter((id) => !Object.hasOwn(one.campaign.sheet.dead, id)));
  const seats = living.filter((names) => names.length > 0);
  const stranger = one.room !== null && !one.room.mine;
  const start = async () => setProblem((await goToMission(one, hands === 0 ? null : dealInto(seats.flat(), hands))) ?? '');
  return (
    <section className="campaign-next panel no-print" aria-labelledby="next">
      <BoardPicture edition={CAMPAIGN_EDITION} mission={mission} detail="full" />
      <div className="stack">
        <p className="tag hot">
          {found?.code} · {t(one.game !== null ? 'campaign.running' : again ? 'campaign.again' : 'campaign.next')}
        </p>
        <h2 id="next">{t(`mission.${mission}.title`)}</h2>
        <p>{t(`mission.${mission}.brief`)}</p>
        {one.game === null && !stranger && <Vacancies one={one} content={content} reload={reload} />}
        {one.room !== null && one.game === null && !stranger && (
          <label className="row">
            <span className="label">{t('campaign.hands')}</span>
            <select
              className="input campaign-hands"
              value={hands || seats.length}
              onChange={(event) => setHands(Number(event.target.value))}
            >
              {Array.from({ length: Math.min(6, seats.flat().length) }, (_, i) => i + 1).map((n) => (
                <option key={n}>{n}</option>
              ))}
            </select>
          </label>
        )}
        {problem !== '' && (
          <p className="notice bad" role="alert">
            {t(problem)}
          </p>
        )}
        {stranger && one.game === null ? (
          <p className="notice" role="status">
            {t('campaign.stranger')}
          </p>
        ) : (
          <div className="row">
            <button type="button" className="button main" onClick={() => void start()}>
              <Icon name="play" />
              {t(one.game === null ? 'campaign.start' : one.room === null ? 'campaign.go-on' : 'campaign.come-in')}
            </button>
            {one.game !== null && one.room?.leads && (
              <button type="button" className="button quiet" onClick={() => void giveUp(one).then(reload)}>
                {t('campaign.give-up')}
              </button>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

/** The team in so many hands, neighbours together. */
const dealInto = (team: readonly string[], hands: number): string[][] =>
  Array.from({ length: hands }, (_, hand) => team.filter((_, at) => Math.floor((at * hands) / team.length) === hand));

/** A campaign of a room: who plays it, and its link. */
function Together({ one }: { readonly one: CampaignAt }) {
  const { t } = useLabels();
  return (
    <section className="panel row spread no-print" aria-label={t('campaign.people')}>
      <p>
        <Icon name="people" size={18} /> {t('campaign.people')}: {one.room?.people.join(', ')}
      </p>
      <Copy text={fullAddress(address(`campaign/${one.id}`))} label={t('campaign.copy')} />
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
            <select className="input" value="" onChange={(event) => void replaceDead(one, dead, event.target.value).then(reload)}>
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

function Tools({ one }: { readonly one: CampaignAt }) {
  const { t } = useLabels();
  const [dropping, setDropping] = useState(false);
  const drop = async () => {
    await dropCampaign(one);
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
      {(one.room === null || one.room.leads) && (
        <button type="button" className="button quiet" onClick={() => setDropping(true)}>
          <Icon name="trash" />
          {t('campaign.drop')}
        </button>
      )}
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
