import { TABLE_BOTS } from '@holdout/bots/levels';
import type { SurvivorId } from '@holdout/engine';
import type { EditionId } from '@holdout/engine/content';
import type { GameFile } from '@holdout/protocol';
import { lazy, Suspense, use, useMemo, useState } from 'react';
import type { PageProps } from '../app/App.tsx';
import { Page, Waiting } from '../app/Page.tsx';
import { BoardPicture } from '../app/parts/BoardPicture.tsx';
import { Icon } from '../app/parts/Icon.tsx';
import { Portrait } from '../app/parts/Portrait.tsx';
import { address, go } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { saveText } from '../game/download.ts';
import { isEdition } from '../game/editions.ts';
import { engineWorker } from '../game/local/worker.ts';
import { ownTold } from '../game/own.ts';
import { boxesOf } from '../game/own-setup.ts';
import { Film, rewindsOf } from '../game/record/record.ts';
import { isLocal, isOnline } from '../game/record/source.ts';
import { begin, newSeed } from '../game/start.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { DicePlot } from './DicePlot.tsx';
import { decidedBy, lastRound } from './decided.ts';
import { Plot } from './Plot.tsx';
import { RecordGone } from './RecordGone.tsx';
import { RematchComes } from './RematchComes.tsx';
import { CampaignLink, Rewards, SaveRolls } from './SaveRolls.tsx';
import { ShareReplay } from './ShareReplay.tsx';
import { Story } from './Story.tsx';
import { type Statistics, statisticsOf } from './statistics.ts';
import { useRecord } from './use-record.ts';
import './end.css';

const Rematch = lazy(() => import('./Rematch.tsx'));
const DailyEnd = lazy(() => import('./DailyEnd.tsx'));

export default function EndPage({ place }: PageProps) {
  const id = place.path[1] ?? '';
  const loaded = useRecord(id);
  if (loaded.is === 'loading') return <Waiting />;
  if (loaded.is !== 'there' || !isEdition(loaded.file.setup.edition)) return <RecordGone failed={loaded.is === 'failed'} />;
  return <End id={id} file={loaded.file} room={place.query.get('room')} edition={loaded.file.setup.edition} />;
}

interface EndProps {
  readonly id: string;
  readonly file: GameFile;
  readonly room: string | null;
  readonly edition: EditionId;
}

function End({ id, file, room, edition }: EndProps) {
  const { t, has } = useLabels(edition);
  use(ownTold(file.setup));
  const stats = useMemo(() => statisticsOf(file), [file]);
  const { result, rounds } = stats;
  const last = useMemo(() => new Film(file).at(file.steps.length), [file]);
  const boxes = useMemo(() => boxesOf(file.setup), [file]);
  const won = result?.result === 'won';
  const rewinds = useMemo(() => rewindsOf(file).length, [file]);
  const decided = useMemo(() => decidedBy(file), [file]);
  const nameOf = (who: SurvivorId) => (stats.view.survivors[who] ? t(`survivor.${stats.view.survivors[who].id}`) : '');
  /** what it was played with beside the book: whoever reads the result must know */
  const modes = Object.entries(file.setup.options).flatMap(([name, value]) => (value && has(`option.${name}`) ? [name] : []));
  const title = t(result ? (won ? 'end.won' : 'end.lost') : 'end.running');
  const mission = t(`mission.${stats.view.mission}.title`);
  const reason = result ? `end.reason.${result.reason}` : '';
  return (
    <Page
      title={`${title} · ${mission}`}
      edition={edition}
      head={(heading) => (
        <section className="end-head" data-result={result?.result ?? 'running'}>
          <div className="end-board">
            <BoardPicture edition={edition} mission={stats.view.mission} moment={last} boxes={boxes} detail="full" eager />
          </div>
          <p className="tag hot">{mission}</p>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {reason && has(reason) && <p className="soft">{t(reason)}</p>}
          {decided !== null && (
            <p className="end-decided">
              {t(`end.decided.${decided.what}`, { round: decided.round, count: decided.zombies, name: nameOf(decided.who) })}
              {decided.wounds > 0 && ` ${t('end.decided.attacked', { count: decided.wounds })}`}
            </p>
          )}
          {!won && result && <OpenGoals view={stats.view} edition={edition} />}
          <p className="soft">
            {t(file.updated > file.started ? 'end.length' : 'end.length.untimed', {
              rounds: stats.view.round,
              steps: file.steps.length,
              minutes: Math.max(1, stats.minutes),
            })}
          </p>
          {(file.branch !== undefined || rewinds > 0 || modes.length > 0) && (
            <p className="row">
              {modes.map((name) => (
                <span className="tag" key={name}>
                  {t(`option.${name}`)}
                </span>
              ))}
              {file.branch !== undefined && <span className="tag">{t('games.branch')}</span>}
              {rewinds > 0 && <span className="tag">{t('games.rewound', { count: rewinds })}</span>}
            </p>
          )}
          <Actions id={id} file={file} room={room} />
        </section>
      )}
    >
      {isLocal(id) && file.seedChosen && (
        <Suspense>
          <DailyEnd id={id} />
        </Suspense>
      )}
      <Rewards file={file} edition={edition} survivors={stats.view.survivors} />
      <SaveRolls file={file} edition={edition} survivors={stats.view.survivors} />
      <Survivors stats={stats} edition={edition} />
      <section className="stack" aria-labelledby="plots">
        <h2 id="plots">{t('end.rounds')}</h2>
        <div className="plots">
          <Plot title={t('end.kills')} tone="accent" points={rounds.map((r) => ({ x: r.round, y: r.kills }))} />
          <Plot title={t('end.adrenaline')} tone="good" points={rounds.map((r) => ({ x: r.round, y: r.adrenaline }))} />
          <Plot title={t('end.wounds')} tone="bad" points={rounds.map((r) => ({ x: r.round, y: r.wounds }))} />
          <Plot title={t('end.zombies')} tone="cold" points={rounds.map((r) => ({ x: r.round, y: r.zombies }))} />
          <DicePlot dice={stats.dice} />
        </div>
      </section>
      <Story markers={stats.markers} view={stats.view} edition={edition} id={id} />
    </Page>
  );
}

