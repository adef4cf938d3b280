import { playable, type SurvivorDef } from '@holdout/engine/content';
import { useState } from 'react';
import { Portrait } from '../app/parts/Portrait.tsx';
import { Switch } from '../app/parts/Switch.tsx';

import { skillName, skillText } from '../i18n/names.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { giveSurvivor, toggleSurvivor } from './draft.ts';
import type { FormPart } from './parts.ts';

export function SurvivorsForm({ draft, content, change }: FormPart) {
  const { t } = useLabels(content.edition);
  const mission = content.missions.find((one) => one.id === draft.mission);
  const [explained, setExplained] = useState(false);
  return (
    <section className="stack" aria-labelledby="survivors">
      <div className="row spread">
        <h2 id="survivors">{t('new.survivors')}</h2>
        <p className="soft">{t('new.survivors.count', { n: draft.team.length, want: mission?.survivors.count ?? 6 })}</p>
      </div>
      <Switch label={t('new.explain')} on={explained} onChange={setExplained} />
      <ul className="survivor-cards">
        {playable(content).map((one) => (
          <li key={one.id}>
            <SurvivorCard survivor={one} draft={draft} content={content} change={change} explained={explained} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type SurvivorCardProps = FormPart & { readonly survivor: SurvivorDef; readonly explained: boolean };

function SurvivorCard({ survivor, draft, content, change, explained }: SurvivorCardProps) {
  const labels = useLabels(content.edition);
  const { t } = labels;
  const chosen = draft.team.find((one) => one.id === survivor.id);
  const name = t(`survivor.${survivor.id}`);
  return (
    <article className="survivor-card panel" data-chosen={chosen !== undefined}>
      <label className="survivor-head">
        <input type="checkbox" checked={chosen !== undefined} onChange={() => change((now) => toggleSurvivor(now, survivor.id))} />
        <Portrait id={survivor.id} size={56} />
        <span>
          <strong className="display">{name}</strong>
          <small className="soft">
            {t('new.health', { n: survivor.health })}
            {survivor.kid && ` · ${t('new.kid')}`}
          </small>
        </span>
      </label>
      <dl className="skills">
        {(['blue', 'orange', 'red'] as const).map((level) => (
          <div key={level} data-level={level}>
            <dt className="unseen">{t(`danger.${level}`)}</dt>
            {survivor[level].map((skill) => (
              <dd key={skill} title={skillText(labels, skill)}>
                {skillName(labels, skill)}
                {explained && <small className="soft">{skillText(labels, skill)}</small>}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {chosen && draft.seats.length > 1 && (
        <select
          className="input"
          value={chosen.seat}
          aria-label={t('new.plays', { name })}
          onChange={(event) => change((now) => giveSurvivor(now, survivor.id, Number(event.target.value)))}
        >
          {draft.seats.map((seat, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
            <option key={at} value={at}>
              {t('new.seat', { n: at + 1 })}
              {seat.name ? ` · ${seat.name}` : ''}
            </option>
          ))}
        </select>
      )}
    </article>
  );
}
