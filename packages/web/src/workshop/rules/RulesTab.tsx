// Objectives, defeats, setup and special rules, built from the vocabulary: a sentence each, and a form behind it.
import type { Word } from '@holdout/engine/content';
import type { WordUse } from '@holdout/engine/vocabulary';
import { use } from 'react';
import { Switch } from '../../app/parts/Switch.tsx';
import { loadEdition } from '../../game/editions.ts';
import type { TabProps } from '../EditorPage.tsx';
import { lineAt, useShownPlace } from '../shown-place.ts';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import { CardsSection } from './CardsSection.tsx';
import { addEntry, entriesOf, MOST_ENTRIES, removeEntry, SECTIONS, type Section, setEntry, swapEntries } from './entries.ts';
import { WordList } from './WordList.tsx';

const USES: Readonly<Record<Section, readonly WordUse[]>> = {
  objectives: ['condition'],
  loseIf: ['defeat'],
  setup: ['setup'],
  rules: ['rule'],
};

export function RulesTab({ editor }: TabProps) {
  const { mission, edit } = editor;
  const l = useWorkshopLabels(mission.edition);
  const { place, stamp } = useShownPlace();
  const content = use(loadEdition(mission.edition));
  // cards with words on them are Washington's; a mission that has some keeps them anywhere
  const dealsCards = mission.cards !== undefined || mission.notes !== undefined || content.missions.some((one) => one.cards);
  const line = lineAt(place);
  return (
    <div className="stack">
      {SECTIONS.map((section) => (
        <section key={section} className="workshop-section">
          <h2>{l.t(`workshop.section.${section}`)}</h2>
          <p className="small soft">{l.t(`workshop.section.${section}.text`)}</p>
          {section === 'objectives' && (
            <Switch
              label={l.t('workshop.ordered')}
              text={l.t('workshop.ordered.text')}
              on={mission.objectives.ordered}
              onChange={(ordered) => edit((now) => ({ ...now, objectives: { ...now.objectives, ordered } }))}
            />
          )}
          <WordList
            editor={editor}
            list={entriesOf(mission, section)}
            uses={USES[section]}
            label={l.t(`workshop.add.${section}`)}
            most={MOST_ENTRIES[section]}
            look={line?.section === section ? { at: line.at, stamp } : undefined}
            onSet={(at, entry) => edit((now) => setEntry(now, section, at, entry as Word))}
            onRemove={(at) => edit((now) => removeEntry(now, section, at))}
            onSwap={(a, b) => edit((now) => swapEntries(now, section, a, b))}
            onAdd={(entry) => edit((now) => addEntry(now, section, entry as Word))}
          />
        </section>
      ))}
      {dealsCards && <CardsSection editor={editor} />}
    </div>
  );
}
