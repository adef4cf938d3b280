// One's own mix of the decks: copies of every card; what is not touched is the book's.
import { withBox } from '@holdout/engine/content';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import { bookDeck, bookZombies, setCopies, setZombieCopies } from './model.ts';
import type { BoxPart } from './NameField.tsx';
import { NumberField } from './NumberField.tsx';

export function DecksForm({ content, box, change }: BoxPart) {
  const l = useWorkshopLabels(content.edition);
  const book = withBox(content, { items: box.items, survivors: box.survivors });
  const own = (box.items ?? []).map((item) => item.id);
  const name = (id: string): string => box.names?.[id] ?? l.t(`item.${id}`);
  const zombies = box.zombieDeck ?? bookZombies(content);
  return (
    <div className="stack">
      {Object.entries(content.decks).map(([deck, cards]) => {
        const mix = box.decks?.[deck];
        const shown = mix ?? cards;
        const ids = [...new Set([...Object.keys(cards), ...Object.keys(shown), ...(deck === 'equipment' ? own : [])])];
        const sum = Object.values(shown).reduce((all, n) => all + n, 0);
        return (
          <details key={deck} className="panel">
            <summary>{l.t('box.deck', { deck: l.t(`deck.${deck}`), n: sum })}</summary>
            {mix && (
              <button type="button" className="button" onClick={() => change((now) => bookDeck(now, deck))}>
                {l.t('box.deck-book')}
              </button>
            )}
            <div className="box-deck">
              {ids
                .filter((id) => book.items.some((item) => item.id === id))
                .map((id) => (
                  <NumberField
                    key={id}
                    label={name(id)}
                    value={shown[id] ?? 0}
                    least={0}
                    most={20}
                    onChange={(n) => change((now) => setCopies(now, content, deck, id, n))}
                  />
                ))}
            </div>
          </details>
        );
      })}
      <details className="panel">
        <summary>{l.t('box.deck', { deck: l.t('deck.zombie'), n: Object.values(zombies).reduce((all, n) => all + n, 0) })}</summary>
        {box.zombieDeck && (
          <button type="button" className="button" onClick={() => change((now) => bookDeck(now, null))}>
            {l.t('box.deck-book')}
          </button>
        )}
        <div className="box-deck">
          {content.zombieDeck.map((card) => (
            <NumberField
              key={card.no}
              label={`${card.no}: ${
                'levels' in card
                  ? card.levels
                      .map((level) =>
                        Object.entries(level ?? {})
                          .map(([kind, n]) => `${n} ${l.t(`kind.${kind}`)}`)
                          .join(' + '),
                      )
                      .join(' / ')
                  : card.is === 'extra'
                    ? l.t('box.zombie.extra', { kind: l.t(`kind.${card.kind}`) })
                    : l.t(`box.zombie.${card.is}`)
              }${card.is === 'rush' ? ` (${l.t('box.zombie.rush')})` : ''}`}
              value={zombies[String(card.no)] ?? 0}
              least={0}
              most={20}
              onChange={(n) => change((now) => setZombieCopies(now, content, card.no, n))}
            />
          ))}
        </div>
      </details>
    </div>
  );
}
