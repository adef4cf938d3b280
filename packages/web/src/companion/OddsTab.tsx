// The odds of a roll on the real table: a weapon's numbers against who stands there. The rules reckon, exactly.
import type { AttackOdds } from '@holdout/engine';
import type { Roll } from '@holdout/engine/companion';
import type { WeaponMode } from '@holdout/engine/content';
import { useEffect, useMemo, useState } from 'react';
import { Choices } from '../app/parts/Choices.tsx';
import { engineWorker } from '../game/local/worker.ts';
import { Count } from './Count.tsx';
import { type At, kindsOf } from './parts.ts';

const percent = (p: number): number => Math.round(100 * p);
const ATTACKS = ['melee', 'ranged', 'magic'] as const;

export function OddsTab({ at }: { readonly at: At }) {
  const { view, names, content, seen } = at;
  const { l } = names;
  const weapons = useMemo(
    () =>
      content.items.flatMap((item) =>
        (item.modes ?? []).map((mode) => ({
          id: item.id,
          mode,
          name: `${names.item(item.id)}: ${l.t(`companion.attack.${mode.attack}`)}`,
        })),
      ),
    [content, names, l],
  );
  const [chosen, setChosen] = useState('');
  const [roll, setRoll] = useState<Roll>({ attack: 'melee', dice: 2, accuracy: 4, damage: 1, zombies: { [kindsOf(view)[0] ?? '']: 2 } });
  const [odds, setOdds] = useState<AttackOdds | null>(null);
  useEffect(() => {
    let stale = false;
    void engineWorker()
      .rollOdds(seen.mirror, roll)
      .then((reply) => !stale && setOdds(reply));
    return () => {
      stale = true;
    };
  }, [roll, seen.mirror]);
  const take = (name: string) => {
    setChosen(name);
    const mode: WeaponMode | undefined = weapons.find((one) => one.name === name)?.mode;
    if (mode) setRoll((now) => ({ ...now, attack: mode.attack, dice: mode.dice, accuracy: mode.accuracy, damage: mode.damage }));
  };
  const attacks = ATTACKS.filter((attack) => weapons.some(({ mode }) => mode.attack === attack));
  return (
    <div className="c-odds">
      <section className="stack">
        <label className="field">
          <span className="label">{l.t('companion.weapon')}</span>
          <select className="input" value={chosen} onChange={(event) => take(event.target.value)}>
            <option value="">{l.t('companion.weapon.none')}</option>
            {weapons.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <Choices
          legend={l.t('companion.attack')}
          value={roll.attack}
          list={attacks.map((value) => ({ value, label: l.t(`companion.attack.${value}`) }))}
          onChange={(attack) => setRoll({ ...roll, attack })}
        />
        <ul className="c-rows">
          <li>
            <span>{l.t('companion.dice')}</span>
            <Count name={l.t('companion.dice')} value={roll.dice} min={1} max={20} onChange={(dice) => setRoll({ ...roll, dice })} />
          </li>
          <li>
            <span>{l.t('companion.accuracy')}</span>
            <Count
              name={l.t('companion.accuracy')}
              value={roll.accuracy}
              min={2}
              max={6}
              shown={`${roll.accuracy}+`}
              onChange={(accuracy) => setRoll({ ...roll, accuracy })}
            />
          </li>
          <li>
            <span>{l.t('companion.damage')}</span>
            <Count name={l.t('companion.damage')} value={roll.damage} min={1} max={9} onChange={(damage) => setRoll({ ...roll, damage })} />
          </li>
        </ul>
      </section>
      <section className="stack" aria-label={l.t('companion.against')}>
        <h2>{l.t('companion.against')}</h2>
        <ul className="c-rows">
          {kindsOf(view).map((kind) => (
            <li key={kind}>
              <span>
                {names.kind(kind)} <small className="soft">{l.t('companion.tough', { n: view.kinds[kind].toughness })}</small>
              </span>
              <Count
                name={names.kind(kind)}
                value={roll.zombies[kind] ?? 0}
                max={40}
                onChange={(n) => setRoll({ ...roll, zombies: { ...roll.zombies, [kind]: n } })}
              />
            </li>
          ))}
        </ul>
      </section>
      <section className="stack c-result" aria-live="polite">
        <h2>{l.t('companion.odds')}</h2>
        {odds !== null && (
          <>
            <p className="c-headline">
              {l.t('companion.odds.line', { clear: percent(odds.clear), kills: Math.round(odds.expectedKills * 100) / 100 })}
            </p>
            <ul className="c-bars">
              {odds.kills.map((p, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number of kills
                <li key={n}>
                  <span className="numbers">{l.t('companion.kills', { count: n })}</span>
                  <meter min={0} max={100} value={percent(p)} aria-label={l.t('companion.kills', { count: n })} />
                  <b className="numbers">{percent(p)} %</b>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </div>
  );
}
