// What can be put on the map, in groups; places may get names of one's own.
import type { EditionContent, MissionDef } from '@holdout/engine/content';
import { useId, useMemo, useState } from 'react';
import { worldOf } from '../../game/editions.ts';
import { tokenLetters } from '../../table/model/token-letters.ts';
import { paletteOf } from '../model/palette.ts';
import { type Thing, thingName } from '../model/things.ts';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import { ThingSign } from './ThingSign.tsx';
import { nameOfThing } from './thing-names.ts';

export type Tool = Thing | 'look';

interface PaletteProps {
  readonly content: EditionContent;
  readonly mission: MissionDef;
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
}

/** `zone:` names a place of this mission alone; letters and digits of any alphabet, the rest becomes hyphens. */
const placeNamed = (text: string): string =>
  `zone:${text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')}`;

export function Palette({ content, mission, tool, onTool }: PaletteProps) {
  const l = useWorkshopLabels(mission.edition);
  const id = useId();
  const letters = tokenLetters(l);
  const [typed, setTyped] = useState('');
  const groups = useMemo(() => paletteOf(content), [content]);
  const named = (name: string) => groups.some((group) => group.things.some((thing) => thing.is === 'place' && thing.name === name));
  const own = Object.keys(mission.map.places).filter((name) => !named(name));
  const chosen = tool === 'look' ? '' : thingName(tool);
  const extra = tool !== 'look' && tool.is === 'place' && !named(tool.name) && !own.includes(tool.name) ? [tool.name] : [];
  return (
    <div className="workshop-palette" role="toolbar" aria-label={l.t('workshop.palette')}>
      <button type="button" className="button" aria-pressed={tool === 'look'} onClick={() => onTool('look')}>
        {l.t('workshop.look')}
      </button>
      {groups.map((group) => (
        <fieldset key={group.name}>
          <legend className="label">{l.t(`workshop.group.${group.name}`)}</legend>
          {[...group.things, ...(group.name === 'places' ? [...own, ...extra].map((name): Thing => ({ is: 'place', name })) : [])].map(
            (thing) => (
              <button
                type="button"
                className="button"
                key={thingName(thing)}
                aria-pressed={chosen === thingName(thing)}
                onClick={() => onTool(thing)}
              >
                <ThingSign thing={thing} world={worldOf(mission.edition)} letters={letters} />
                {nameOfThing(l, thing)}
              </button>
            ),
          )}
          {group.name === 'places' && (
            <form
              className="row workshop-new-place"
              onSubmit={(event) => {
                event.preventDefault();
                if (typed.trim() === '') return;
                onTool({ is: 'place', name: placeNamed(typed) });
                setTyped('');
              }}
            >
              <input
                className="input"
                id={id}
                aria-label={l.t('workshop.new-place')}
                placeholder={l.t('workshop.new-place')}
                maxLength={30}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
              <button type="submit" className="button" disabled={typed.trim() === ''}>
                {l.t('workshop.add')}
              </button>
            </form>
          )}
        </fieldset>
      ))}
    </div>
  );
}
