// Keys, mouse and signs on one page; for a finger, its gestures and the signs.
import { useId, useRef } from 'react';
import { Glyph, type GlyphName } from '../art/cards/Glyph.tsx';
import { useDialogFocus } from './input/focus.ts';
import { ONLY_THESE, useKeys } from './input/keys.ts';
import { GROUPS } from './model/choices.ts';
import { Key } from './parts/Key.tsx';
import { type TableScene, usePick, useScene } from './scene.ts';
import { OVERLAYS, type PanelId } from './store.ts';
import { OVERLAY_KEYS, PANEL_KEYS } from './TopBar.tsx';

/** What stands on a weapon's card, and its name. */
const SIGNS: readonly (readonly [GlyphName, string])[] = [
  ['range', 'range'],
  ['dice', 'dice'],
  ['accuracy', 'accuracy'],
  ['damage', 'damage'],
  ['dual', 'dual'],
  ['noise', 'noisy'],
  ['door', 'doors'],
];

const MOUSE = ['click', 'rest', 'right', 'arrow', 'drag'] as const;
const FINGER = ['tap', 'hold', 'drag'] as const;

/** As they are drawn on the board. */
const ON_BOARD: readonly (readonly [sign: string, label: string])[] = [
  ['2', 'cost'],
  ['⚔ 1', 'wounds'],
  ['3', 'sees'],
  ['3 ♪', 'hears'],
  ['3 ?', 'tie'],
  ['·· ➤', 'second'],
];

/** Verbs of things that are not in this game are no news here. */
function isHere(group: string, { view, items }: TableScene): boolean {
  if (group === 'enchant') return [...items.values()].some((item) => item.enchantment !== undefined);
  if (group === 'guards') return view.zones.some((zone) => zone.guards > 0);
  if (group === 'cauldron' || group === 'ladder')
    return view.zones.some((zone) => zone.tokens.includes(group)) || view.survivors.some((s) => s.tokens?.includes(group) === true);
  return group !== 'car' || view.cars.length > 0;
}

export default function Help() {
  const scene = useScene();
  const { names, ui, host } = scene;
  const { l } = names;
  const on = usePick((u) => u.help);
  const close = () => ui.set({ help: false });
  useKeys(on, { ...ONLY_THESE, Escape: close, Enter: close, '?': close });
  const parts = useId();
  const box = useRef<HTMLElement>(null);
  useDialogFocus(box, on);
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
  const part = (id: string, rows: readonly (readonly [key: string, sign: string, text: string])[]) => (
    <section aria-labelledby={`${parts}${id}`}>
      <h3 id={`${parts}${id}`}>{l.t(`help.${id}`)}</h3>
      <ul className="t-help-signs">
        {rows.map(([key, sign, text]) => (
          <li key={key}>
            <b>{sign}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
  const groups = GROUPS.filter((group) => group.always || isHere(group.id, scene));
  const finger = matchMedia('(pointer: coarse)').matches;
  const title = l.t(finger ? 'tool.help' : 'help.title');
  const panels = (Object.keys(PANEL_KEYS) as PanelId[]).filter((id) => id !== 'chat' || host.talk !== undefined);
  return (
    <div className="t-veil" onPointerDown={close}>
      <section
        className="t-help"
        ref={box}
        tabIndex={-1}
        role="dialog"
        aria-modal="true"
        aria-label={title}
        onPointerDown={(e) => e.stopPropagation()}
      >
        <div className="t-help-head">
          <h2>{title}</h2>
          <button type="button" className="t-close" onClick={close} aria-label={l.t('table.close')}>
            ×
          </button>
        </div>
        {!finger && (
          <div className="t-help-columns">
            <ul>{general.map(([key, name]) => row(key, l.t(name)))}</ul>
            <ul>{groups.map((group) => row(group.letter.toUpperCase(), l.t(`group.${group.id}`)))}</ul>
            <ul>
              {OVERLAYS.map((id) => row(OVERLAY_KEYS[id].toUpperCase(), l.t(`overlay.${id}`)))}
              {panels.map((id) => row(PANEL_KEYS[id].toUpperCase(), l.t(`panel.${id}`)))}
            </ul>
          </div>
        )}
        <div className="t-help-columns t-help-parts">
          {finger
            ? part(
                'touch',
                FINGER.map((id) => [id, l.t(`help.touch.${id}`), l.t(`help.touch.${id}.text`)]),
              )
            : part(
                'mouse',
                MOUSE.filter((id) => id !== 'arrow' || host.talk !== undefined).map((id) => [
                  id,
                  l.t(`help.mouse.${id}`),
                  l.t(`help.mouse.${id}.text`),
                ]),
              )}
          {part(
            'board',
            ON_BOARD.map(([sign, id]) => [id, sign, l.t(`help.board.${id}`)]),
          )}
          <section aria-labelledby={`${parts}signs`}>
            <h3 id={`${parts}signs`}>{l.t('help.signs')}</h3>
            <ul className="t-help-signs">
              {SIGNS.map(([glyph, stat]) => (
                <li key={stat}>
                  <span aria-hidden="true">
                    <Glyph name={glyph} label="" />
                  </span>
                  <span>
                    <b>{l.t(`stat.${stat}`)}</b>: {l.t(`help.sign.${stat}`)}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </section>
    </div>
  );
}
