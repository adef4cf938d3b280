// One zone of the mirror: who stands there, how many dead, noise, doors, the spawn token; and a card for it.
import type { ZoneId } from '@holdout/engine';
import { Portrait } from '../app/parts/Portrait.tsx';
import { Sheet } from '../app/parts/Sheet.tsx';
import { Switch } from '../app/parts/Switch.tsx';
import { Count } from './Count.tsx';
import { type At, kindsOf } from './parts.ts';

interface ZoneSheetProps {
  readonly at: At;
  readonly zone: ZoneId;
  readonly onClose: () => void;
}

const MOST_NOISE = 99;

export function ZoneSheet({ at, zone, onClose }: ZoneSheetProps) {
  const { names } = at;
  return (
    <Sheet title={zone < 0 ? '' : names.zone(zone)} open={zone >= 0} onClose={onClose}>
      {zone >= 0 && <Contents at={at} zone={zone} onClose={onClose} />}
    </Sheet>
  );
}

function Contents({ at, zone, onClose }: ZoneSheetProps) {
  const { view, board, names, doing } = at;
  const { l } = names;
  const here = view.zones[zone];
  const doors = board.doors.filter(
    (door, i, all) => (door.a === zone || door.b === zone) && all.findIndex((d) => d.door === door.door) === i,
  );
  return (
    <>
      <section className="stack" aria-label={l.t('companion.people')}>
        <h3>{l.t('companion.people')}</h3>
        <div className="c-people small">
          {view.survivors.map((s) => (
            <button
              type="button"
              key={s.id}
              className="c-person"
              aria-pressed={s.zone === zone}
              disabled={!s.alive || s.zone === zone}
              onClick={() => void doing.change({ is: 'survivor', who: s.index, zone })}
            >
              <Portrait id={s.id} size={40} />
              <span>{names.survivor(s.index)}</span>
            </button>
          ))}
        </div>
      </section>
      <section aria-label={l.t('companion.dead')}>
        <h3>{l.t('companion.dead')}</h3>
        <ul className="c-rows">
          {kindsOf(view).map((kind) => {
            const n = here?.zombies[kind] ?? 0;
            return (
              <li key={kind}>
                <span>{names.kind(kind)}</span>
                <Count
                  name={names.kind(kind)}
                  value={n}
                  max={n + (view.pool[kind] ?? 0)}
                  onChange={(wanted) => void doing.change({ is: 'zombies', zone, kind, n: wanted })}
                />
              </li>
            );
          })}
          <li>
            <span>{l.t('companion.noise')}</span>
            <Count
              name={l.t('companion.noise')}
              value={here?.noise ?? 0}
              max={MOST_NOISE}
              onChange={(n) => void doing.change({ is: 'noise', zone, n })}
            />
          </li>
        </ul>
      </section>
      <section>
        {doors.map((door) => (
          <Switch
            key={door.door}
            label={names.door(zone, door)}
            on={view.doors[door.door] === 'open'}
            onChange={(open) => void doing.change({ is: 'door', door: door.door, open })}
          />
        ))}
        {view.spawns.map(
          (token, i) =>
            token.zone === zone && (
              <Switch
                // biome-ignore lint/suspicious/noArrayIndexKey: a spawn token is its number
                key={i}
                label={l.t(token.active ? 'table.spawn-here' : 'table.spawn-asleep')}
                on={token.active}
                onChange={(active) => void doing.change({ is: 'spawn', token: i, active })}
              />
            ),
        )}
      </section>
      <div className="row">
        <button
          type="button"
          className="button"
          onClick={() => {
            onClose();
            void doing.deed({ cardFor: zone });
          }}
        >
          {l.t('companion.card-here')}
        </button>
        <button type="button" className="button main" onClick={onClose}>
          {l.t('app.close')}
        </button>
      </div>
    </>
  );
}
