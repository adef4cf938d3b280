// One mission in the making: its board, its rules, its texts, what is wrong with it, and games of bots on it.
import { use, useEffect, useState } from 'react';
import LostPage from '../app/LostPage.tsx';
import { Page } from '../app/Page.tsx';
import { Icon } from '../app/parts/Icon.tsx';
import { address } from '../app/router.ts';
import { groundReady } from '../art/ground/painters.ts';
import { loadEdition, worldOf } from '../game/editions.ts';
import { language } from '../i18n/i18n.ts';
import { ThingsTab } from './board/ThingsTab.tsx';
import { TilesTab } from './board/TilesTab.tsx';
import { BoxTab } from './box/BoxTab.tsx';
import { Checks } from './Checks.tsx';
import { DataTab } from './DataTab.tsx';
import { PlaytestTab } from './play/PlaytestTab.tsx';
import { stopRun } from './play/runs.ts';
import { RulesTab } from './rules/RulesTab.tsx';
import { ShareTab } from './share/ShareTab.tsx';
import { loadOwn, type OwnMission } from './shelf.ts';
import { TextsTab } from './TextsTab.tsx';
import { titleOf } from './texts.ts';
import { type Editor, useEditor } from './use-editor.ts';
import { useWorkshopLabels } from './use-workshop-labels.ts';

const opened = new Map<string, Promise<OwnMission | null>>();

/** The same promise while the page is open; a fresh look whenever it is opened anew. */
function open(id: string): Promise<OwnMission | null> {
  let known = opened.get(id);
  if (!known) {
    known = loadOwn(id).catch(() => null);
    opened.set(id, known);
  }
  return known;
}

export default function EditorPage({ id }: { readonly id: string }) {
  const own = use(open(id));
  useEffect(() => () => void opened.delete(id), [id]);
  return own ? <Bench own={own} /> : <LostPage />;
}

const TABS = ['tiles', 'things', 'rules', 'texts', 'box', 'playtest', 'share', 'data'] as const;
export type Tab = (typeof TABS)[number];

export interface TabProps {
  readonly editor: Editor;
}

const panels: Readonly<Record<Tab, (props: TabProps) => React.ReactNode>> = {
  tiles: TilesTab,
  things: ThingsTab,
  rules: RulesTab,
  texts: TextsTab,
  box: BoxTab,
  playtest: PlaytestTab,
  share: ShareTab,
  data: DataTab,
};

function Bench({ own }: { readonly own: OwnMission }) {
  const { edition } = own.mission;
  const l = useWorkshopLabels(edition);
  use(loadEdition(edition));
  use(groundReady(worldOf(edition)));
  const editor = useEditor(own);
  useEffect(() => () => stopRun(own.id), [own.id]);
  const [tab, setTab] = useState<Tab>('tiles');
  const Panel = panels[tab];
  const title = titleOf(editor.mission, language()) || l.t('workshop.untitled');

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (!(event.ctrlKey || event.metaKey) || typing) return;
      const key = event.key.toLowerCase();
      if (key === 'z' && !event.shiftKey) editor.undo();
      else if (key === 'y' || (key === 'z' && event.shiftKey)) editor.redo();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [editor]);

  return (
    <Page
      title={title}
      edition={edition}
      wide
      head={(heading) => (
        <div className="workshop-head">
          <div className="stack">
            <p className="row small soft">
              <a href={address('workshop')}>{l.t('workshop.title')}</a>
              <span>{l.t(`edition.${edition}`)}</span>
              <span role="status">{l.t(`workshop.saved.${editor.saved}`)}</span>
            </p>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
          </div>
          <div className="row">
            <button type="button" className="button" onClick={editor.undo} disabled={!editor.canUndo}>
              {l.t('workshop.undo')}
            </button>
            <button type="button" className="button" onClick={editor.redo} disabled={!editor.canRedo}>
              {l.t('workshop.redo')}
            </button>
          </div>
        </div>
      )}
    >
      <div className="workshop-tabs" role="tablist" aria-label={l.t('workshop.parts')}>
        {TABS.map((one) => (
          <button
            type="button"
            role="tab"
            key={one}
            id={`tab-${one}`}
            aria-controls="workshop-panel"
            aria-selected={one === tab}
            tabIndex={one === tab ? 0 : -1}
            onClick={() => setTab(one)}
            onKeyDown={(event) => {
              const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
              if (step === 0) return;
              const next = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length];
              setTab(next);
              document.getElementById(`tab-${next}`)?.focus();
            }}
          >
            {l.t(`workshop.tab.${one}`)}
          </button>
        ))}
      </div>
      <div className="workshop-bench">
        <div id="workshop-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} className="workshop-panel">
          <Panel editor={editor} />
        </div>
        <Checks editor={editor} onShow={setTab} />
      </div>
      <p className="no-print">
        <a className="button quiet" href={address('workshop')}>
          <Icon name="back" />
          {l.t('workshop.back')}
        </a>
      </p>
    </Page>
  );
}
