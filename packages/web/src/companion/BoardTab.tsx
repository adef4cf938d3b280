// The mirrored board: point at a zone to set what stands there, at a door to open it; then ask what the dead do.
import { type RefObject, useMemo, useState } from 'react';
import { useTheme } from '../app/settings.ts';
import { BoardCanvas, type BoardHandle } from '../board/BoardCanvas.tsx';
import type { ZoneHighlight } from '../board/types.ts';
import { worldOf } from '../game/editions.ts';
import { intentArrows, intentLine } from '../table/model/intents.ts';
import { tokenLetters } from '../table/model/token-letters.ts';
import { createUi, type UiStore, useUi } from '../table/store.ts';
import { DeedQuestion } from './DeedQuestion.tsx';
import type { At } from './parts.ts';
import { Steps } from './Steps.tsx';
import { ZoneSheet } from './ZoneSheet.tsx';

const INSETS = { top: 6, right: 6, bottom: 6, left: 6 };

interface BoardTabProps {
  readonly at: At;
  readonly beside: boolean;
  readonly handle: RefObject<BoardHandle | null>;
}

export function BoardTab({ at, beside, handle }: BoardTabProps) {
  const { view, board, edition, names, doing, seen, told } = at;
  const { l } = names;
  const mode = useTheme();
  const [ui] = useState<UiStore>(() => createUi());
  const link = useUi(ui, (u) => u.link);
  const lit = useUi(ui, (u) => u.lit);
  const [zone, setZone] = useState(-1);
  const [asked, setAsked] = useState(false);
  const running = seen.mirror.running !== null;
  const shows = asked && !running;
  const attacks = seen.intent.filter((one) => one.does === 'attack');
  const highlights = useMemo<readonly ZoneHighlight[]>(
    () => [
      ...(shows ? attacks.map((one): ZoneHighlight => ({ zone: one.zone, mark: 'danger' })) : []),
      ...link.highlights,
      ...lit.map((one): ZoneHighlight => ({ zone: one, mark: 'chosen' })),
    ],
    [shows, attacks, link, lit],
  );
  const arrows = useMemo(() => [...(shows ? intentArrows(seen.intent) : []), ...link.arrows], [shows, seen.intent, link]);
  const labels = useMemo(
    () => ({
      board: l.t('table.board'),
      zone: names.zoneFull,
      zoomIn: l.t('table.zoom-in'),
      zoomOut: l.t('table.zoom-out'),
      fit: l.t('table.fit'),
      minimap: l.t('table.minimap'),
      letters: tokenLetters(l),
    }),
    [l, names],
  );
  const point = (where: number) => {
    if (running) link.onZone?.(where);
    else setZone(where);
  };
  const act = (deed: 'zombies' | 'spawn' | 'end') => {
    setAsked(false);
    void doing.deed(deed);
  };
  return (
    <>
      <div className="c-board">
        <BoardCanvas
          board={board}
          view={view}
          world={worldOf(edition)}
          mode={mode}
          labels={labels}
          highlights={highlights}
          arrows={arrows}
          insets={INSETS}
          onZone={point}
          handle={handle}
          onFigure={(figure) => point(figure.zone)}
          onDoor={(door) => !running && void doing.change({ is: 'door', door, open: view.doors[door] !== 'open' })}
        />
      </div>
      {!beside && (
        // what is new is read from its beginning
        <div
          key={running ? view.tick : 'rest'}
          className="c-panel"
          role="tabpanel"
          aria-label={l.t('companion.tab.board')}
          data-asks={running || undefined}
        >
          {running ? (
            <DeedQuestion at={at} ui={ui} />
          ) : (
            <>
              <div className="c-deeds">
                <button type="button" className="button" aria-pressed={asked} onClick={() => setAsked(!asked)}>
                  {l.t('companion.ask')}
                </button>
                <button type="button" className="button main" onClick={() => act('zombies')}>
                  {l.t('companion.zombies')}
                </button>
                <button type="button" className="button" onClick={() => act('spawn')}>
                  {l.t('companion.spawn')}
                </button>
                <button type="button" className="button" onClick={() => act('end')}>
                  {l.t('companion.end')}
                </button>
              </div>
              {seen.over !== null && <p className="notice">{l.t(`companion.over.${seen.over}`)}</p>}
              {asked ? (
                <ol className="c-steps">
                  {seen.intent.length === 0 && <li>{l.t('companion.nobody')}</li>}
                  {seen.intent.map((one) => (
                    <li key={`${one.zone} ${one.kind}`}>
                      <button type="button" onClick={() => ui.set({ lit: [one.zone] })}>
                        <b>{names.zone(one.zone)}</b> {intentLine(names, one)}
                      </button>
                    </li>
                  ))}
                </ol>
              ) : (
                <Steps at={at} ui={ui} events={told} />
              )}
              {told.length === 0 && !asked && <p className="soft small">{l.t('companion.help')}</p>}
            </>
          )}
        </div>
      )}
      <ZoneSheet at={at} zone={zone} onClose={() => setZone(-1)} />
    </>
  );
}
