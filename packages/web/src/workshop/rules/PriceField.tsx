// What a granted action is paid with: tokens held, or cards; several prices are ways to choose from.
import { Switch } from '../../app/parts/Switch.tsx';
import type { Editor } from '../use-editor.ts';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import { Names } from './Names.tsx';

interface PriceFieldProps {
  readonly editor: Editor;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

type Price = {
  readonly token?: unknown;
  readonly cards?: unknown;
  readonly card?: unknown;
  readonly count?: unknown;
};

const TOKENS = { takes: 'things', of: ['objective', 'red', 'blue', 'green', 'yellow', 'purple'] } as const;

const isPrice = (value: unknown): value is Price & { readonly any?: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One price, or as many as there are ways to pay: the mission writes those as `{ any: [...] }`. */
const pricesIn = (value: unknown): readonly Price[] =>
  !isPrice(value) ? [] : Array.isArray(value.any) ? value.any.map((one) => (isPrice(one) ? one : {})) : [value];

export function PriceField({ editor, value, onChange }: PriceFieldProps) {
  const l = useWorkshopLabels(editor.mission.edition);
  const prices = pricesIn(value);
  const shown = prices.length === 0 ? [{}] : prices;
  const set = (next: readonly Price[]) => onChange(next.length === 0 ? undefined : next.length === 1 ? next[0] : { any: next });
  return (
    <fieldset className="workshop-nested">
      <legend className="label">{l.t('workshop.field.pays')}</legend>
      {shown.map((price, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a price has no other name than its place
        <div key={n} className="workshop-way">
          <OnePrice editor={editor} price={price} onChange={(next) => set(next ? shown.with(n, next) : prices.filter((_, i) => i !== n))} />
          {prices.length > 1 && (
            <button type="button" className="button" onClick={() => set(prices.filter((_, i) => i !== n))}>
              {l.t('workshop.remove-way', { n: n + 1 })}
            </button>
          )}
        </div>
      ))}
      {prices.length > 0 && (
        <button type="button" className="button" onClick={() => set([...prices, { token: 'objective' }])}>
          {l.t('workshop.another-price')}
        </button>
      )}
    </fieldset>
  );
}

interface OnePriceProps {
  readonly editor: Editor;
  readonly price: Price;
  readonly onChange: (price: Price | null) => void;
}

function OnePrice({ editor, price, onChange }: OnePriceProps) {
  const l = useWorkshopLabels(editor.mission.edition);
  const { token, cards = price.card, count } = price;
  const set = (next: Price) => {
    const said = Object.fromEntries(Object.entries(next).filter(([, one]) => one !== undefined));
    onChange(next.token === undefined && next.cards === undefined ? null : said);
  };
  return (
    <>
      {cards === undefined && (
        <Names editor={editor} name="token" field={TOKENS} value={token} onChange={(next) => set({ token: next, count })} />
      )}
      {token === undefined && (
        <Names editor={editor} name="cards" field={{ takes: 'cards' }} value={cards} onChange={(next) => set({ cards: next, count })} />
      )}
      {(token !== undefined || cards !== undefined) && (
        <Switch
          label={l.t('workshop.any-number')}
          on={count === 'any'}
          onChange={(any) => set({ token, cards, count: any ? 'any' : undefined })}
        />
      )}
    </>
  );
}