/** What was still to do when it was lost. */
function OpenGoals({ view, edition }: { readonly view: Statistics['view']; readonly edition: EditionId }) {
  const { t, has } = useLabels(edition);
  const open = view.lines.flatMap((line) => {
    const key = `mission.${view.mission}.${line.aim === undefined ? `objective.${line.line}` : `aim.${line.aim}`}`;
    return line.met || !has(key) ? [] : [{ key, far: line.want === undefined ? '' : ` ${line.have ?? 0}/${line.want}` }];
  });
  if (open.length === 0) return null;
  return (
    <div className="end-open">
      <p className="soft">{t('end.open')}</p>
      <ul>
        {open.map(({ key, far }) => (
          <li key={key}>
            {t(key)}
            <b>{far}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ActionsProps {
  readonly id: string;
  readonly file: GameFile;
  /** the room it was played in, for those who were there */
  readonly room: string | null;
}

function Actions({ id, file, room }: ActionsProps) {
  const { t } = useLabels();
  const [sharing, setSharing] = useState(false);
  const again = (seed: string, chosen: boolean) => {
    const levels: readonly (string | null)[] = TABLE_BOTS;
    const players = file.players.map((name) => ({ name: name ?? t('game.you'), bot: levels.includes(name) ? name : null }));
    void begin({ ...file.setup, seed }, players, chosen);
  };
  const lost = new Film(file).at(file.steps.length).view.over?.result === 'lost';
  const roundAgain = async () => {
    const name = settings().nick || t('game.you');
    const players = file.setup.seats.map(() => ({ name, bot: null }));
    const made = await engineWorker().branch(file, lastRound(file), players, id);
    if (made.ok) go(`play/${made.id}`);
  };
  return (
    <div className="row">
      {/* what is done together comes first */}
      {isOnline(id) && room !== null && (
        <Suspense fallback={<RematchComes />}>
          <Rematch room={room} />
        </Suspense>
      )}
      {lost && file.seed !== null && (
        <button type="button" className={room === null ? 'button main' : 'button'} onClick={() => void roundAgain()}>
          <Icon name="branch" />
          {t('end.turn-again')}
        </button>
      )}
      {!isOnline(id) && <CampaignLink game={id} />}
      <a className={lost || room !== null ? 'button' : 'button main'} href={address(`replay/${id}`)}>
        <Icon name="play" />
        {t('end.replay')}
      </a>
      {!isOnline(id) && (
        <button type="button" className="button" onClick={() => again(newSeed(), false)}>
          <Icon name="again" />
          {t('end.rematch')}
        </button>
      )}
      {file.seed !== null && (
        <button type="button" className="button" onClick={() => again(file.seed ?? newSeed(), true)}>
          <Icon name="dice" />
          {t('end.same-seed')}
        </button>
      )}
      <button type="button" className="button" onClick={() => setSharing(true)}>
        <Icon name="share" />
        {t('end.share')}
      </button>
      <button
        type="button"
        className="button quiet"
        onClick={() => saveText(`holdout-${file.commitment.slice(0, 8)}.json`, JSON.stringify(file))}
      >
        <Icon name="download" />
        {t('end.export')}
      </button>
      <button type="button" className="button quiet" onClick={() => go(`verify/${id}`)}>
        <Icon name="shield" />
        {t('verify.title')}
      </button>
      <ShareReplay open={sharing} onClose={() => setSharing(false)} id={id} file={file} />
    </div>
  );
}

function Survivors({ stats, edition }: { readonly stats: Statistics; readonly edition: EditionId }) {
  const { t } = useLabels(edition);
  return (
    <section className="stack" aria-labelledby="people">
      <h2 id="people">{t('new.survivors')}</h2>
      <ul className="end-people">
        {stats.survivors.map((one) => (
          <li className="panel" key={one.id} data-alive={one.alive}>
            <Portrait id={one.id} size={64} />
            <div>
              <h3>{t(`survivor.${one.id}`)}</h3>
              <p className="small soft">{t(one.alive ? (one.out ? 'end.escaped' : 'end.alive') : 'end.dead')}</p>
            </div>
            <dl>
              {(
                [
                  ['end.kills', one.kills],
                  ['end.ap', one.ap],
                  ['end.wounds', one.wounds],
                  ['end.searches', one.searches],
                ] as const
              ).map(([key, value]) => (
                <div key={key}>
                  <dt className="small soft">{t(key)}</dt>
                  <dd className="numbers">{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
