// The map with its things: choose one, then the zones it goes to; doors and walls take two zones that touch.
import { use, useState } from 'react';
import { useTheme } from '../../app/settings.ts';
import { BoardCanvas } from '../../board/BoardCanvas.tsx';
import type { ZoneHighlight } from '../../board/types.ts';
import { loadEdition, worldOf } from '../../game/editions.ts';
import { tokenLetters } from '../../table/model/token-letters.ts';
import type { TabProps } from '../EditorPage.tsx';
import { isBorder, putThing, setBorder, thingName, thingsIn } from '../model/things.ts';
import { useShownZones } from '../shown-zones.ts';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import { Palette, type Tool } from './Palette.tsx';
import { nameOfThing } from './thing-names.ts';

export function ThingsTab({ editor }: TabProps) {
  const { mission, checked, edit } = editor;
  const { edition } = mission;
  const l = useWorkshopLabels(edition);
  const mode = useTheme();
  const content = use(loadEdition(edition));
  const [tool, setTool] = useState<Tool>('look');
  const [zone, setZone] = useState(-1);
  const [from, setFrom] = useState(-1);
  const shown = useShownZones();
  const draft = checked?.draft ?? null;
  const board = draft?.board ?? null;
  const inZone = draft && zone >= 0 ? thingsIn(mission, draft, zone) : [];

  const zoneName = (at: number): string =>
    board?.zones[at] ? l.t('table.zone', { kind: l.t(`zone.${board.zones[at].kind}`), n: at + 1 }) : '';
  const zoneFull = (at: number): string => {
    const parts = draft ? thingsIn(mission, draft, at).map(({ thing, count }) => nameOfThing(l, thing, count)) : [];
    return [zoneName(at), ...parts].join(', ');
  };
  const start = draft ? (mission.map.places.start ?? []).map((ref) => draft.zoneOf[ref] ?? -1) : [];
  const highlights: ZoneHighlight[] = [
    ...start.filter((at) => at >= 0).map((at): ZoneHighlight => ({ zone: at, mark: 'reach', badge: l.t('workshop.start-mark') })),
    ...shown.map((at): ZoneHighlight => ({ zone: at, mark: 'danger' })),
    ...(from >= 0 ? [{ zone: from, mark: 'target' } as const] : []),
    ...(zone >= 0 ? [{ zone, mark: 'chosen' } as const] : []),
  ];

  const onZone = (at: number) => {
    setZone(at);
    if (tool === 'look' || !draft) return;
    if (!isBorder(tool)) {
      edit((now) => putThing(now, draft, tool, at, 1));
      return;
    }
    if (from < 0 || from === at) setFrom(from === at ? -1 : at);
    else {
      edit((now) => setBorder(now, draft, tool, from, at));
      setFrom(-1);
    }
  };

  return (
    <div className="workshop-things">
      <Palette
        content={content}
        mission={mission}
        tool={tool}
        onTool={(next) => {
          setTool(next);
          setFrom(-1);
        }}
      />
      <p className="small soft" role="status">
        {l.t(
          tool === 'look'
            ? 'workshop.hint.look'
            : isBorder(tool)
              ? from < 0
                ? 'workshop.hint.border'
                : 'workshop.hint.other'
              : 'workshop.hint.put',
        )}
      </p>
      {board && draft?.scene ? (
        <div className="workshop-board">
          <BoardCanvas
            board={board}
            view={draft.scene}
            world={worldOf(edition)}
            mode={mode}
            highlights={highlights}
            labels={{
              board: l.t('table.board'),
              zone: zoneFull,
              zoomIn: l.t('table.zoom-in'),
              zoomOut: l.t('table.zoom-out'),
              fit: l.t('table.fit'),
              minimap: l.t('table.minimap'),
              letters: tokenLetters(l),
            }}
            onZone={onZone}
          />
        </div>
      ) : (
        <p className="notice">{l.t('workshop.no-board')}</p>
      )}
      {zone >= 0 && board?.zones[zone] && draft && (
        <section className="panel workshop-zone" aria-label={zoneName(zone)}>
          <h2>{zoneName(zone)}</h2>
          {inZone.length === 0 && <p className="soft">{l.t('workshop.zone-empty')}</p>}
          <ul>
            {inZone.map(({ thing, count }) => (
              <li key={thingName(thing)} className="row">
                <span>{nameOfThing(l, thing, count)}</span>
                <button
                  type="button"
                  className="button square"
                  aria-label={l.t('workshop.less', { what: nameOfThing(l, thing) })}
                  onClick={() => edit((now) => putThing(now, draft, thing, zone, -1))}
                >
                  −
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
