import type { EditionId, MissionDef } from '@holdout/engine/content';
import { Suspense, use } from 'react';
import type { PageProps } from '../app/App.tsx';
import { Page, Waiting } from '../app/Page.tsx';
import { BoardPicture } from '../app/parts/BoardPicture.tsx';
import { Choices } from '../app/parts/Choices.tsx';
import { address, rewrite } from '../app/router.ts';
import { EDITIONS, isEdition, loadEdition } from '../game/editions.ts';
import { needLabels } from '../i18n/i18n.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { BotsWin } from './BotsWin.tsx';
import { Difficulty } from './Difficulty.tsx';
import './missions.css';

const DIFFICULTIES = ['easy', 'medium', 'hard', 'very-hard'] as const;
/** Longest missions of each class, in minutes. */
const LENGTHS = { short: 45, middle: 60, long: Number.POSITIVE_INFINITY } as const;
type Length = keyof typeof LENGTHS;

function lengthOf(mission: MissionDef): Length {
  if (mission.minutes <= LENGTHS.short) return 'short';
  return mission.minutes <= LENGTHS.middle ? 'middle' : 'long';
}

export default function MissionsPage({ place }: PageProps) {
  const { t } = useLabels();
  use(needLabels('terms'));
  const asked = place.query.get('edition');
  const edition = isEdition(asked) ? asked : 'all';
  const difficulty = place.query.get('difficulty') ?? 'all';
  const length = place.query.get('length') ?? 'all';
  const survivors = place.query.get('survivors') ?? 'all';
  const filter = (change: Record<string, string>) =>
    rewrite(
      'missions',
      Object.fromEntries(Object.entries({ edition, difficulty, length, survivors, ...change }).filter(([, value]) => value !== 'all')),
    );
  const all = { value: 'all', label: t('missions.all') };
  const fits = (mission: MissionDef) =>
    (difficulty === 'all' || mission.difficulty === difficulty) &&
    (length === 'all' || lengthOf(mission) === length) &&
    (survivors === 'all' || String(mission.survivors.count) === survivors);
  return (
    <Page title={t('missions.title')} edition={edition === 'all' ? undefined : edition}>
      <div className="mission-filters">
        <Choices
          legend={t('new.edition')}
          value={edition}
          list={[all, ...EDITIONS.map((value) => ({ value, label: t(`edition.${value}`) }))]}
          onChange={(value) => filter({ edition: value })}
        />
        <FilterSelect
          legend={t('missions.difficulty')}
          value={difficulty}
          list={['all', ...DIFFICULTIES]}
          label={(value) => t(value === 'all' ? 'missions.any' : `difficulty.${value}`)}
          onChange={(value) => filter({ difficulty: value })}
        />
        <FilterSelect
          legend={t('missions.length')}
          value={length}
          list={['all', ...Object.keys(LENGTHS)]}
          label={(value) => t(value === 'all' ? 'missions.any' : `missions.length.${value}`)}
          onChange={(value) => filter({ length: value })}
        />
        <FilterSelect
          legend={t('missions.team')}
          value={survivors}
          list={['all', '4', '6']}
          label={(value) => (value === 'all' ? t('missions.any-number') : value)}
          onChange={(value) => filter({ survivors: value })}
        />
      </div>
      {(edition === 'all' ? EDITIONS : [edition]).map((one) => (
        <Suspense fallback={<Waiting />} key={one}>
          <EditionMissions edition={one} fits={fits} />
        </Suspense>
      ))}
    </Page>
  );
}

interface FilterSelectProps {
  readonly legend: string;
  readonly value: string;
  readonly list: readonly string[];
  readonly label: (value: string) => string;
  readonly onChange: (value: string) => void;
}

function FilterSelect({ legend, value, list, label, onChange }: FilterSelectProps) {
  return (
    <label className="field">
      <span className="label">{legend}</span>
      <select className="input" value={value} onChange={(event) => onChange(event.target.value)}>
        {list.map((one) => (
          <option key={one} value={one}>
            {label(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

function EditionMissions({ edition, fits }: { readonly edition: EditionId; readonly fits: (mission: MissionDef) => boolean }) {
  const { t } = useLabels(edition);
  const missions = use(loadEdition(edition)).missions.filter(fits);
  return (
    <section className="stack" data-world={edition} aria-labelledby={`of-${edition}`}>
      <div className="row spread">
        <h2 id={`of-${edition}`}>{t(`edition.${edition}`)}</h2>
        <p className="soft">{t('home.missions', { count: missions.length })}</p>
      </div>
      {missions.length === 0 && <p className="soft">{t('missions.none')}</p>}
      <ul className="mission-cards">
        {missions.map((mission) => (
          <li key={mission.id}>
            <a className="mission-card" href={address(`mission/${mission.id}`)}>
              <div className="mission-card-board">
                <BoardPicture edition={edition} mission={mission.id} />
              </div>
              <div className="mission-card-text">
                <h3>
                  <span className="mission-code">{mission.code}</span> {t(`mission.${mission.id}.title`)}
                </h3>
                <p className="row small soft">
                  <Difficulty level={mission.difficulty} />
                  <span>{t('missions.minutes', { n: mission.minutes })}</span>
                  {mission.survivors.count !== 6 && <span>{t('missions.survivors', { count: mission.survivors.count })}</span>}
                </p>
                <p className="small soft">
                  <BotsWin mission={mission.id} />
                </p>
                {mission.tutorial && <p className="tag hot">{t('missions.tutorial')}</p>}
              </div>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
