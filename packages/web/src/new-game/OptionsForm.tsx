import type { Options } from '@holdout/engine';
import { Choices } from '../app/parts/Choices.tsx';
import { Switch } from '../app/parts/Switch.tsx';
import { useLabels } from '../i18n/use-labels.ts';
import { onByDefault } from './draft.ts';
import type { FormPart } from './parts.ts';

/** How many abominations stand on the board at most when the fest is on. */
const FEST_MOST = 4;

/** The modes a table of this book can choose. */
export function OptionSwitches({ draft, content, change }: FormPart) {
  const { t, text } = useLabels(content.edition);
  const set = (options: Partial<Options>) =>
    change((now) => ({
      ...now,
      options: Object.fromEntries(Object.entries({ ...now.options, ...options }).filter(([, value]) => value !== undefined)),
    }));
  // the hour is the mission's matter, a campaign has a page of its own
  const names = content.modes.filter((name) => name !== 'clock' && name !== 'campaign');
  const plain = names.filter((name) => name !== 'difficultyDeck' && name !== 'abominationFest');
  return (
    <>
      {plain.map((name) => (
        <Switch
          key={name}
          label={t(`option.${name}`)}
          text={text(`option.${name}`)}
          on={draft.options[name] === undefined ? onByDefault(content.edition, name) : draft.options[name] === true}
          onChange={(on) => set({ [name]: on === onByDefault(content.edition, name) ? undefined : on })}
        />
      ))}
      {names.includes('abominationFest') && (
        <Switch
          label={t('option.abominationFest')}
          text={text('option.abominationFest')}
          on={(draft.options.abominationFest ?? 0) > 0}
          onChange={(on) => set({ abominationFest: on ? FEST_MOST : undefined })}
        />
      )}
      {names.includes('difficultyDeck') && (
        <Choices
          legend={t('option.difficultyDeck')}
          value={draft.options.difficultyDeck ?? 'normal'}
          list={(['normal', 'easy', 'hard'] as const).map((value) => ({ value, label: t(`new.deck.${value}`) }))}
          onChange={(value) => set({ difficultyDeck: value === 'normal' ? undefined : value })}
        />
      )}
    </>
  );
}

export function OptionsForm(parts: FormPart) {
  const { draft, content, change } = parts;
  const { t } = useLabels(content.edition);
  return (
    <details className="panel options">
      <summary>
        <h2>{t('new.options')}</h2>
      </summary>
      <div className="stack">
        <OptionSwitches {...parts} />
        <label className="field">
          <span className="label">{t('new.seed')}</span>
          <input
            className="input"
            value={draft.seed}
            maxLength={64}
            placeholder={t('new.seed.random')}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => {
              const seed = event.target.value;
              change((now) => ({ ...now, seed }));
            }}
          />
          <small className="soft">{t('new.seed.text')}</small>
        </label>
      </div>
    </details>
  );
}
