// Many games of one mission on one page: rates, lengths, ends, objectives by round, survivors, and where things happened. No script, no network.
import type { ZoneId } from '@holdout/engine';
import { boardSvg } from '../draw/svg.ts';
import { engine, missionNamed, setupOf, teamFor } from '../library.ts';
import { labelled, words } from '../play/labels.ts';
import type { PlayedSet } from './compare.ts';
import { type GameResult, summarise } from './tally.ts';

const safe = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
const percent = (share: number): string => `${Math.round(100 * share)} %`;

export function zoneCounts(results: readonly GameResult[], of: 'deaths' | 'turns'): Map<number, number> {
  const counts = new Map<number, number>();
  const add = (zone: ZoneId, n: number) => counts.set(zone, (counts.get(zone) ?? 0) + n);
  for (const r of results) {
    if (of === 'deaths') for (const zone of r.deathsAt) add(zone, 1);
    else for (const [zone, n] of Object.entries(r.turnsAt)) add(Number(zone), n);
  }
  return counts;
}

export function heatMap(mission: string, results: readonly GameResult[], of: 'deaths' | 'turns'): string {
  const def = missionNamed(mission);
  const opened = engine.setup(setupOf(def, teamFor(def, 0), 1, {}, 'draw'));
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  const title = `${def.code}: ${of === 'deaths' ? 'deaths' : 'turns ended'} by zone, ${results.length} games`;
  return boardSvg(engine.board(opened.state), engine.view(opened.state, 0), title, zoneCounts(results, of));
}

export interface LineByRound {
  readonly line: number;
  /** of all games, those in which the line was met by the end of round 1, 2, … */
  readonly byRound: readonly number[];
}

export function objectivesByRound(results: readonly GameResult[]): LineByRound[] {
  const lines = Math.max(0, ...results.map((r) => r.met.length));
  const rounds = Math.max(0, ...results.map((r) => r.rounds));
  return Array.from({ length: lines }, (_, line) => ({
    line,
    byRound: Array.from({ length: rounds }, (_, i) => results.filter((r) => (r.met[line] ?? 0) > 0 && (r.met[line] ?? 0) <= i + 1).length),
  }));
}

export interface PersonLine {
  readonly id: string;
  readonly games: number;
  readonly won: number;
  readonly kills: number;
  readonly wounds: number;
  readonly died: number;
}

/** Means over the games each survivor played in. */
export function peopleOf(results: readonly GameResult[]): PersonLine[] {
  const ids = [...new Set(results.flatMap((r) => Object.keys(r.people)))].sort();
  return ids.map((id) => {
    const games = results.filter((r) => Object.hasOwn(r.people, id));
    const mean = (of: (r: GameResult) => number): number => games.reduce((sum, r) => sum + of(r), 0) / Math.max(1, games.length);
    return {
      id,
      games: games.length,
      won: mean((r) => (r.end === 'won' ? 1 : 0)),
      kills: mean((r) => r.people[id]?.kills ?? 0),
      wounds: mean((r) => r.people[id]?.wounds ?? 0),
      died: mean((r) => (r.people[id]?.died ? 1 : 0)),
    };
  });
}

const headOf = (mission: string, label: string, results: readonly GameResult[]): string => {
  const title = labelled(`mission.${missionNamed(mission).id}.title`);
  return `${mission}${title === undefined ? '' : ` ${title}`} (${label === '' ? (results[0]?.bot ?? '') : label})`;
};

const bar = (name: string, n: number, most: number): string =>
  `<tr><th>${safe(name)}</th><td class="n">${n}</td><td><span class="bar" style="width:${((260 * n) / Math.max(1, most)).toFixed(0)}px"></span></td></tr>`;

function bars(title: string, counts: readonly (readonly [string, number])[]): string {
  const most = Math.max(1, ...counts.map(([, n]) => n));
  return `<section><h3>${title}</h3><table>${counts.map(([name, n]) => bar(name, n, most)).join('')}</table></section>`;
}

const COLOURS = ['#c0392b', '#2c6fbb', '#2e8b57', '#d4a017', '#7d3c98', '#333', '#e67e22', '#16a085'];

function linesPlot(lines: readonly LineByRound[], games: number, below: string): string {
  const rounds = Math.max(1, ...lines.map((one) => one.byRound.length));
  const x = (i: number): string => (40 + (i / rounds) * 440).toFixed(1);
  const y = (n: number): string => (190 - (n / Math.max(1, games)) * 170).toFixed(1);
  const drawn = lines.map(({ line, byRound }) => {
    const points = [`40,190`, ...byRound.map((n, i) => `${x(i + 1)},${y(n)}`)].join(' ');
    const colour = COLOURS[line % COLOURS.length];
    return `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="2"/><text x="486" y="${y(byRound.at(-1) ?? 0)}" fill="${colour}" font-size="11">${line + 1}</text>`;
  });
  const grid = [0, 0.5, 1].map(
    (share) =>
      `<line x1="40" x2="480" y1="${y(share * games)}" y2="${y(share * games)}" stroke="#ccc"/><text x="4" y="${y(share * games)}" font-size="11">${percent(share)}</text>`,
  );
  return `<section><h3>objectives met by round</h3><svg viewBox="0 0 510 210" width="510">${grid.join('')}${drawn.join('')}<text x="430" y="206" font-size="11">round ${rounds}</text></svg>${below}</section>`;
}

