// A rule or a goal that names tiles: the board does not show their names, so each name lights the zones that lie on it.
import { useEffect } from 'react';
import { useScene } from '../scene.ts';
import { showZones } from './show-zones.ts';
import { TILE_NAME, zonesOn } from './tile-name.ts';

export default function TileWords({ text }: { readonly text: string }) {
  const { board, names, ui } = useScene();
  useEffect(() => () => ui.set({ lit: [] }), [ui]);
  const parts = text.split(TILE_NAME);
  return parts.map((part, at) => {
    const zones = at % 2 === 0 ? [] : zonesOn(board, part);
    if (zones.length === 0) return part;
    const light = (on: boolean) => ui.set({ lit: on ? zones : [] });
    return (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence in their order
        key={at}
        type="button"
        className="t-term"
        aria-label={names.l.t('goals.tile', { tile: part })}
        onClick={() => showZones(ui, zones)}
        onPointerEnter={(e) => e.pointerType === 'mouse' && light(true)}
        onPointerLeave={(e) => e.pointerType === 'mouse' && light(false)}
      >
        {part}
      </button>
    );
  });
}
