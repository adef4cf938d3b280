// Survivor cards for a real table: face, name, health, skills by level.
import { type EditionContent, type OwnBox, type SurvivorDef, withBox } from '@holdout/engine/content';
import { Portrait } from '../../app/parts/Portrait.tsx';
import { lookFrom } from '../../art/portraits/own-look.ts';
import { skillName, skillText } from '../../i18n/names.ts';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import { LEVELS } from './skill-levels.ts';
import './cards.css';

interface SurvivorCardsProps {
  readonly content: EditionContent;
  /** whose people; without one, all of the book's */
  readonly box?: OwnBox;
  /** on the screen too, not only on paper */
  readonly shown?: boolean;
}

export function SurvivorCards({ content, box, shown = false }: SurvivorCardsProps) {
  const people = box ? (box.survivors ?? []) : content.survivors.filter((one) => !one.companionOnly);
  return (
    <div className="print-cards" data-shown={shown}>
      {people.map((one) => (
        <Card key={one.id} survivor={one} content={withBox(content, box)} box={box} />
      ))}
    </div>
  );
}

function Card({ survivor, content, box }: SurvivorCardsProps & { readonly survivor: SurvivorDef }) {
  const l = useWorkshopLabels(content.edition);
  const { id, starts } = survivor;
  const nameOf = (thing: string, key: string): string => box?.names?.[thing] ?? l.t(`${key}.${thing}`);
  return (
    <article className="print-card">
      <Portrait id={id} look={box ? lookFrom(box.looks?.[id] ?? {}, survivor.kid) : undefined} size={110} />
      <div>
        <h3>{nameOf(id, 'survivor')}</h3>
        <p>
          {l.t('new.health', { n: survivor.health })}
          {survivor.kid && ` · ${l.t('new.kid')}`}
          {starts !== undefined && ` · ${l.t('box.starts')}: ${nameOf(starts, 'item')}`}
        </p>
      </div>
      <dl>
        {LEVELS.map((level) => (
          <div key={level} data-level={level}>
            <dt>{l.t(`danger.${level}`)}</dt>
            {survivor[level].map((skill) => (
              <dd key={skill}>
                <strong>{skillName(l, skill)}</strong> <small>{skillText(l, skill)}</small>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </article>
  );
}