/** Lines by their numbers: what each of them asks for. */
const legend = (mission: string, lines: readonly LineByRound[], results: readonly GameResult[]): string => {
  const { id } = missionNamed(mission);
  const rows = lines.map(({ line }) => {
    const rounds = results.flatMap((r) => ((r.met[line] ?? 0) > 0 ? [r.met[line] ?? 0] : [])).sort((a, b) => a - b);
    const usual = rounds.length === 0 ? '' : `, usually in round ${rounds[Math.floor(rounds.length / 2)]}`;
    const asks = safe(labelled(`mission.${id}.objective.${line}`) ?? `line ${line + 1}`);
    return `<li style="color:${COLOURS[line % COLOURS.length]}">${asks} (${rounds.length} of ${results.length} games${usual})</li>`;
  });
  return `<ol class="legend">${rows.join('')}</ol>`;
};

const survivorName = (id: string): string => labelled(`survivor.${id}`) ?? words(id);

function missionSection(mission: string, label: string, all: readonly GameResult[]): string {
  const head = `<article><h2>${safe(headOf(mission, label, all))}</h2>`;
  const results = all.filter((r) => r.end !== 'failed');
  if (results.length === 0) return `${head}<p>none of ${all.length} games could be played</p></article>`;
  const s = summarise(mission, results);
  const lines = objectivesByRound(results);
  const lengths = new Map<number, number>();
  for (const r of results) lengths.set(r.rounds, (lengths.get(r.rounds) ?? 0) + 1);
  const rounds = [...lengths].sort((a, b) => a[0] - b[0]).map(([round, n]) => [String(round), n] as const);
  const sorted = (counts: Readonly<Record<string, number>>) => Object.entries(counts).sort((a, b) => b[1] - a[1]);
  const people = peopleOf(results)
    .map(
      (p) =>
        `<tr><th>${safe(survivorName(p.id))}</th><td class="n">${p.games}</td><td class="n">${percent(p.won)}</td><td class="n">${p.kills.toFixed(1)}</td><td class="n">${p.wounds.toFixed(1)}</td><td class="n">${percent(p.died)}</td></tr>`,
    )
    .join('');
  return [
    head,
    `<p><b>${percent(s.rate)}</b> won: ${s.won} of ${s.games} games, 95 % interval ${percent(s.low)}–${percent(s.high)}; ${s.rounds.toFixed(1)} rounds, ${s.killsPerGame.toFixed(1)} kills a game</p>`,
    '<div class="grid">',
    bars('rounds', rounds),
    bars('ends', sorted(s.reasons)),
    bars('killed by', sorted(s.deaths)),
    linesPlot(lines, results.length, legend(mission, lines, results)),
    `<section><h3>survivors</h3><table><tr><th></th><th>games</th><th>won</th><th>kills</th><th>wounds</th><th>died</th></tr>${people}</table></section>`,
    '</div>',
    `<div class="maps"><figure>${heatMap(mission, results, 'deaths')}</figure><figure>${heatMap(mission, results, 'turns')}</figure></div></article>`,
  ].join('\n');
}

const STYLE = `body{font:15px system-ui,sans-serif;margin:24px;color:#222;background:#fbfaf7}h2{margin:32px 0 4px}h3{margin:0 0 6px;font-size:14px}
.grid{display:flex;flex-wrap:wrap;gap:24px 40px}table{border-collapse:collapse}th{text-align:left;font-weight:400;padding:1px 10px 1px 0}.n{text-align:right;padding:1px 8px;font-variant-numeric:tabular-nums}
.legend{max-width:500px;margin:4px 0;padding-left:22px;font-size:13px}.bar{display:inline-block;height:12px;background:#c0392b}.maps{display:flex;flex-wrap:wrap;gap:16px;margin-top:16px}.maps figure{margin:0;flex:1 1 420px}.maps svg{width:100%;height:auto}`;

/** One page of plots; several settings of a mission come one after another. */
export const reportPage = (title: string, sets: readonly Pick<PlayedSet, 'label' | 'results'>[], note = ''): string =>
  [
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${safe(title)}</title><style>${STYLE}</style><h1>${safe(title)}</h1>`,
    note === '' ? '' : `<p><b>${safe(note).replaceAll('\n', '<br>')}</b></p>`,
    ...sets.flatMap(({ label, results }) =>
      [...new Set(results.map((r) => r.mission))].map((mission) =>
        missionSection(
          mission,
          label,
          results.filter((r) => r.mission === mission),
        ),
      ),
    ),
    '</html>',
    '',
  ].join('\n');
