// All keys on one page.
import { useEffect, useRef } from 'react';
import { ONLY_THESE, useKeys } from './keys.ts';
import { GROUPS } from './model/choices.ts';
import { Key } from './parts/Key.tsx';
import { usePick, useScene } from './scene.ts';
import { OVERLAYS, type PanelId } from './store.ts';
import { OVERLAY_KEYS, PANEL_KEYS } from './TopBar.tsx';

export default function Help() {
  const { names, ui, host } = useScene();
  const { l } = names;
  const on = usePick((u) => u.help);
  const close = () => ui.set({ help: false });
  useKeys(on, { ...ONLY_THESE, Escape: close, Enter: close, '?': close });
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (on) box.current?.focus();
  }, [on]);
  if (!on) return null;
  const general: readonly (readonly [string, string])[] = [
    ['⏎', 'help.commit'],
    ['Esc', 'help.cancel'],
    ['1–9', 'help.numbers'],
    ['← ↑ → ↓', 'help.zones'],
    ['[ ]', 'help.survivors'],
    ['␣', 'help.skip'],
    ['U', 'help.undo'],
    ['/', 'help.hint'],
    [',', 'help.sound'],
    [';', 'help.speed'],
    ['+ − 0', 'help.zoom'],
    ['?', 'help.title'],
  ];
  const row = (key: string, name: string) => (
    <li key={name}>
      <Key>{key}</Key> {name}
    </li>
  );
  const panels = (Object.keys(PANEL_KEYS) as PanelId[]).filter((id) => id !== 'chat' || host.talk !== undefined);
  return (
    <div className="t-veil" onPointerDown={close}>
      <section
        className="t-help"
        ref={box}
        tabIndex={-1}
        role="dialog"
        aria-label={l.t('help.title')}
        onPointerDown={(e) => e.stopPropagation()}
      >
        <div className="t-help-head">
          <h2>{l.t('help.title')}</h2>
          <button type="button" className="t-close" onClick={close} aria-label={l.t('table.close')}>
            ×
          </button>
        </div>
        <div className="t-help-columns">
          <ul>{general.map(([key, name]) => row(key, l.t(name)))}</ul>
          <ul>{GROUPS.map((group) => row(group.letter.toUpperCase(), l.t(`group.${group.id}`)))}</ul>
          <ul>
            {OVERLAYS.map((id) => row(OVERLAY_KEYS[id].toUpperCase(), l.t(`overlay.${id}`)))}
            {panels.map((id) => row(PANEL_KEYS[id].toUpperCase(), l.t(`panel.${id}`)))}
          </ul>
        </div>
      </section>
    </div>
  );
}
