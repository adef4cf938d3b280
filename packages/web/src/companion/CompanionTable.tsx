// The companion at work: the mirrored board with what the dead do, the deck, the odds of a roll, the people.
import { use, useCallback, useMemo, useRef, useState } from 'react';
import { useArrival } from '../app/Page.tsx';
import { Icon, type IconName } from '../app/parts/Icon.tsx';
import { address } from '../app/router.ts';
import { groundReady } from '../art/ground/painters.ts';
import type { BoardHandle } from '../board/BoardCanvas.tsx';
import { WholeSign } from '../board/WholeSign.tsx';
import { isEdition, loadEdition, worldOf } from '../game/editions.ts';
import { makeNames } from '../table/model/names.ts';
import { useTableLabels } from '../table/use-table-labels.ts';
import { BoardTab } from './BoardTab.tsx';
import { DeckTab } from './DeckTab.tsx';
import { OddsTab } from './OddsTab.tsx';
import type { At } from './parts.ts';
import { TeamTab } from './TeamTab.tsx';
import type { Companion, Doing } from './use-mirror.ts';
import '../table/table.css';

const TABS = { board: 'map', deck: 'games', odds: 'dice', team: 'people' } as const satisfies Readonly<Record<string, IconName>>;
type Tab = keyof typeof TABS;

interface CompanionTableProps {
  readonly now: Extract<Companion, { readonly is: 'there' }>;
  readonly doing: Doing;
}

/** One press brings the board so much nearer. */
const ZOOM = 1.3;

export default function CompanionTable({ now, doing }: CompanionTableProps) {
  const { view, board, mirror } = now.seen;
  const edition = isEdition(view.edition) ? view.edition : 'second-edition';
  const l = useTableLabels(edition);
  const content = use(loadEdition(edition));
  use(groundReady(worldOf(edition)));
  const seatName = useCallback(() => l.t('table.team'), [l]);
  const names = useMemo(() => makeNames(l, view, board, seatName), [l, view, board, seatName]);
  const tabs = (Object.keys(TABS) as Tab[]).filter((tab) => tab !== 'board' || !mirror.own);
  const [chosen, setChosen] = useState<Tab>(mirror.own ? 'deck' : 'board');
  const tab = tabs.includes(chosen) ? chosen : tabs[0];
  const title = mirror.own ? l.t('companion.own') : l.t(`mission.${view.mission}.title`);
  const heading = useArrival(`${l.t('companion.title')}: ${title}`);
  const handle = useRef<BoardHandle>(null);
  const at: At = { ...now, view, board, edition, content, names, doing };
  return (
    <main className="c-table" data-world={worldOf(edition)} data-own={mirror.own || undefined} data-tab={tab}>
      <header className="c-top">
        <a className="button quiet square" href={address('')} aria-label={l.t('app.home-page')}>
          <Icon name="home" />
        </a>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {/* not over the board, where everything can be pressed */}
        {!mirror.own && (
          <div className="c-zoom">
            <button
              type="button"
              className="button quiet square"
              onClick={() => handle.current?.zoomBy(1 / ZOOM)}
              aria-label={l.t('table.zoom-out')}
            >
              −
            </button>
            <button
              type="button"
              className="button quiet square"
              onClick={() => handle.current?.zoomBy(ZOOM)}
              aria-label={l.t('table.zoom-in')}
            >
              +
            </button>
            <button
              type="button"
              className="button quiet square c-whole"
              onClick={() => handle.current?.fit()}
              aria-label={l.t('table.fit')}
            >
              <WholeSign />
            </button>
          </div>
        )}
        <p className="c-level" data-level={view.danger}>
          {l.t('companion.level', { level: l.t(`danger.${view.danger}`), round: view.round })}
        </p>
        <button
          type="button"
          className="button quiet square c-undo"
          disabled={doing.undo === null}
          onClick={() => doing.undo?.()}
          aria-label={l.t('companion.undo')}
        >
          <Icon name="again" />
        </button>
      </header>
      {!mirror.own && <BoardTab at={at} beside={tab !== 'board'} handle={handle} />}
      <div className="c-panel" id="c-panel" role="tabpanel" aria-label={l.t(`companion.tab.${tab}`)} hidden={tab === 'board'}>
        {tab === 'deck' && <DeckTab at={at} />}
        {tab === 'odds' && <OddsTab at={at} />}
        {tab === 'team' && <TeamTab at={at} />}
      </div>
      {doing.refused !== null && (
        <p className="c-refused" role="alert">
          {l.t(`reason.${doing.refused}`)}
        </p>
      )}
      <div className="c-tabs" role="tablist" aria-label={l.t('companion.title')}>
        {tabs.map((one) => (
          <button key={one} type="button" role="tab" aria-selected={tab === one} onClick={() => setChosen(one)}>
            <Icon name={TABS[one]} />
            <span>{l.t(`companion.tab.${one}`)}</span>
          </button>
        ))}
      </div>
    </main>
  );
}
