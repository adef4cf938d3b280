// The sheet of a mission for a real table: map, what lies on it with counts, objectives, rules, tiles with their turns.
import type { MissionDef } from '@holdout/engine/content';
import { use } from 'react';
import { loadEdition } from '../../game/editions.ts';
import { language } from '../../i18n/i18n.ts';
import { MissionPicture } from '../board/MissionPicture.tsx';
import { entriesOf } from '../rules/entries.ts';
import { sentenceOf } from '../rules/sentences.ts';
import { textsIn, titleOf } from '../texts.ts';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import SheetLists from './SheetLists.tsx';

export function MissionSheet({ mission }: { readonly mission: MissionDef }) {
  const l = useWorkshopLabels(mission.edition);
  const content = use(loadEdition(mission.edition));
  const texts = textsIn(mission, language());
  const said = (section: 'objectives' | 'rules') =>
    entriesOf(mission, section).map((entry, at) => texts[section][at] || sentenceOf(l, entry));
  return (
    <article className="workshop-sheet">
      <h2>{titleOf(mission, language()) || l.t('workshop.untitled')}</h2>
      <p className="small soft">
        {l.t(`edition.${mission.edition}`)} · {l.t(`difficulty.${mission.difficulty}`)} · {l.t('missions.minutes', { n: mission.minutes })}{' '}
        · {l.t('missions.survivors', { count: mission.survivors.count })}
      </p>
      {texts.brief !== '' && <p>{texts.brief}</p>}
      <div className="workshop-sheet-map" style={{ aspectRatio: `${mission.map.tiles[0]?.length ?? 1} / ${mission.map.tiles.length}` }}>
        <MissionPicture mission={mission} detail="full" />
      </div>
      <div className="workshop-sheet-columns">
        <section>
          <h3>{l.t(mission.objectives.ordered ? 'missions.objectives.ordered' : 'missions.objectives')}</h3>
          <ol>
            {said('objectives').map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
          <h3>{l.t('missions.rules')}</h3>
          <ul>
            {said('rules').map((line) => (
              <li key={line}>{line}</li>
            ))}
            {mission.loseIf.map((entry) => (
              <li key={JSON.stringify(entry)}>{sentenceOf(l, entry)}</li>
            ))}
            {mission.setup.map((entry) => (
              <li key={JSON.stringify(entry)}>{sentenceOf(l, entry)}</li>
            ))}
          </ul>
        </section>
        <SheetLists mission={mission} content={content} />
      </div>
    </article>
  );
}
