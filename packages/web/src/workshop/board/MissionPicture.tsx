// A small picture of a draft, drawn like the pictures of the books' missions.
import type { MissionDef } from '@holdout/engine/content';
import { useEffect, useState } from 'react';
import { useTheme } from '../../app/settings.ts';
import { engineWorker } from '../../game/local/worker.ts';
import '../../app/parts/board-picture.css';

export function MissionPicture({ mission, detail = 'thumb' }: { readonly mission: MissionDef; readonly detail?: 'thumb' | 'full' }) {
  const mode = useTheme();
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    let url: string | null = null;
    void engineWorker()
      .draftPicture(mission, mode, detail)
      .then((svg) => {
        if (gone || !svg) return;
        url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
        setSource(url);
      });
    return () => {
      gone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [mission, mode, detail]);
  return (
    <div className="board-picture" data-world={mission.edition}>
      {source && <img src={source} alt="" draggable={false} />}
    </div>
  );
}
