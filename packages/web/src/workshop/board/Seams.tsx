// What the tiles do where they meet, drawn over their borders: streets and openings that go on, and those that end at a wall.
import type { SeamKind } from '@holdout/engine/workshop';
import type { TabProps } from '../EditorPage.tsx';
import { useWorkshopLabels } from '../use-workshop-labels.ts';

const KINDS: readonly SeamKind[] = ['street', 'opening', 'door', 'against', 'blind'];

interface SeamsProps extends TabProps {
  readonly rows: number;
  readonly cols: number;
}

/** A picture over the grid of tiles; the legend below says the same in words. */
export function Seams({ editor, rows, cols }: SeamsProps) {
  const seams = editor.checked?.draft.seams ?? [];
  return (
    <svg className="workshop-seams" viewBox={`0 0 ${cols} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
      {seams.map((seam) => (
        <line key={`${seam.x1} ${seam.y1} ${seam.x2} ${seam.y2}`} {...inset(seam)} data-seam={seam.is} />
      ))}
    </svg>
  );
}

/** A little shorter than the border it speaks of, so that neighbours stay apart. */
function inset({ x1, y1, x2, y2 }: { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }) {
  const dx = Math.sign(x2 - x1) * 0.03;
  const dy = Math.sign(y2 - y1) * 0.03;
  return { x1: x1 + dx, y1: y1 + dy, x2: x2 - dx, y2: y2 - dy };
}

export function SeamsLegend({ editor }: TabProps) {
  const l = useWorkshopLabels(editor.mission.edition);
  const seams = editor.checked?.draft.seams ?? [];
  if (seams.length === 0) return null;
  return (
    <ul className="workshop-seam-legend small" aria-label={l.t('workshop.seams')}>
      {KINDS.map((kind) => {
        const n = seams.filter((seam) => seam.is === kind).length;
        return n === 0 ? null : (
          <li key={kind} data-seam={kind}>
            {l.t(`workshop.seam.${kind}`, { n })}
          </li>
        );
      })}
    </ul>
  );
}
