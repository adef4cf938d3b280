// One card of one's own: the traits the book's cards have, no others.
import { type AttackKind, type ItemDef, openTags, type Slot, type WeaponMode } from '@holdout/engine/content';
import { Switch } from '../../app/parts/Switch.tsx';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import { put, setCopies } from './model.ts';
import { type BoxPart, NameField } from './NameField.tsx';
import { ChoiceField, NumberField } from './NumberField.tsx';

const FLAGS = ['dual', 'reload', 'polearm'] as const;
const AMOUNTS = ['food', 'armour', 'shield', 'otherMeleeDice'] as const;

function without<K extends keyof ItemDef>(item: ItemDef, key: K): ItemDef {
  const { [key]: _, ...rest } = item;
  return rest as ItemDef;
}

export function CardForm({ content, box, change, card }: BoxPart & { readonly card: ItemDef }) {
  const l = useWorkshopLabels(content.edition);
  const { id } = card;
  const set = (next: ItemDef) => change((now) => put(now, 'items', next));
  const attacks: AttackKind[] = content.items.some((item) => item.modes?.some((mode) => mode.attack === 'magic'))
    ? ['melee', 'ranged', 'magic']
    : ['melee', 'ranged'];
  const slots: Slot[] = [...new Set(content.items.map((item) => item.slot))];
  const setMode = (at: number, mode: Partial<WeaponMode>) =>
    set({ ...card, modes: (card.modes ?? []).map((one, i) => (i === at ? { ...one, ...mode } : one)) });
  const copies = box.decks?.equipment?.[id] ?? 0;
  return (
    <div className="box-form">
      <NameField id={id} content={content} box={box} change={change} />
      <NumberField
        label={l.t('box.copies')}
        value={copies}
        least={0}
        most={20}
        onChange={(n) => change((now) => setCopies(now, content, 'equipment', id, n))}
      />
      <ChoiceField
        label={l.t('box.slot')}
        value={card.slot}
        list={slots.map((slot) => [slot, l.t(`box.slot.${slot}`)] as const)}
        onChange={(slot) => set({ ...card, slot: slot as Slot })}
      />
      {(card.modes ?? []).map((mode, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a way to attack is named by its place on the card
        <fieldset className="box-mode" key={at}>
          <legend>{l.t('box.mode', { n: at + 1 })}</legend>
          <ChoiceField
            label={l.t('box.attack')}
            value={mode.attack}
            list={attacks.map((attack) => [attack, l.t(`box.attack.${attack}`)] as const)}
            onChange={(attack) => setMode(at, { attack: attack as AttackKind })}
          />
          <NumberField
            label={l.t('box.range-from')}
            value={mode.range[0]}
            least={0}
            most={mode.range[1]}
            onChange={(from) => setMode(at, { range: [from, mode.range[1]] })}
          />
          <NumberField
            label={l.t('box.range-to')}
            value={mode.range[1]}
            least={mode.range[0]}
            most={6}
            onChange={(to) => setMode(at, { range: [mode.range[0], to] })}
          />
          <NumberField label={l.t('box.dice')} value={mode.dice} least={1} most={10} onChange={(dice) => setMode(at, { dice })} />
          <NumberField
            label={l.t('box.accuracy')}
            value={mode.accuracy}
            least={2}
            most={6}
            onChange={(accuracy) => setMode(at, { accuracy })}
          />
          <NumberField label={l.t('box.damage')} value={mode.damage} least={1} most={5} onChange={(damage) => setMode(at, { damage })} />
          <Switch label={l.t('box.noisy')} on={mode.noisy} onChange={(noisy) => setMode(at, { noisy })} />
        </fieldset>
      ))}
      <fieldset className="box-look">
        <legend>{l.t('box.traits')}</legend>
        {FLAGS.map((flag) => (
          <Switch
            key={flag}
            label={l.t(`box.trait.${flag}`)}
            on={card[flag] !== undefined && card[flag] !== false}
            onChange={(on) => set(on ? { ...card, [flag]: true } : without(card, flag))}
          />
        ))}
        <ChoiceField
          label={l.t('box.trait.door')}
          value={card.door === undefined ? '' : card.door.noisy ? 'noisy' : 'quiet'}
          list={[
            ['', l.t('workshop.no')],
            ['quiet', l.t('box.trait.door.quiet')],
            ['noisy', l.t('box.trait.door.noisy')],
          ]}
          onChange={(door) => set(door === '' ? without(card, 'door') : { ...card, door: { ...card.door, noisy: door === 'noisy' } })}
        />
        {AMOUNTS.map((amount) => (
          <NumberField
            key={amount}
            label={l.t(`box.trait.${amount}`)}
            value={card[amount] ?? 0}
            least={0}
            most={4}
            onChange={(n) => set(n === 0 ? without(card, amount) : { ...card, [amount]: n })}
          />
        ))}
      </fieldset>
      <details>
        <summary>{l.t('box.tags')}</summary>
        <div className="box-tags">
          {openTags(content).map((tag) => (
            <label key={tag} className="row small">
              <input
                type="checkbox"
                checked={card.tags.includes(tag)}
                onChange={(event) =>
                  set({ ...card, tags: event.target.checked ? [...card.tags, tag] : card.tags.filter((one) => one !== tag) })
                }
              />
              <code>{tag}</code>
            </label>
          ))}
        </div>
      </details>
    </div>
  );
}
