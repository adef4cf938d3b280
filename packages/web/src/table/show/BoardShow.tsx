// The show on the board itself: a flash where somebody strikes, numbers that rise, fire.
import { memo } from 'react';
import { zonePath } from '../../board/geometry.ts';
import { zoneCentre } from '../../board/scene.ts';
import { useScene, useShown } from '../scene.ts';

export const BoardShow = memo(function BoardShow() {
  const { board, names } = useScene();
  const { look, count, view } = useShown();
  const { l } = names;
  switch (look.is) {
    case 'strike':
      return <path key={count} d={zonePath(board, look.zone, 3, 5)} className="t-flash" data-tone="bad" />;
    case 'zombie-card':
      return look.zone < 0 ? null : <path key={count} d={zonePath(board, look.zone, 3, 5)} className="t-spot" />;
    case 'fire':
      return <path key={count} d={zonePath(board, look.zone, 2, 5)} className="t-flash" data-tone="fire" />;
    case 'attack': {
      if (look.zone < 0) return null;
      return <path key={count} d={zonePath(board, look.zone, 6, 5)} className="t-flash" data-tone="attack" />;
    }
    case 'float': {
      const zone = look.zone >= 0 ? look.zone : (view.survivors[look.survivor]?.zone ?? -1);
      if (zone < 0) return null;
      const [x, y] = zoneCentre(board, zone);
      return (
        <g key={count} transform={`translate(${x} ${y})`}>
          <g className="t-float" data-tone={look.tone}>
            <text y="6">{l.t(`show.${look.key}`, { n: look.n })}</text>
          </g>
        </g>
      );
    }
    default:
      return null;
  }
});
