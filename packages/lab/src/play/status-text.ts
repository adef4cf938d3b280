// The survivors' cards and the zombies' plans, a line each.
import type { Engine, SeatView, State } from '@holdout/engine';
import { shortNames } from './board-text.ts';
import { bold, cyan, dim, inverse, red } from './colour.ts';
import { label, words } from './labels.ts';

const card = (c: { readonly item: string; readonly empty: boolean } | null): string =>
  c === null ? '–' : `${label('item', c.item)}${c.empty ? ' (empty)' : ''}`;

export function survivorsText(view: SeatView): string {
  const names = shortNames(view.survivors.map((s) => s.id));
  return view.survivors
    .filter((s) => s.role !== 'actor')
    .map((s) => {
      const short = names.get(s.id) ?? '';
      const name = `${s.index === view.active ? inverse(short) : cyan(short)} ${label('survivor', s.id).padEnd(11)}`;
      if (!s.alive) return `${name} ${dim('dead')}`;
      if (s.out) return `${name} ${dim('left the board')}`;
      const health = `${red('♥'.repeat(Math.max(0, s.health - s.wounds)))}${dim('♡'.repeat(s.wounds))}`;
      const hands = `hands ${s.hands.map(card).join(' + ')}${s.body ? ` body ${card(s.body)}` : ''}`;
      const pack = s.pack.length > 0 ? ` pack ${s.pack.map(card).join(', ')}` : '';
      const free = s.free.length > 0 ? ` +${s.free.map(words).join(' +')}` : '';
      const acting = s.index === view.active ? bold(` ${s.actions} actions${free}`) : s.done ? dim(' done') : '';
      return `${name} ${String(s.zone).padStart(3)} ${health} ${String(s.ap).padStart(2)} ${s.level.padEnd(6)} ${hands}${pack}${acting}`;
    })
    .join('\n');
}

export function intentsText(engine: Engine, state: State): string {
  const lines = engine.oracles.intent(state).map((i) => {
    const what = `${i.count} ${label('kind', i.kind)} in ${i.zone}`;
    if (i.does === 'attack') return `  ${what}: ${red('attack')}`;
    if (i.does === 'move') return `  ${what}: to ${i.next.join(' or ')} (${i.reason} ${i.target})`;
    return `  ${what}: ${i.does} (${i.reason})`;
  });
  const coming = engine.oracles.forecast(state).map((f) => {
    const kinds = Object.entries(f.expected).map(([kind, n]) => `${n.toFixed(1)} ${label('kind', kind)}`);
    return `  spawn in ${f.zone}: ${kinds.join(', ') || 'nothing'}`;
  });
  return [...lines, ...coming].join('\n') || '  no zombies';
}

export function headText(view: SeatView, lines: readonly string[]): string {
  const done = view.lines.map(
    (line, i) =>
      `${line.met ? '✔' : line.waiting ? '…' : '○'} ${lines[i] ?? `objective ${i + 1}`}${line.want ? ` ${line.have ?? 0}/${line.want}` : ''}`,
  );
  const clock = view.hour >= 0 ? ` · ${view.hour}:00${view.night ? ' night' : ''}` : '';
  return `${bold(label('mission', `${view.mission}.title`))} · round ${view.round} · danger ${view.danger}${clock}\n${done.map((line) => `  ${line}`).join('\n')}`;
}
