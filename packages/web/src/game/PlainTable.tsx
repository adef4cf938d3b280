// A bare table: the question and its answers as buttons. Stands in until the real one is there.

import { useTheme } from '../app/settings.ts';
import { boardSvg } from '../board/picture.ts';
import { useLabels } from '../i18n/use-labels.ts';
import { useSnapshot } from './GameScreen.tsx';
import type { TableProps } from './host.ts';

export default function PlainTable({ host, edition, menu, ended }: TableProps) {
  const { t } = useLabels(edition);
  const { view, board, mine, undo } = useSnapshot(host);
  const mode = useTheme();
  if (!view || !board) return null;
  const { ask } = view;
  const may = ask && (ask.by < 0 ? mine.length > 0 : mine.includes(ask.by));
  const svg = boardSvg(board, { world: edition, mode, detail: 'thumb', view });
  return (
    <main className="plain-table">
      <div className="row">{menu}</div>
      <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" />
      <p>{ask ? `${ask.kind} ${ask.about}` : t('end.title')}</p>
      <div className="row">
        {may &&
          ask.options.slice(0, 60).map((option) => (
            <button type="button" className="button" key={option.key} data-answer={option.key} onClick={() => void host.answer(option.key)}>
              {option.key}
            </button>
          ))}
        {undo.can && (
          <button type="button" className="button" onClick={() => void host.undo()}>
            {t('undo.last')}
          </button>
        )}
        {view.over && (
          <button type="button" className="button main" onClick={ended}>
            {t('end.title')}
          </button>
        )}
      </div>
    </main>
  );
}
