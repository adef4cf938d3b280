// The picture of a tile's face, drawn in the worker.
import type { EditionId, TileFace } from '@holdout/engine/content';
import { useEffect, useState } from 'react';
import { useTheme } from '../../app/settings.ts';
import { faceName } from '../../board/face-name.ts';
import { engineWorker } from '../../game/local/worker.ts';

const pictures = new Map<string, Promise<string | null>>();

function facePicture(edition: EditionId, face: string | TileFace, mode: ReturnType<typeof useTheme>): Promise<string | null> {
  const draw = () =>
    engineWorker()
      .facePicture(edition, face, mode)
      .then((svg) => svg && URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })));
  // a face in the making changes all the time: its pictures are not kept
  if (typeof face !== 'string') return draw();
  const name = `${edition} ${face} ${mode}`;
  let known = pictures.get(name);
  if (!known) {
    known = draw();
    pictures.set(name, known);
  }
  return known;
}

interface FaceProps {
  readonly edition: EditionId;
  readonly face: string | TileFace;
  readonly turn: number;
}

export function Face({ edition, face, turn }: FaceProps) {
  const mode = useTheme();
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    let drawn: string | null = null;
    void facePicture(edition, face, mode).then((url) => {
      drawn = url;
      if (!gone) setSource(url);
    });
    return () => {
      gone = true;
      if (drawn && typeof face !== 'string') URL.revokeObjectURL(drawn);
    };
  }, [edition, face, mode]);
  return (
    <>
      {source && <img src={source} alt="" draggable={false} style={{ transform: `rotate(${turn}deg)` }} />}
      <span className="workshop-face">{faceName(typeof face === 'string' ? face : face.id)}</span>
    </>
  );
}
