// Deaths or turns by zone, on the board: the more of them, the deeper the colour.
import type { ZoneId } from '@holdout/engine';
import type { MissionDef } from '@holdout/engine/content';
import { useEffect, useState } from 'react';
import { Choices } from '../../app/parts/Choices.tsx';
import { useTheme } from '../../app/settings.ts';
import { BoardCanvas } from '../../board/BoardCanvas.tsx';
import type { ZoneHighlight } from '../../board/types.ts';
import { worldOf } from '../../game/editions.ts';
import { engineWorker } from '../../game/local/worker.ts';
import type { Checked, Playtest } from '../../game/local/workshop.ts';
import { tokenLetters } from '../../table/model/token-letters.ts';
import { useWorkshopLabels } from '../use-workshop-labels.ts';

interface HeatMapProps {
  readonly games: readonly Playtest[];
  /** what these games were played on; a draft may have changed since */
  readonly mission: MissionDef;
  /** its board, where somebody has laid it out already */
  readonly known?: Checked | null;
}

const sum = (counts: ReadonlyMap<number, number>): number => [...counts.values()].reduce((all, n) => all + n, 0);

export function HeatMap({ games, mission, known = null }: HeatMapProps) {
  const l = useWorkshopLabels(mission.edition);
  const mode = useTheme();
  const [what, setWhat] = useState<'deaths' | 'turns'>('deaths');
  const [laid, setLaid] = useState<Checked | null>(known);
  useEffect(() => {
    let gone = false;
    void engineWorker()
      .checkMission(mission)
      .then((checked) => !gone && setLaid(checked));
    return () => {
      gone = true;
    };
  }, [mission]);
  const board = laid?.draft.board;
  const scene = laid?.draft.scene;
  if (!board || !scene) return null;
  const deaths = new Map<number, number>();
  const turns = new Map<number, number>();
  for (const game of games) {
    for (const zone of game.deaths) deaths.set(zone, (deaths.get(zone) ?? 0) + 1);
    for (const [zone, n] of Object.entries(game.turns)) turns.set(Number(zone), (turns.get(Number(zone)) ?? 0) + n);
  }
  const counts = what === 'deaths' ? deaths : turns;
  const most = Math.max(1, ...counts.values());
  const share = (zone: ZoneId) => Math.round(((turns.get(zone) ?? 0) / Math.max(1, sum(turns))) * 100);
  const highlights = board.zones.flatMap((_, zone): ZoneHighlight[] => {
    const n = counts.get(zone) ?? 0;
    if (n === 0) return [];
    const badge = what === 'deaths' ? String(n) : l.t('workshop.heat', { share: share(zone) });
    return [{ zone, mark: what === 'deaths' ? 'danger' : 'sight', heat: n / most, ...(badge.startsWith('0') ? {} : { badge }) }];
  });
  const zoneName = (zone: ZoneId): string => {
    const here = board.zones[zone];
    const died = deaths.get(zone) ?? 0;
    return here
      ? `${l.t('table.zone', { kind: l.t(`zone.${here.kind}`), n: zone + 1 })}, ${l.t('workshop.heat-said', { died, share: share(zone) })}`
      : '';
  };
  return (
    <section aria-label={l.t('workshop.heat-map')} className="stack">
      <h2>{l.t('workshop.heat-map')}</h2>
      <p className="small soft">{l.t('workshop.heat-map.text')}</p>
      <Choices
        legend={l.t('workshop.heat-what')}
        value={what}
        list={(['deaths', 'turns'] as const).map((value) => ({ value, label: l.t(`workshop.heat-what.${value}`) }))}
        onChange={setWhat}
      />
      <div className="workshop-board">
        <BoardCanvas
          board={board}
          view={scene}
          world={worldOf(mission.edition)}
          mode={mode}
          highlights={highlights}
          labels={{
            board: l.t('workshop.heat-map'),
            zone: zoneName,
            zoomIn: l.t('table.zoom-in'),
            zoomOut: l.t('table.zoom-out'),
            fit: l.t('table.fit'),
            minimap: l.t('table.minimap'),
            letters: tokenLetters(l),
          }}
        />
      </div>
    </section>
  );
}
