// Which box lies on the table, which mission, who plays.
import { type EditionId, playable, usualSurvivors } from '@holdout/engine/content';
import { Suspense, use, useState } from 'react';
import { Waiting } from '../app/Page.tsx';
import { Choices } from '../app/parts/Choices.tsx';
import { Portrait } from '../app/parts/Portrait.tsx';
import { EDITIONS, loadEdition, worldOf } from '../game/editions.ts';
import { newSeed } from '../game/start.ts';
import { useLabels } from '../i18n/use-labels.ts';
import type { Doing } from './use-mirror.ts';

const OWN = 'own';

export function SetTable({ doing }: { readonly doing: Doing }) {
  const { t } = useLabels();
  const [edition, setEdition] = useState<EditionId>(EDITIONS[0]);
  return (
    <div className="stack" data-world={worldOf(edition)}>
      <Choices
        legend={t('new.edition')}
        value={edition}
        list={EDITIONS.map((value) => ({ value, label: t(`edition.${value}`) }))}
        onChange={setEdition}
      />
      <Suspense fallback={<Waiting />}>
        <Mission key={edition} edition={edition} doing={doing} />
      </Suspense>
    </div>
  );
}

function Mission({ edition, doing }: { readonly edition: EditionId; readonly doing: Doing }) {
  const { t } = useLabels(edition);
  const content = use(loadEdition(edition));
  const [mission, setMission] = useState(content.missions[0]?.id ?? '');
  // a board of one's own borrows the deck and the people of an ordinary mission
  const carrier = content.missions.find((one) => !one.tutorial) ?? content.missions[0];
  const played = content.missions.find((one) => one.id === mission) ?? carrier;
  const [team, setTeam] = useState<readonly string[]>(() => usualSurvivors(content, played));
  const [busy, setBusy] = useState(false);
  const toggle = (id: string) => setTeam((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));
  const start = async () => {
    setBusy(true);
    await doing.open({
      is: 'open',
      own: mission === OWN,
      setup: { edition, mission: played.id, seats: [[...team]], options: {}, seed: newSeed() },
    });
    setBusy(false);
  };
  return (
    <>
      <label className="field">
        <span className="label">{t('companion.mission')}</span>
        <select className="input" value={mission} onChange={(event) => setMission(event.target.value)}>
          <option value={OWN}>{t('companion.own')}</option>
          {content.missions.map((one) => (
            <option key={one.id} value={one.id}>
              {one.code} {t(`mission.${one.id}.title`)}
            </option>
          ))}
        </select>
      </label>
      <p className="small soft">{t(mission === OWN ? 'companion.own.text' : 'companion.mission.text')}</p>
      <fieldset className="field">
        <legend>{t('companion.team', { n: team.length })}</legend>
        <div className="c-people">
          {playable(content).map(({ id }) => (
            <button type="button" key={id} className="c-person" aria-pressed={team.includes(id)} onClick={() => toggle(id)}>
              <Portrait id={id} size={52} />
              <span>{t(`survivor.${id}`)}</span>
            </button>
          ))}
        </div>
      </fieldset>
      {doing.refused !== null && (
        <p className="notice bad" role="alert">
          {t(`reason.${doing.refused}`)}
        </p>
      )}
      <div className="row">
        <button type="button" className="button main large" disabled={busy || team.length === 0} onClick={start}>
          {t('companion.start')}
        </button>
      </div>
    </>
  );
}
