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
  const style = { transform: `translate(${place.x}px, ${place.y}px) rotate(${turn}deg)` };
  return (
    <g className="board-door" data-door={place.door} style={style}>
      <Drawing svg={svg} />
      {/* more than the leaf can be hit */}
      <rect
        className="board-door-touch"
        {...(place.vault ? { x: -26, y: -26, width: 52, height: 52 } : { x: -6, y: -16, width: place.width + 12, height: 32 })}
      />
    </g>
  );
});

/** -1: it is no door's */
export const doorOf = (target: EventTarget): number =>
  Number((target as Element).closest?.('[data-door]')?.getAttribute('data-door') ?? -1);

export const DoorLayer = memo(function DoorLayer({
  board,
  world,
  doors,
  onDoor,
}: {
  readonly board: BoardView;
  readonly world: World;
  readonly doors: readonly DoorState[];
  readonly onDoor: ((door: number) => void) | undefined;
}) {
  const places = useMemo(() => doorPlaces(board), [board]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: doors are named with their zones, whose buttons do the same
    <g
      className="board-doors"
      data-live={onDoor ? '' : undefined}
      onClick={(e) => {
        const door = doorOf(e.target);
        if (door >= 0) onDoor?.(door);
      }}
    >
      {places.map((p) => (
        <Door key={p.key} place={p} world={world} state={doors[p.door] ?? 'closed'} />
      ))}
    </g>
  );
});
