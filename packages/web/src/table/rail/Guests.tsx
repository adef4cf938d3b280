// Who stands on the board without being played: people of the mission that nobody leads, and guards.
import type { SurvivorView } from '@holdout/engine';
import { Hearts } from '../parts/Hearts.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Portrait } from '../parts/Portrait.tsx';
import { usePick, useScene, useShown } from '../scene.ts';

const LIT_MS = 2500;

export default function Guests({ people, guards }: { readonly people: readonly SurvivorView[]; readonly guards: number }) {
  return (
    <>
      {people.map((one) => (
        <Guest key={one.index} person={one} />
      ))}
      {guards > 0 && <Guards n={guards} />}
    </>
  );
}

/** A press opens the same sheet as for everybody else. */
function Guest({ person }: { readonly person: SurvivorView }) {
  const { names, ui } = useScene();
  const looked = usePick((u) => u.looked === person.index);
  const left = person.health - person.wounds;
  const zone = names.zone(person.zone);
  return (
    <button
      type="button"
      className="t-rail-card t-rail-guest"
      aria-expanded={looked}
      aria-label={[names.survivor(person.index), names.l.t('table.health', { left, health: person.health }), zone].join(', ')}
      onClick={() => ui.set({ looked: looked ? -1 : person.index })}
    >
      <span className="t-rail-face">
        <Portrait index={person.index} size={32} />
      </span>
      <span className="t-rail-body">
        <span className="t-rail-name">
          <b>{names.survivor(person.index)}</b>
        </span>
        <span className="t-rail-row">
          <Hearts health={person.health} wounds={person.wounds} />
        </span>
      </span>
    </button>
  );
}

/** All guards together; a press shows where they stand. */
function Guards({ n }: { readonly n: number }) {
  const { names, ui } = useScene();
  const shown = useShown().view;
  const { l } = names;
  const show = () => {
    ui.set({ lit: shown.zones.flatMap((zone, at) => (zone.guards > 0 ? [at] : [])) });
    setTimeout(() => ui.set({ lit: [] }), LIT_MS);
  };
  return (
    <button type="button" className="t-rail-card t-rail-guest" title={l.t('token.guards.text')} onClick={show}>
      <span className="t-rail-face">
        <Icon name="guards" />
      </span>
      <span className="t-rail-body">
        <span className="t-rail-name">
          <b>{l.t('token.guards')}</b>
        </span>
        <span className="t-rail-row">{n}</span>
      </span>
    </button>
  );
}
