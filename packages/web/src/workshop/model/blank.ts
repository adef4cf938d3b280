// Where a mission of one's own begins: an empty one that can already be played, or a copy of one there is.
import type { EditionContent, MissionDef, SpawnColour } from '@holdout/engine/content';

export function blankMission(content: EditionContent, id: string): MissionDef {
  const face = content.tiles[0];
  const [first = ''] = Object.keys(face.zones).filter((name) => face.zones[name].kind === 'street');
  const last = Object.keys(face.zones).findLast((name) => face.zones[name].kind === 'street') ?? first;
  const numbered = content.missions.some((mission) => mission.map.spawns.some((spawn) => spawn.colour === '1'));
  const colour: SpawnColour = numbered ? '1' : 'starting';
  return {
    id,
    edition: content.edition,
    code: '★',
    difficulty: 'medium',
    minutes: 45,
    survivors: { count: 6 },
    map: {
      tiles: [[{ face: face.id, turn: 0 }]],
      places: { start: [`0,0/${first}`], exit: [`0,0/${first}`] },
      spawns: [{ zone: `0,0/${last}`, colour }],
      objectives: 'printed',
      crates: 'printed',
      from: { tiles: 'ours', tokens: 'ours' },
    },
    objectives: { ordered: true, list: [{ taken: { what: 'objective', count: 'all' } }, { exited: { who: 'survivor', count: 'all' } }] },
    loseIf: [],
    setup: [],
    rules: [
      { token: { what: 'objective', ap: 5 } },
      { 'exit-rule': { who: 'survivor', needs: { none: { what: 'zombie', zone: 'exit' } } } },
    ],
  };
}

export const copyOf = (mission: MissionDef, id: string): MissionDef => ({ ...structuredClone(mission), id });
