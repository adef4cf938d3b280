import type { EditionId, MissionDef } from '@holdout/engine/content';
import { Suspense, use, useMemo, useState } from 'react';
import type { PageProps } from '../app/App.tsx';
import { Page, Waiting } from '../app/Page.tsx';
import { BoardPicture } from '../app/parts/BoardPicture.tsx';
import { Choices } from '../app/parts/Choices.tsx';
import { Drawn } from '../app/parts/Drawn.tsx';
import { Icon } from '../app/parts/Icon.tsx';
import { address, rewrite } from '../app/router.ts';
import { EDITIONS, isEdition, loadEdition, worldOf } from '../game/editions.ts';
import { useGames } from '../home/games.ts';
import { needLabels } from '../i18n/i18n.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { BotsPlay } from './BotsWin.tsx';
import { Difficulty } from './Difficulty.tsx';
import { FEATURES, featuresOf } from './features.ts';
import { DIFFICULTIES, found, inOrder, ORDERS, type Order, type Played, playedOf } from './order.ts';
import './missions.css';

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
  const feature = place.query.get('feature') ?? 'all';
  const mine = place.query.get('mine') ?? 'all';
  const search = place.query.get('search') ?? '';
  const order = ORDERS.find((one) => one === place.query.get('order')) ?? 'book';
  const filter = (change: Record<string, string>) =>
    rewrite(
      'missions',
      Object.fromEntries(
        Object.entries({ search, edition, difficulty, length, survivors, feature, mine, order, ...change }).filter(
          ([name, value]) => value !== 'all' && !(name === 'order' && value === 'book'),
        ),
      ),
    );
  const { lines } = useGames();
  const played = useMemo(() => playedOf(lines), [lines]);
  const all = { value: 'all', label: t('missions.all') };
  const fits = (mission: MissionDef) =>
    (difficulty === 'all' || mission.difficulty === difficulty) &&
    (length === 'all' || lengthOf(mission) === length) &&
    (survivors === 'all' || String(mission.survivors.count) === survivors) &&
    (feature === 'all' || featuresOf(mission).includes(feature)) &&
    isMine(mine, played.get(mission.id));
  // a phone shows missions first: what is seldom chosen waits behind a button, unless it is chosen already
  const [more, setMore] = useState(() => [difficulty, length, survivors, feature, mine].some((one) => one !== 'all') || order !== 'book');
  return (
    <Page title={t('missions.title')} edition={edition === 'all' ? undefined : edition}>
      <div className="mission-filters" data-few={!more || undefined}>
        <label className="field mission-search">
          <span className="label">{t('missions.search')}</span>
          <input
            className="input"
            type="search"
            value={search}
            placeholder={t('missions.search.hint')}
            onChange={(event) => filter({ search: event.target.value })}
          />
        </label>
        <Choices
          legend={t('new.edition')}
          value={edition}
          list={[all, ...EDITIONS.map((value) => ({ value, label: t(`edition.${value}`) }))]}
          onChange={(value) => filter({ edition: value })}
        />
        {!more && (
          <button type="button" className="button mission-more" onClick={() => setMore(true)}>
            {t('missions.more')}
          </button>
        )}
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
        <FilterSelect
          legend={t('missions.feature')}
          value={feature}
          list={['all', ...FEATURES]}
          label={(value) => t(value === 'all' ? 'missions.any' : `missions.feature.${value}`)}
          onChange={(value) => filter({ feature: value })}
        />
        <FilterSelect
          legend={t('missions.mine')}
          value={mine}
          list={['all', ...MINE]}
          label={(value) => t(value === 'all' ? 'missions.any' : `missions.mine.${value}`)}
          onChange={(value) => filter({ mine: value })}
        />
        <FilterSelect
          legend={t('missions.order')}
          value={order}
          list={ORDERS}
          label={(value) => t(`missions.order.${value}`)}
          onChange={(value) => filter({ order: value })}
        />
      </div>
      {(edition === 'all' ? EDITIONS : [edition]).map((one) => (
        <Suspense fallback={<Waiting />} key={one}>
          <EditionMissions edition={one} fits={fits} search={search} order={order} played={played} />
        </Suspense>
      ))}
      <div className="mission-nothing">
        <Drawn scene="map" text={t('missions.none')}>
          <button type="button" className="button" onClick={() => rewrite('missions')}>
            {t('missions.reset')}
          </button>
        </Drawn>
      </div>
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

const MINE = ['new', 'won', 'lost'] as const;

/** Never won, won at least once, played and never won. */
function isMine(wish: string, played: Played | undefined): boolean {
  if (wish === 'new') return played === undefined;
  if (wish === 'won') return played !== undefined && played.won > 0;
  return wish !== 'lost' || (played !== undefined && played.won === 0);
}

interface EditionMissionsProps {
  readonly edition: EditionId;
  readonly fits: (mission: MissionDef) => boolean;
  readonly search: string;
  readonly order: Order;
  readonly played: ReadonlyMap<string, Played>;
}

function EditionMissions({ edition, fits, search, order, played }: EditionMissionsProps) {
  const { t } = useLabels(edition);
  const told = (mission: MissionDef) => found(search, [mission.code, t(`mission.${mission.id}.title`), t(`mission.${mission.id}.brief`)]);
  const missions = inOrder(
    use(loadEdition(edition)).missions.filter((mission) => fits(mission) && told(mission)),
    order,
  );
  return (
    <section className="stack mission-book" data-world={worldOf(edition)} aria-labelledby={`of-${edition}`}>
      <div className="row spread">
        <h2 id={`of-${edition}`}>{t(`edition.${edition}`)}</h2>
        <p className="soft">{t('home.missions', { count: missions.length })}</p>
      </div>
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
                <p className="small soft mission-bots">
                  <BotsPlay mission={mission.id} />
                </p>
                <Mine played={played.get(mission.id)} />
                {mission.tutorial && <p className="tag hot">{t('missions.tutorial')}</p>}
              </div>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One's own games of the mission, won and lost. */
function Mine({ played }: { readonly played: Played | undefined }) {
  const { t } = useLabels();
  if (played === undefined) return null;
  return (
    <p className="row small mission-mine">
      {played.won > 0 && (
        <span className="tag hot">
          <Icon name="check" size={16} /> {t('missions.won', { count: played.won })}
        </span>
      )}
      {played.lost > 0 && (
        <span className="tag">
          <Icon name="close" size={16} /> {t('missions.lost', { count: played.lost })}
        </span>
      )}
    </p>
  );
}
