import { memo, useMemo } from 'react';
import { Drawing } from '../art/Drawing.tsx';
import { type DoorState, doorLeaf, vaultDoor } from '../art/figures/doors.ts';
import { type DoorPlace, doorPlaces } from './doors.ts';
import type { BoardView, World } from './types.ts';

const Door = memo(function Door({ place, world, state }: { readonly place: DoorPlace; readonly world: World; readonly state: DoorState }) {
  const turn = place.turn + (state === 'open' && !place.vault ? place.swing : 0);
  const svg = useMemo(
    () => (place.vault ? vaultDoor(place.colour ?? 'yellow', state === 'open') : doorLeaf(world, place.width, place.colour, state)),
    [place, world, state],
  );
  return <Drawing className="board-door" svg={svg} style={{ transform: `translate(${place.x}px, ${place.y}px) rotate(${turn}deg)` }} />;
});

export const DoorLayer = memo(function DoorLayer({
  board,
  world,
  doors,
}: {
  readonly board: BoardView;
  readonly world: World;
  readonly doors: readonly DoorState[];
}) {
  const places = useMemo(() => doorPlaces(board), [board]);
  return (
    <g className="board-doors">
      {places.map((p) => (
        <Door key={p.key} place={p} world={world} state={doors[p.door] ?? 'closed'} />
      ))}
    </g>
  );
});
