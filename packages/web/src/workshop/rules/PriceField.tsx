// What a granted action is paid with: tokens held, or cards.
import { use } from 'react';
import { Switch } from '../../app/parts/Switch.tsx';
import { loadEdition } from '../../game/editions.ts';
import type { Editor } from '../use-editor.ts';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import { Names, RawField } from './FieldEditor.tsx';
import { namesFor } from './offered.ts';

interface PriceFieldProps {
  readonly editor: Editor;
  readonly name: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

type Price = {
  readonly token?: unknown;
  readonly cards?: unknown;
  readonly card?: unknown;
  readonly count?: unknown;
  readonly any?: unknown;
};

const TOKENS = ['objective', 'red', 'blue', 'green'];

export function PriceField(props: PriceFieldProps) {
  const { editor, value, onChange } = props;
  const l = useWorkshopLabels(editor.mission.edition);
  const content = use(loadEdition(editor.mission.edition));
  const price = (typeof value === 'object' && value !== null ? value : {}) as Price;
  // several ways to pay are a list of prices: rare enough for the raw view
  if (price.any !== undefined) return <RawField {...props} />;
  const { token, cards = price.card, count } = price;
  const set = (next: Price) => {
    const said = Object.fromEntries(Object.entries(next).filter(([, one]) => one !== undefined));
    onChange(next.token === undefined && next.cards === undefined ? undefined : said);
  };
  return (
    <fieldset className="workshop-nested">
      <legend className="label">{l.t('workshop.field.pays')}</legend>
      {cards === undefined && (
        <Names
          editor={editor}
          name="token"
          field={{ takes: 'things' }}
          value={token}
          offered={TOKENS}
          onChange={(next) => set({ token: next, count })}
        />
      )}
      {token === undefined && (
        <Names
          editor={editor}
          name="cards"
          field={{ takes: 'cards' }}
          value={cards}
          offered={namesFor({ takes: 'cards' }, editor.mission, content)}
          onChange={(next) => set({ cards: next, count })}
        />
      )}
      {(token !== undefined || cards !== undefined) && (
        <Switch
          label={l.t('workshop.any-number')}
          on={count === 'any'}
          onChange={(any) => set({ token, cards, count: any ? 'any' : undefined })}
        />
      )}
    </fieldset>
  );
}
