import { playable } from '@holdout/engine/content';
import { Portrait } from '../app/parts/Portrait.tsx';
import { useLabels } from '../i18n/use-labels.ts';
import { MOST_SURVIVORS, setTeamSize, toggleSurvivor } from '../new-game/draft.ts';
import type { FormPart } from '../new-game/parts.ts';

/** How many go, and who: a number is enough, faces for those who care. */
export function TeamForm({ draft, content, change }: FormPart) {
  const { t } = useLabels(content.edition);
  const people = playable(content);
  const most = Math.min(MOST_SURVIVORS, people.length);
  const mission = content.missions.find((one) => one.id === draft.mission);
  const sizes = Array.from({ length: most }, (_, at) => at + 1);
  return (
    <>
      <label className="field">
        <span className="label">{t('simulator.size')}</span>
        <select
          className="input"
          value={draft.team.length}
          onChange={(event) => {
            const size = Number(event.target.value);
            change((now) => setTeamSize(now, content, size));
          }}
        >
          {(draft.team.length === 0 ? [0, ...sizes] : sizes).map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
        <small className="soft">{t('new.survivors.count', { n: draft.team.length, want: mission?.survivors.count ?? 6 })}</small>
      </label>
      <details className="simulator-more">
        <summary>{t('simulator.who')}</summary>
        <ul className="simulator-people">
          {people.map(({ id }) => (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  checked={draft.team.some((one) => one.id === id)}
                  onChange={() => change((now) => toggleSurvivor(now, id))}
                />
                <Portrait id={id} size={40} />
                <span>{t(`survivor.${id}`)}</span>
              </label>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
