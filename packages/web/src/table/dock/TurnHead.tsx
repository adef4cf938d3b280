import type { AskView } from '@holdout/engine';
import { waitingText } from '../model/waiting.ts';
import { Pips } from '../parts/Cost.tsx';
import { useScene } from '../scene.ts';

/** Whose turn it is and what is left of it. */
export function TurnHead({ survivor, ask }: { readonly survivor: number; readonly ask: AskView }) {
  const scene = useScene();
  const { view, names, may, snapshot } = scene;
  const { l } = names;
  const s = view.survivors[survivor];
  if (s === undefined) return null;
  const bonus = ask.about !== 'turn';
  return (
    <div className="t-turn">
      <b className="t-turn-name">{names.survivor(survivor)}</b>
      {bonus ? (
        <span className="t-turn-bonus">
          {l.t('table.bonus-action', { why: l.has(`skill.${ask.about}`) ? names.skill(ask.about) : l.t('table.free') })}
        </span>
      ) : s.actions > 0 ? (
        <Pips n={s.actions} label={l.t('table.actions-left', { count: s.actions })} />
      ) : (
        <span className="t-turn-none">{l.t('table.no-actions')}</span>
      )}
      {s.free.map((kind, i) => (
        <span key={`${kind}${i.toString()}`} className="t-free">
          {names.free(kind)}
        </span>
      ))}
      {/* a replay waits for nobody */}
      {!may && (snapshot.mine.length > 0 || snapshot.connection !== 'local') && (
        <span className="t-turn-wait">{snapshot.mine.includes(ask.by) ? l.t('table.bot-thinks') : waitingText(scene, ask.by)}</span>
      )}
    </div>
  );
}
