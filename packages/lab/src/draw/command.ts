import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MissionDef } from '@holdout/engine';
import type { Command } from '../commands.ts';
import type { Given } from '../flags.ts';
import { editionNamed, engine, missionNamed, missionsOf, setupOf, teamFor } from '../library.ts';
import { label } from '../play/labels.ts';
import { boardSvg } from './svg.ts';

/** What the drawing shows, to hold against the book's text. */
function countsOf(mission: MissionDef): string {
  const { map } = mission;
  const grid = map.tiles.map((row) => row.map((tile) => tile?.face ?? '--').join(' ')).join(' / ');
  return `${mission.id}: ${grid}`;
}

function run(given: Given): number {
  const named = given.text('edition');
  const edition = named === undefined ? undefined : editionNamed(named);
  const missions = given.words.length > 0 ? given.words.map((word) => missionNamed(word, edition)) : missionsOf(edition);
  const folder = given.text('out') ?? 'drawings';
  let wrong = 0;
  for (const mission of missions) {
    const opened = engine.setup(setupOf(mission, teamFor(mission, 0), 1, {}, 'draw'));
    if (!opened.ok) {
      wrong++;
      console.log(`${mission.id}: ${JSON.stringify(opened.refusal)}`);
      continue;
    }
    const view = engine.view(opened.state, 0);
    const file = join(folder, `${mission.id}.svg`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, boardSvg(engine.board(opened.state), view, `${mission.code} ${label('mission', `${mission.id}.title`)}`));
    const objectives = view.objectives.filter((o) => o.place === 'board').length;
    console.log(
      `${file}  ${countsOf(mission)}; ${objectives} objectives, ${view.crates.length} crates, ${view.spawns.length} spawn zones, ${view.doors.length} doors`,
    );
  }
  return wrong === 0 ? 0 : 1;
}

export const drawCommand: Command = {
  summary: 'draw [MISSION...]: pictures of the boards at the start, as SVG files',
  flags: {
    edition: { type: 'string', value: 'ID', help: 'missions of this edition' },
    out: { type: 'string', value: 'FOLDER', help: 'where the files go (drawings)' },
  },
  run,
};
