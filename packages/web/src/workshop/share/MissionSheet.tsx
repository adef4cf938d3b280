// The sheet of a mission for a real table: map, what lies on it with counts, objectives, rules, tiles with their turns. One for all missions.
import { type MissionDef, withBox } from '@holdout/engine/content';
import { use } from 'react';
import { loadEdition, worldOf } from '../../game/editions.ts';
import { language } from '../../i18n/i18n.ts';
import { PrintedMap } from '../board/MissionPicture.tsx';
import { SurvivorCards } from '../box/SurvivorCards.tsx';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import { SheetLists } from './SheetLists.tsx';
import { sheetTexts } from './sheet-texts.ts';
import './sheet.css';

export default function MissionSheet({ mission }: { readonly mission: MissionDef }) {
  const l = useWorkshopLabels(mission.edition);
  const content = use(loadEdition(mission.edition));
  const { title, brief, objectives, rules, defeats, setup } = sheetTexts(l, mission, language());
  const list = (heading: string, lines: readonly string[]) =>
    lines.length > 0 && (
      <>
        <h3>{heading}</h3>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </>
    );
  return (
    <>
      <article className="print-sheet" data-world={worldOf(mission.edition)}>
        <header>
          <h2>{title}</h2>
          <p>
            {mission.code !== '★' && `${mission.code} · `}
            {l.t(`edition.${mission.edition}`)} · {l.t(`difficulty.${mission.difficulty}`)} ·{' '}
            {l.t('missions.minutes', { n: mission.minutes })} · {l.t('missions.survivors', { count: mission.survivors.count })}
          </p>
        </header>
        {brief !== '' && <p className="sheet-brief">{brief}</p>}
        <PrintedMap mission={mission} />
        <div className="sheet-columns">
          <section>
            <h3>{l.t(mission.objectives.ordered ? 'missions.objectives.ordered' : 'missions.objectives')}</h3>
            <ol>
              {objectives.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
            {list(l.t('missions.rules'), rules)}
            {list(l.t('workshop.section.loseIf'), defeats)}
            {list(l.t('workshop.section.setup'), setup)}
          </section>
          <SheetLists mission={mission} content={withBox(content, mission.box)} />
        </div>
      </article>
      {(mission.box?.survivors ?? []).length > 0 && <SurvivorCards content={content} box={mission.box} />}
    </>
  );
}
