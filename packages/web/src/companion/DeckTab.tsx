// The spawn deck: turned one by one at the danger level the people have reached.

import { useMemo } from 'react';
import { ZombieCard } from '../art/cards/ZombieCard.tsx';
import { zombieCardLabels } from '../art/cards/zombie-card-labels.ts';
import { worldOf } from '../game/editions.ts';
import type { At } from './parts.ts';

export function DeckTab({ at }: { readonly at: At }) {
  const { view, names, content, edition, doing, cards, seen } = at;
  const { l } = names;
  const labels = useMemo(() => zombieCardLabels(names), [names]);
  return (
    <div className="stack">
      <div className="row">
        <button type="button" className="button main large" disabled={seen.mirror.running !== null} onClick={() => void doing.card()}>
          {l.t('companion.turn')}
        </button>
        <p className="soft">{l.t('companion.left', { count: view.zombieDeck.left })}</p>
      </div>
      <p className="soft small">{l.t(seen.mirror.own ? 'companion.deck.own' : 'companion.deck.mission')}</p>
      {cards.length === 0 && <p className="soft">{l.t('companion.deck.empty')}</p>}
      <ol className="c-cards">
        {cards.map(({ card, level, zone }, i) => {
          const def = content.zombieDeck.find((one) => one.no === card);
          return (
            def && (
              // biome-ignore lint/suspicious/noArrayIndexKey: newest first, in the order they were turned
              <li key={i} data-newest={i === 0 || undefined}>
                <ZombieCard card={def} world={worldOf(edition)} level={level} labels={labels} />
                {zone >= 0 && <span className="small soft">{names.zone(zone)}</span>}
              </li>
            )
          );
        })}
      </ol>
    </div>
  );
}
