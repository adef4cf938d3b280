// What a real table needs beside map and rules: everything that lies on the map, with its sign and count, and the tiles with their turns.
import type { EditionContent, MissionDef } from '@holdout/engine/content';
import { faceName } from '../../board/face-name.ts';
import { tokenLetters } from '../../table/model/token-letters.ts';
import { ThingSign } from '../board/ThingSign.tsx';
import { nameOfThing } from '../board/thing-names.ts';
import { legendOf } from '../model/legend.ts';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import './sheet.css';
import { worldOf } from '../../game/editions.ts';

interface SheetListsProps {
  readonly mission: MissionDef;
  /** with what the mission brings along */
  readonly content: EditionContent;
}

export function SheetLists({ mission, content }: SheetListsProps) {
  const l = useWorkshopLabels(mission.edition);
  const letters = tokenLetters(l);
  return (
    <section className="sheet-lists">
      <div>
        <h3>{l.t('workshop.legend')}</h3>
        <ul>
          {legendOf(mission, content.tiles).map(({ thing, count }) => (
            <li key={nameOfThing(l, thing)}>
              <ThingSign thing={thing} world={worldOf(mission.edition)} letters={letters} />
              <span>{nameOfThing(l, thing)}</span> <strong>{l.t('workshop.times', { n: count })}</strong>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{l.t('workshop.tile-list')}</h3>
        <table>
          <tbody>
            {mission.map.tiles.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row of the map is named by its place
              <tr key={at}>
                {row.map((tile, col) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell of the map is named by its place
                  <td key={col}>{tile ? l.t('workshop.tile', { face: faceName(tile.face), turn: tile.turn }) : ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
