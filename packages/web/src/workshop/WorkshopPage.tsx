// The workshop: missions of one's own, begun from nothing, from one of the books, from a file or from somebody's link.
import type { EditionId, MissionDef, OwnBox } from '@holdout/engine/content';
import { lazy, use, useEffect, useRef, useState } from 'react';
import type { PageProps } from '../app/App.tsx';
import { Page } from '../app/Page.tsx';
import { Drawn } from '../app/parts/Drawn.tsx';
import { Icon } from '../app/parts/Icon.tsx';
import { address, go } from '../app/router.ts';
import { EDITIONS, isEdition, loadEdition } from '../game/editions.ts';
import { engineWorker } from '../game/local/worker.ts';
import { unpack } from '../game/record/pack.ts';
import { type Labels, language } from '../i18n/i18n.ts';
import { MissionPicture } from './board/MissionPicture.tsx';
import { blankMission, copyOf } from './model/blank.ts';
import { problemText } from './problem-text.ts';
import {
  addOwn,
  listBoxes,
  listOwn,
  newBoxId,
  newMissionId,
  type OwnBoxRecord,
  type OwnMission,
  removeBox,
  removeOwn,
  saveBox,
} from './shelf.ts';
import { bookTexts, titleOf } from './texts.ts';
import { useWorkshopLabels } from './use-workshop-labels.ts';
import './workshop.css';

const Editor = lazy(() => import('./EditorPage.tsx'));
const Box = lazy(() => import('./box/BoxPage.tsx'));
const CardsPage = lazy(() => import('./box/CardsPage.tsx'));

export default function WorkshopPage({ place }: PageProps) {
  const [, what, edition, name] = place.path;
  if (what === 'edit') return <Editor id={`${edition}/${name}`} />;
  if (what === 'cards' && isEdition(edition)) return <CardsPage edition={edition} />;
  if (what === 'box' && edition !== undefined) return <Box id={edition} />;
  const copy = place.query.get('copy');
  if (copy !== null) return <Copying id={copy} />;
  return <Shelf packed={what === 'open' ? place.query.get('m') : what === 'open-box' ? place.query.get('b') : null} />;
}

export const editAddress = (id: string): string => address(`workshop/edit/${id}`);

async function keep(mission: MissionDef, origin: string): Promise<void> {
  const own = await addOwn(mission, origin);
  go(`workshop/edit/${own.id}`);
}

type Problem = { readonly place: string; readonly reason: string };

async function keepBox(edition: EditionId, name: string, box: OwnBox): Promise<void> {
  const id = newBoxId();
  await saveBox({ id, edition, name, box, updated: 0 });
  go(`workshop/box/${id}`);
}

/** Reads what came from outside; says what is wrong with it, or puts it on the shelf as a copy. */
async function takeIn(json: unknown): Promise<readonly Problem[]> {
  if ((json as { readonly holdout?: unknown } | null)?.holdout === 'box') {
    const box = await engineWorker().readBox(json);
    if (!box.ok) return box.problems;
    await keepBox(box.edition, box.name, box.box);
    return [];
  }
  const read = await engineWorker().readMission(json);
  if (!read.ok) return read.problems;
  await keep(copyOf(read.mission, newMissionId(read.mission.edition)), read.mission.id);
  return [];
}

