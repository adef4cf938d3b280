// Mission, round, phase and danger; going back, advice, what the board shows, panels, sound and speed.
import { memo, type ReactNode, useRef } from 'react';
import { changeSettings, SPEEDS, useSettings } from '../app/settings.ts';
import { WholeSign } from '../board/WholeSign.tsx';
import { isPlaying } from './model/names.ts';
import { toggleOverlay } from './overlays/toggle.ts';
import { Icon } from './parts/Icon.tsx';
import { ToolTip } from './parts/ToolTip.tsx';
import { useUnread } from './parts/unread.ts';
import { usePick, useScene, useShown } from './scene.ts';
import { OVERLAYS, type PanelId } from './store.ts';
import { useAdvice, useUndo } from './undo.ts';

export const OVERLAY_KEYS = { reach: 'w', sight: 'v', intent: 'z', forecast: 'p', threat: 'x' } as const;
export const PANEL_KEYS: Readonly<Record<PanelId, string>> = { log: 'l', goals: 'q', rules: 'h', chat: '.' };

/** Letters of a title beyond which it finds no room on one line of a small bar, and of one at 1280 pixels. */
const [LONG, VERY_LONG] = [20, 34];

export const nextSpeed = (now: number): (typeof SPEEDS)[number] =>
  SPEEDS[(SPEEDS.indexOf(now as (typeof SPEEDS)[number]) + 1) % SPEEDS.length];

export const TopBar = memo(function TopBar({ menu }: { readonly menu: ReactNode }) {
  const scene = useScene();
  const { names, view, ui, host, snapshot } = scene;
  const shown = useShown().view;
  const { l } = names;
  const overlays = usePick((u) => u.overlays);
  const panel = usePick((u) => u.panel);
  const { sound, speed } = useSettings();
  const undo = useUndo();
  const advise = useAdvice();
  const unread = useUnread();
  const bar = useRef<HTMLElement>(null);
  // a seat that was lent or given to a bot is still one's own
  const watches = snapshot.connection !== 'local' && snapshot.mine.length === 0 && !snapshot.presence.some((one) => one.own);
  const title = l.has(`mission.${view.mission}.title`) ? l.t(`mission.${view.mission}.title`) : view.mission;
  const left = shown.survivors.filter((s) => s.role === 'played' && isPlaying(s) && !s.done).length;
  const met = shown.lines.filter((line) => line.met).length;
  const goals = shown.lines.length === 0 ? l.t('panel.goals') : l.t('goals.met', { met, all: shown.lines.length });
  const danger = l.t('table.danger', { level: l.t(`danger.${shown.danger}`) });
  const panels: readonly PanelId[] = host.talk === undefined ? ['log', 'goals', 'rules'] : ['log', 'goals', 'rules', 'chat'];
  return (
    <header className="t-top" ref={bar}>
      <div className="t-top-game">
        {menu}
        <div className="t-title">
          <h1 data-tip={title} data-long={title.length > VERY_LONG ? 'very' : title.length > LONG || undefined}>
            {title}
          </h1>
          <p>
            <span>{shown.round === 0 ? l.t('banner.setup') : l.t('table.round', { n: shown.round })}</span>
            {shown.hour >= 0 && <span>{l.t('table.hour', { hour: String(shown.hour).padStart(2, '0') })}</span>}
            <span className="t-phase" data-phase={shown.phase}>
              {l.has(`phase.${shown.phase}`) ? l.t(`phase.${shown.phase}`) : ''}
            </span>
            {watches && <span className="t-watches">{l.t('table.you-watch')}</span>}
            {shown.phase === 'players' && left > 0 && <span className="t-only-wide">{l.t('table.still-to-act', { count: left })}</span>}
          </p>
        </div>
        {/* in the bar, where a small screen has no zone that it could cover; there while a part of the board is shown */}
        <button type="button" className="t-tool t-whole" onClick={() => ui.set({ fits: ui.get().fits + 1 })} aria-label={l.t('table.fit')}>
          <WholeSign />
        </button>
        <span className="t-danger" data-level={shown.danger} data-tip={danger}>
          <i aria-hidden="true">{l.t(`table.level-letter.${shown.danger}`)}</i>
          <span className="t-only-wide" aria-hidden="true">
            {l.t(`danger.${shown.danger}`)}
          </span>
          <span className="t-unseen">{danger}</span>
        </span>
      </div>
      <div className="t-top-tools">
        <button
          type="button"
          className="t-tool t-undo"
          aria-disabled={!undo.can || undefined}
          onClick={undo.go}
          aria-label={undo.says}
          aria-keyshortcuts="u"
        >
          <Icon name="undo" />
          <span className="t-only-wide t-tool-name">{undo.short}</span>
        </button>
        <button
          type="button"
          className="t-tool t-advice"
          disabled={advise === null}
          onClick={() => advise?.()}
          aria-label={l.t('table.hint')}
          aria-keyshortcuts="/"
        >
          <Icon name="hint" />
          <small className="t-tool-name">{l.t('tool.advice')}</small>
        </button>
        <fieldset className="t-overlays" aria-label={l.t('table.overlays')}>
          {OVERLAYS.map((id) => (
            <button
              key={id}
              type="button"
              className="t-tool"
              aria-pressed={overlays.has(id)}
              onClick={() => toggleOverlay(scene, id)}
              aria-label={l.t(`overlay.${id}`)}
              aria-description={l.t(`overlay.${id}.text`)}
              aria-keyshortcuts={OVERLAY_KEYS[id]}
            >
              <Icon name={id} />
              <small className="t-tool-name">{l.t(`tool.${id}`)}</small>
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          className="t-tool t-only-wide"
          onClick={() => changeSettings({ speed: nextSpeed(speed) })}
          aria-label={l.t('table.speed', { speed })}
        >
          <b>{speed}×</b>
          <small className="t-tool-name">{l.t('tool.speed')}</small>
        </button>
        <button
          type="button"
          className="t-tool t-only-wide"
          aria-pressed={sound}
          onClick={() => changeSettings({ sound: !sound })}
          aria-label={l.t(sound ? 'table.sound-on' : 'table.sound-off')}
        >
          <Icon name={sound ? 'sound-on' : 'sound-off'} />
          <small className="t-tool-name">{l.t('tool.sound')}</small>
        </button>
        {panels.map((id) => (
          <button
            key={id}
            type="button"
            className="t-tool"
            data-panel={id}
            aria-pressed={panel === id}
            onClick={() => ui.set({ panel: panel === id ? null : id })}
            aria-label={id === 'chat' && unread > 0 ? l.t('talk.unread', { count: unread }) : id === 'goals' ? goals : l.t(`panel.${id}`)}
            aria-keyshortcuts={PANEL_KEYS[id]}
          >
            <Icon name={id} />
            <small className="t-tool-name">{l.t(`panel.${id}`)}</small>
            {id === 'chat' && unread > 0 && <i className="t-unread">{unread}</i>}
            {id === 'goals' && shown.lines.length > 0 && (
              <i className="t-met">
                {met}/{shown.lines.length}
              </i>
            )}
          </button>
        ))}
        <button type="button" className="t-tool t-only-wide" onClick={() => ui.set({ help: true })} aria-label={l.t('help.title')}>
          <Icon name="help" />
          <small className="t-tool-name">{l.t('tool.help')}</small>
        </button>
      </div>
      <ToolTip of={bar} />
    </header>
  );
});
