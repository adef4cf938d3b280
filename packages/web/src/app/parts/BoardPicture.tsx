// A picture of a board, drawn in the worker when it comes into sight.
import type { EditionId } from '@holdout/engine/content';
import { useEffect, useRef, useState } from 'react';
import type { PictureWish } from '../../game/local/pictures.ts';
import { engineWorker } from '../../game/local/worker.ts';
import { useTheme } from '../settings.ts';
import './board-picture.css';
import { worldOf } from '../../game/editions.ts';

const pictures = new Map<string, Promise<string | null>>();

function picture(wish: PictureWish, version: number): Promise<string | null> {
  const name = JSON.stringify([wish, version]);
  let known = pictures.get(name);
  if (!known) {
    known = engineWorker()
      .picture(wish)
      .then((svg) => svg && URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })))
      .catch(() => null);
    pictures.set(name, known);
  }
  return known;
}

interface BoardPictureProps {
  readonly edition: EditionId;
  readonly mission: string;
  readonly game?: string;
  readonly moment?: PictureWish['moment'];
  readonly boxes?: PictureWish['boxes'];
  /** changes when the game moved on */
  readonly version?: number;
  readonly detail?: 'full' | 'thumb';
  readonly bare?: boolean;
  /** what it shows, where no text beside it says so */
  readonly name?: string;
  readonly eager?: boolean;
}

export function BoardPicture({
  edition,
  mission,
  game,
  moment,
  boxes,
  version = 0,
  detail = 'thumb',
  bare,
  name = '',
  eager,
}: BoardPictureProps) {
  const mode = useTheme();
  const at = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(eager ?? false);
  const [source, setSource] = useState<string | null>(null);

  useEffect(() => {
    if (near || !at.current) return;
    const watch = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), { rootMargin: '300px' });
    watch.observe(at.current);
    return () => watch.disconnect();
  }, [near]);

  useEffect(() => {
    if (!near) return;
    let gone = false;
    void picture({ edition, mission, game, moment, boxes, mode, detail, bare }, version).then((url) => {
      if (!gone) setSource(url);
    });
    return () => {
      gone = true;
    };
  }, [near, edition, mission, game, moment, boxes, mode, detail, bare, version]);

  return (
    <div className="board-picture" ref={at} data-world={worldOf(edition)}>
      {source && <img src={source} alt={name} draggable={false} />}
    </div>
  );
}
