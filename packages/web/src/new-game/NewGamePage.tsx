import type { EditionId } from '@holdout/engine/content';
import { Suspense, use, useEffect, useMemo, useState } from 'react';
import type { PageProps } from '../app/App.tsx';
import { Page, Waiting } from '../app/Page.tsx';
import { Choices } from '../app/parts/Choices.tsx';
import { useVisits } from '../app/router.ts';
import { EDITIONS, isEdition, loadEdition, worldOf } from '../game/editions.ts';
import { needLabels } from '../i18n/i18n.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { Begin } from './Begin.tsx';
import { BoxChoice } from './BoxChoice.tsx';
import { type Draft, newDraft, type Table } from './draft.ts';
import { MissionChoice } from './MissionChoice.tsx';
import { OptionsForm } from './OptionsForm.tsx';
import { contentFor, type OwnThings, ownThings } from './own-things.ts';
import { SeatsForm } from './SeatsForm.tsx';
import { SurvivorsForm } from './SurvivorsForm.tsx';
import { TableChoice } from './TableChoice.tsx';
import './new-game.css';

const wantedTable = (text: string | null): Table => (text === 'friends' ? 'online' : text === 'hot-seat' ? 'hot-seat' : 'solo');

/** An address that is opened while the page stands is read like any other: another mission, another table, another seed. */
export default function NewGamePage({ place }: PageProps) {
  return <NewGame key={useVisits()} place={place} />;
}

function NewGame({ place }: PageProps) {
  const asked = place.query.get('edition');
  const [edition, setEdition] = useState<EditionId>(isEdition(asked) ? asked : 'second-edition');
  const { t } = useLabels();
  const mission = place.query.get('mission');
  const own = useMemo(() => ownThings(edition, mission), [edition, mission]);
  use(needLabels('terms'));
  return (
    <Page title={t('new.title')} edition={edition}>
      <Choices
        legend={t('new.edition')}
        value={edition}
        list={EDITIONS.map((value) => ({
          value,
          label: (
            <span className="edition-dot" data-world={worldOf(value)}>
              {t(`edition.${value}`)}
            </span>
          ),
        }))}
        onChange={setEdition}
      />
      <Suspense fallback={<Waiting />} key={edition}>
        <GameForm
          edition={edition}
          mission={mission}
          things={own}
          box={place.query.get('box')}
          table={wantedTable(place.query.get('with'))}
          seed={place.query.get('seed') ?? ''}
        />
      </Suspense>
    </Page>
  );
}

interface GameFormProps {
  readonly edition: EditionId;
  readonly mission: string | null;
  readonly table: Table;
  readonly seed: string;
  readonly things: Promise<OwnThings>;
  readonly box: string | null;
}

function GameForm({ edition, mission, table, seed, things, box }: GameFormProps) {
  const book = use(loadEdition(edition));
  const own = use(things);
  const { t } = useLabels(edition);
  const [draft, setDraft] = useState<Draft>(() => {
    const chosen = own.boxes.find((one) => one.id === box)?.id ?? '';
    return { ...newDraft(contentFor(book, own, { mission: mission ?? '', box: chosen }), mission, table), box: chosen, seed };
  });
  const content = useMemo(() => contentFor(book, own, draft), [book, own, draft]);
  const change = (step: (draft: Draft) => Draft) => setDraft(step);
  const parts = { draft, content, own, change };
  // Back comes to what was chosen here; the page itself need not hear of it
  useEffect(() => {
    const query = new URLSearchParams(location.hash.split('?')[1]);
    query.set('edition', draft.edition);
    query.set('mission', draft.mission);
    history.replaceState(history.state, '', `#/new?${query}`);
  }, [draft.edition, draft.mission]);
  return (
    <div className="new-game">
      <div className="new-game-form">
        {own.missing && (
          <p className="notice bad" role="alert">
            {t(own.missing)}
          </p>
        )}
        <MissionChoice {...parts} />
        <section className="stack" aria-labelledby="who">
          <h2 id="who">{t('new.who')}</h2>
          <TableChoice {...parts} />
          <p className="soft">{t(`new.table.${draft.table}.text`)}</p>
          <SeatsForm {...parts} />
        </section>
        <BoxChoice {...parts} />
        <SurvivorsForm {...parts} />
        <OptionsForm {...parts} />
      </div>
      <Begin {...parts} />
    </div>
  );
}
