import { editions } from '@holdout/content';
import type { EditionContent } from '@holdout/engine/content';
import { Die } from '../art/cards/Die.tsx';
import { CardBack, type CardLabels, type Deck, ItemCard } from '../art/cards/ItemCard.tsx';
import { ZombieCard } from '../art/cards/ZombieCard.tsx';
import { Portrait, ZombieToken } from '../art/figures/Tokens.tsx';
import type { World } from '../board/types.ts';

const labels: CardLabels = {
  range: 'Range',
  dice: 'Dice',
  accuracy: 'Accuracy',
  damage: 'Damage',
  dual: 'Dual',
  noise: 'Noisy',
  door: 'Opens doors',
  reload: 'Reload',
  empty: 'empty',
  risk: 'All-out',
  save: 'Keep',
};
const named = (id: string) => id.replace(/-/g, ' ').replace(/^./, (c) => c.toUpperCase());
const deckFor = (edition: EditionContent, id: string): Deck =>
  (Object.keys(edition.decks).find((d) => edition.decks[d][id]) ?? 'equipment') as Deck;

export function CardPage({ query }: { readonly query: URLSearchParams }) {
  const world = (query.get('world') ?? 'second-edition') as World;
  const edition = editions.find((e) => e.edition === world) as EditionContent;
  return (
    <main className="gallery-cards">
      {edition.items.map((item) => (
        <div key={item.id} className="gallery-card">
          <ItemCard
            item={item}
            name={named(item.id)}
            deck={deckFor(edition, item.id)}
            labels={labels}
            risky={world === 'washington'}
            empty={item.reload === true}
            text={item.skills?.map(named).join(', ')}
          />
        </div>
      ))}
      {edition.zombieDeck
        .filter((_, i) => i % 5 === 0)
        .map((card) => (
          <div key={card.no} className="gallery-card">
            <ZombieCard
              card={card}
              world={world}
              level="orange"
              labels={{
                kind: named,
                level: named,
                rush: 'Rush',
                extra: 'Extra turn',
                double: 'Double spawn',
                necromancer: 'Necromancer',
                siege: 'Siege',
                nothing: 'nothing',
              }}
            />
          </div>
        ))}
      {(['equipment', 'starting', 'epic', 'vault', 'secret-service', 'zombie'] as const).map((deck) => (
        <div key={deck} className="gallery-card">
          <CardBack deck={deck} label={deck} />
        </div>
      ))}
      <div className="gallery-row">
        {[1, 2, 3, 4, 5, 6].map((v) => (
          <Die key={v} value={v} label={String(v)} fate={v > 4 ? 'hit' : v === 1 ? 'again' : v < 4 ? 'miss' : 'plain'} />
        ))}
        <Die value={0} risk label="broken" fate="broken" />
        <Die value={5} risk label="5" fate="hit" />
      </div>
      <div className="gallery-row">
        {edition.survivors.map((s, i) => (
          <div key={s.id} className="gallery-face">
            <Portrait id={s.id} ring={i} wounds={i % 3} />
          </div>
        ))}
        {(['walker', 'runner', 'brute', 'abomination', 'necromancer'] as const).map((k) => (
          <div key={k} className="gallery-face">
            <ZombieToken base={k} world={world} />
          </div>
        ))}
      </div>
    </main>
  );
}