function Shelf({ packed }: { readonly packed: string | null }) {
  const l = useWorkshopLabels(null);
  const [own, setOwn] = useState<readonly OwnMission[] | null>(null);
  const [boxes, setBoxes] = useState<readonly OwnBoxRecord[]>([]);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const file = useRef<HTMLInputElement>(null);
  useEffect(() => {
    void listOwn().then(setOwn, () => setOwn([]));
    void listBoxes().then(setBoxes, () => {});
  }, []);
  useEffect(() => {
    if (packed !== null) void unpack(packed).then(takeIn).then(setProblems);
  }, [packed]);
  const readFile = async (chosen: File | undefined) => {
    if (!chosen) return;
    const text = await chosen.text();
    let json: unknown = null;
    try {
      json = JSON.parse(text);
    } catch {
      setProblems([{ place: chosen.name, reason: l.t('workshop.not-json') }]);
      return;
    }
    setProblems(await takeIn(json));
  };
  return (
    <Page title={l.t('workshop.title')}>
      <p className="soft">{l.t('workshop.brief')}</p>
      <p className="row">
        <a className="button" href={address('gallery')}>
          <Icon name="map" />
          {l.t('gallery.title')}
        </a>
      </p>
      <section className="workshop-begin" aria-label={l.t('workshop.begin')}>
        {EDITIONS.map((edition) => (
          <button
            type="button"
            className="button"
            key={edition}
            onClick={async () => keep(blankMission(await loadEdition(edition), newMissionId(edition)), '')}
          >
            <Icon name="plus" />
            {l.t('workshop.new', { edition: l.t(`edition.${edition}`) })}
          </button>
        ))}
        <FromBook />
        <input ref={file} type="file" accept="application/json,.json" hidden onChange={(event) => void readFile(event.target.files?.[0])} />
        <button type="button" className="button" onClick={() => file.current?.click()}>
          <Icon name="upload" />
          {l.t('workshop.open-file')}
        </button>
      </section>
      {problems.length > 0 && <Problems list={problems} />}
      <h2>{l.t('workshop.yours')}</h2>
      {own?.length === 0 && <Drawn scene="map" text={l.t('workshop.none')} />}
      <ul className="workshop-shelf">
        {own?.map((one) => (
          <li className="panel workshop-card" key={one.id}>
            <a href={editAddress(one.id)}>
              <MissionPicture mission={one.mission} />
              <strong>{titleOf(one.mission, language()) || l.t('workshop.untitled')}</strong>
              <span className="small soft">{l.t(`edition.${one.mission.edition}`)}</span>
            </a>
            <button
              type="button"
              className="button quiet square"
              aria-label={l.t('workshop.remove', { title: titleOf(one.mission, language()) || l.t('workshop.untitled') })}
              onClick={async () => {
                if (!confirm(l.t('workshop.remove-sure'))) return;
                await removeOwn(one.id);
                setOwn(await listOwn());
              }}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
      <h2>{l.t('box.yours')}</h2>
      <p className="soft">{l.t('box.brief')}</p>
      <div className="workshop-begin">
        {EDITIONS.map((edition) => (
          <button type="button" className="button" key={edition} onClick={() => void keepBox(edition, '', {})}>
            <Icon name="plus" />
            {l.t('box.new', { edition: l.t(`edition.${edition}`) })}
          </button>
        ))}
      </div>
      <p className="row">
        {EDITIONS.map((edition) => (
          <a className="button quiet" key={edition} href={address(`workshop/cards/${edition}`)}>
            <Icon name="print" />
            {l.t('box.cards-of', { edition: l.t(`edition.${edition}`) })}
          </a>
        ))}
      </p>
      <ul className="workshop-boxes">
        {boxes.map((one) => (
          <li className="panel row spread" key={one.id}>
            <a href={address(`workshop/box/${one.id}`)}>
              <strong>{one.name || l.t('new.box.untitled')}</strong> <span className="small soft">{l.t(`edition.${one.edition}`)}</span>
            </a>
            <button
              type="button"
              className="button quiet square"
              aria-label={l.t('workshop.remove', { title: one.name || l.t('new.box.untitled') })}
              onClick={async () => {
                if (!confirm(l.t('box.remove-sure'))) return;
                await removeBox(one.id);
                setBoxes(await listBoxes());
              }}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
    </Page>
  );
}

const keepCopy = (l: Labels, mission: MissionDef): Promise<void> =>
  keep({ ...copyOf(mission, newMissionId(mission.edition)), texts: { [language()]: bookTexts(l, mission) } }, mission.id);

/** A link from a mission's own page: a copy of it, opened at once. */
function Copying({ id }: { readonly id: string }) {
  const [edition = ''] = id.split('/');
  return isEdition(edition) ? <CopyOf edition={edition} id={id} /> : <Shelf packed={null} />;
}

function CopyOf({ edition, id }: { readonly edition: EditionId; readonly id: string }) {
  const l = useWorkshopLabels(edition);
  const mission = use(loadEdition(edition)).missions.find((one) => one.id === id);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (mission) void keepCopy(l, mission);
    else go('workshop');
  }, [l, mission]);
  return <Page title={l.t('workshop.title')}>{null}</Page>;
}

/** Copies any mission of the books onto the shelf. */
function FromBook() {
  const [edition, setEdition] = useState<EditionId>(EDITIONS[0]);
  const l = useWorkshopLabels(edition);
  const content = use(loadEdition(edition));
  const [id, setId] = useState('');
  const chosen = content.missions.find((mission) => mission.id === id) ?? content.missions[0];
  return (
    <fieldset className="workshop-from-book">
      <legend className="label">{l.t('workshop.from-book')}</legend>
      <select
        className="input"
        aria-label={l.t('workshop.edition')}
        value={edition}
        onChange={(event) => setEdition(event.target.value as EditionId)}
      >
        {EDITIONS.map((one) => (
          <option key={one} value={one}>
            {l.t(`edition.${one}`)}
          </option>
        ))}
      </select>
      <select className="input" aria-label={l.t('workshop.mission')} value={chosen.id} onChange={(event) => setId(event.target.value)}>
        {content.missions.map((mission) => (
          <option key={mission.id} value={mission.id}>
            {mission.code} · {l.t(`mission.${mission.id}.title`)}
          </option>
        ))}
      </select>
      <button type="button" className="button" onClick={() => void keepCopy(l, chosen)}>
        <Icon name="copy" />
        {l.t('workshop.copy')}
      </button>
    </fieldset>
  );
}

export function Problems({ list }: { readonly list: readonly Problem[] }) {
  const l = useWorkshopLabels(null);
  return (
    <div className="notice bad" role="alert">
      <p>{l.t('workshop.problems', { count: list.length })}</p>
      <ul>
        {list.slice(0, 12).map((problem) => (
          <li key={problem.place + problem.reason}>
            <code>{problem.place}</code> {problemText(l, problem.reason)}
          </li>
        ))}
      </ul>
    </div>
  );
}
