// What is in a zone, each thing explaining itself on a tap.
import type { Intent, ZoneId } from '@holdout/engine';
import { Term } from '../../teach/Term.tsx';
import { pointAt } from '../input/pointing.ts';
import { cheapestTo } from '../model/choices.ts';
import { intentLine, toldAt } from '../model/intents.ts';
import { heapKey, zoneKindKey } from '../model/names.ts';
import { useOracle, useScene, useShown } from '../scene.ts';
import { Icon } from './Icon.tsx';
import { Portrait } from './Portrait.tsx';
import { ZombieChip } from './ZombieChip.tsx';

interface ZoneInfoProps {
  readonly zone: ZoneId;
  /** seen in passing, under the mouse: there is nothing to press, and it takes no pointer from what lies below */
  readonly glance?: boolean;
}

export function ZoneInfo({ zone, glance = false }: ZoneInfoProps) {
  const scene = useScene();
  const { board, names, ui, host } = scene;
  const { l } = names;
  // while something is told, the zone as it is at that moment; what the dead do next is asked of the game as it will be
  const { view, playing } = useShown();
  const seen = view.zones[zone];
  const open = seen !== undefined && scene.view.over === null && !playing;
  const intents = useOracle(open ? 'intent' : null, () => host.intent());
  const forecast = useOracle(open ? 'forecast' : null, () => host.forecast());
  const { ask } = scene.view;
  const acting = ask?.kind === 'turn' && !playing ? ask.survivor : -1;
  const reach = useOracle(open && acting >= 0 ? `reach ${acting}` : null, () => host.reach(acting));
  if (seen === undefined) return null;
  const far = acting < 0 ? null : cheapestTo(zone, ask?.options ?? [], reach ?? []);
  const people = view.survivors.filter((s) => s.zone === zone && s.alive && !s.out);
  const cars = view.cars.flatMap((car, i) => (car.zone === zone ? [{ ...car, riders: people.filter((s) => s.car === i) }] : []));
  const heaps = view.loose.filter((one) => one.zone === zone && one.count > 0);
  const cards = heaps.flatMap((one) => one.cards);
  const objectives = view.objectives.filter((o) => o.zone === zone && o.place === 'board');
  const things = [
    ...new Set(seen.tokens),
    ...(objectives.length > 0 ? ['objective'] : []),
    ...(view.crates.some((c) => c.zone === zone) ? ['crate'] : []),
    ...(view.spawns.some((s) => s.zone === zone) ? ['spawn'] : []),
    ...(seen.guards > 0 ? ['guards'] : []),
  ];
  return (
    <section
      className={glance ? 't-zone t-hover t-glance' : 't-zone'}
      inert={glance}
      aria-hidden={glance || undefined}
      aria-label={names.zoneFull(zone)}
    >
      <header>
        <h2>
          <Term of={zoneKindKey(board, view, zone)}>{names.zone(zone)}</Term>
          {board.zones[zone].dark && <Term of="zone.dark">{l.t('zone.dark')}</Term>}
        </h2>
        {!glance && (
          <button type="button" className="t-close" onClick={() => ui.set({ zone: -1 })} aria-label={l.t('table.close')}>
            ×
          </button>
        )}
      </header>
      <ul>
        {people.map((s) => (
          <li key={s.id}>
            <button type="button" className="t-term" onClick={() => ui.set({ looked: s.index })}>
              <Portrait index={s.index} size={24} /> {names.survivor(s.index)}
            </button>
          </li>
        ))}
        {Object.entries(seen.zombies).map(([kind, n]) => (
          <li key={kind}>
            <ZombieChip kind={kind} size={24} /> <Term of={`kind.${kind}`}>{l.t('table.times', { name: names.kind(kind), n })}</Term>
          </li>
        ))}
        {seen.noise > 0 && (
          <li>
            <Icon name="noise" /> <Term of="token.noise">{l.t('table.noise-here', { n: seen.noise })}</Term>
          </li>
        )}
        {cars.map((car, i) => (
          <li key={`car${i.toString()}`}>
            <Icon name="car" />
            <Term of={`token.car-${car.kind}`}>
              {car.riders.length === 0
                ? names.car(car.kind)
                : l.t('table.car-with', { car: names.car(car.kind), who: car.riders.map((s) => names.survivor(s.index)).join(', ') })}
            </Term>
          </li>
        ))}
        {cards.length > 0 && (
          <li>
            <Icon name="card" /> {l.t('table.cards-here', { cards: cards.map(names.item).join(', ') })}
          </li>
        )}
        {heaps
          .filter((one) => one.cards.length === 0)
          .map(({ name, count }) => (
            <li key={name}>
              <Icon name="card" /> <Heap name={name} count={count} />
            </li>
          ))}
        {far !== null && (
          <li>
            <Icon name="reach" /> {far === 0 ? l.t('mark.reach-free') : l.t('table.far', { count: far })}
          </li>
        )}
        {things.map((token) => {
          const name = l.has(`token.${token}`) ? l.t(`token.${token}`) : token;
          const n = token === 'guards' ? seen.guards : seen.tokens.filter((one) => one === token).length;
          return (
            <li key={token}>
              <Icon name="token" /> <Term of={`token.${token}`}>{n > 1 ? l.t('table.times', { name, n }) : name}</Term>
            </li>
          );
        })}
        {names.doors(zone).map((door) => (
          <li key={door}>
            <Icon name="door" /> <span className="t-zone-door">{door}</span>
          </li>
        ))}
      </ul>
      <Next intents={intents?.filter((one) => toldAt(one).has(zone)) ?? []} spawn={forecast?.find((one) => one.zone === zone) ?? null} />
      {host.talk !== undefined && !glance && (
        <div className="t-quick">
          {(['here', 'danger', 'go'] as const).map((mark) => (
            <button
              key={mark}
              type="button"
              onClick={() => {
                pointAt(scene, zone, mark);
                // the mark is seen where the card lay
                ui.set({ zone: -1 });
              }}
            >
              <Icon name="ping" /> {l.t(`point.${mark}`)}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

/** Cards face down: how many, and of what sort if they have one that can be asked about. */
function Heap({ name, count }: { readonly name: string; readonly count: number }) {
  const { l } = useScene().names;
  const key = heapKey(l, name);
  const text = count === 1 ? l.t(key) : l.t('table.times', { name: l.t(key), n: count });
  return l.has(`${key}.text`) ? <Term of={key}>{text}</Term> : text;
}

interface NextProps {
  readonly intents: readonly Intent[];
  readonly spawn: { readonly expected: Readonly<Record<string, number>>; readonly nothing: number } | null;
}

const tenth = (n: number): number => Math.round(n * 10) / 10;

/** What the dead here will do next, and what may come. */
function Next({ intents, spawn }: NextProps) {
  const { names } = useScene();
  if (intents.length === 0 && spawn === null) return null;
  const what = Object.entries(spawn?.expected ?? {})
    .filter(([, n]) => n >= 0.05)
    .map(([kind, n]) => `${names.kind(kind)} ${tenth(n)}`);
  return (
    <ul className="t-zone-next">
      {intents.map((one) => (
        <li key={`${one.kind} ${one.does} ${one.next.join()}`}>
          <Icon name="intent" /> {intentLine(names, one)}
        </li>
      ))}
      {spawn !== null && what.length > 0 && (
        <li>
          <Icon name="forecast" /> {names.l.t('forecast.says', { what: what.join(', '), p: Math.round(spawn.nothing * 100) })}
        </li>
      )}
    </ul>
  );
}
