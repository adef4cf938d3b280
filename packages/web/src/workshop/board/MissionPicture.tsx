// A picture of a draft, drawn like the pictures of the books' missions.
import type { MissionDef } from '@holdout/engine/content';
import { useEffect, useState } from 'react';
import { useTheme } from '../../app/settings.ts';
import type { Mode } from '../../board/types.ts';
import { engineWorker } from '../../game/local/worker.ts';
import '../../app/parts/board-picture.css';
import { worldOf } from '../../game/editions.ts';

function useDrawing(mission: MissionDef, mode: Mode, detail: 'thumb' | 'full', tileNames: boolean): string | null {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    let url: string | null = null;
    void engineWorker()
      .draftPicture(mission, mode, detail, tileNames)
      .then((svg) => {
        if (gone) return;
        url = svg && URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
        setSource(url ?? '');
      });
    return () => {
      gone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [mission, mode, detail, tileNames]);
  return source;
}

export function MissionPicture({ mission }: { readonly mission: MissionDef }) {
  const source = useDrawing(mission, useTheme(), 'thumb', false);
  return (
    <div className="board-picture" data-world={worldOf(mission.edition)}>
      {source && <img src={source} alt="" draggable={false} />}
    </div>
  );
}

/** The map for paper: in light colours whatever the screen has, with the names and turns of its tiles. Printing waits for it. */
export function PrintedMap({ mission }: { readonly mission: MissionDef }) {
  const source = useDrawing(mission, 'light', 'thumb', true);
  const [there, setThere] = useState(false);
  const drawn = source === '' || there;
  return (
    <div className="sheet-map" data-drawing={!drawn}>
      {source && <img src={source} alt="" draggable={false} decoding="sync" onLoad={() => setThere(true)} onError={() => setThere(true)} />}
    </div>
  );
}
