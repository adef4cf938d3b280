import type { SurvivorId } from '@holdout/engine';
import { skillText } from '../../i18n/names.ts';
import { Term } from '../../teach/Term.tsx';
import { LEVELS } from '../model/danger.ts';
import { useScene } from '../scene.ts';

/** A card may print a skill twice: the second is owned only by who has it twice. */
function ownedAt(printed: Readonly<Record<string, readonly string[]>>, level: string, id: string, skills: readonly string[]): boolean {
  const times = (list: readonly string[]): number => list.filter((other) => other === id).length;
  const upTo = LEVELS.slice(0, (LEVELS as readonly string[]).indexOf(level) + 1).flatMap((other) => printed[other]);
  return times(skills) >= times(upTo);
}

/** The skills of the survivor card by level: owned, lent for now, still to come. */
export function SkillTree({ who }: { readonly who: SurvivorId }) {
  const { view, content, names } = useScene();
  const { l } = names;
  const s = view.survivors[who];
  const card = content.survivors.find((one) => one.id === s.id);
  const printed: Readonly<Record<string, readonly string[]>> = {
    blue: card?.blue ?? [],
    yellow: ['plus-1-action'],
    orange: card?.orange ?? [],
    red: card?.red ?? [],
  };
  const known = new Set(Object.values(printed).flat());
  const more = s.skills.filter((id) => !known.has(id));
  return (
    <div className="t-skilltree">
      <h3>{l.t('table.skills')}</h3>
      {LEVELS.map((level) => (
        <div key={level} className="t-skill-level" data-level={level}>
          <i>{l.t(`table.level-letter.${level}`)}</i>
          <ul>
            {printed[level].map((id) => {
              const owned = level === 'yellow' ? s.level !== 'blue' : ownedAt(printed, level, id, s.skills);
              return (
                <li key={id} data-owned={owned || undefined}>
                  <Term of={`skill.${id}`}>{names.skill(id)}</Term>
                  {owned && <small>{skillText(l, id)}</small>}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
      {[...more, ...s.lent].length > 0 && (
        <div className="t-skill-level">
          <i>+</i>
          <ul>
            {[...new Set([...more, ...s.lent])].map((id) => (
              <li key={id} data-owned="">
                <Term of={`skill.${id}`}>{names.skill(id)}</Term>
                <small>{skillText(l, id)}</small>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
