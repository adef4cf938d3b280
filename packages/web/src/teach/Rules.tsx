// The rules to look up during play: the terms of this book by chapter, or by search, the best fits first.
import { memo, useMemo, useState } from 'react';
import { useScene } from '../table/scene.ts';
import { ExplainBody } from './Explain.tsx';
import { type Entry, entriesOf } from './entries.ts';
import { chaptersOf, pageOf } from './terms.ts';

/** A name that begins with the word comes before one that has it, and that before a text. */
const rank = ({ name, text }: Entry, needle: string): number => {
  const at = name.toLocaleLowerCase().indexOf(needle);
  return at === 0 ? 0 : at > 0 ? 1 : text.toLocaleLowerCase().includes(needle) ? 2 : 3;
};

function Lines({ list }: { readonly list: readonly Entry[] }) {
  const { names, edition } = useScene();
  const { l } = names;
  return list.map(({ keys, same, name }) => {
    const page = same.map((key) => pageOf(edition, key)).find((one) => one !== undefined);
    const book = l.t(`edition.${edition}`);
    return (
      <details key={name} name="rule">
        <summary>{name}</summary>
        {keys.map((key) => (
          <ExplainBody key={key} of={key} />
        ))}
        <p className="t-source">{page === undefined ? l.t('rules.source', { book }) : l.t('rules.source.page', { book, page })}</p>
      </details>
    );
  });
}

export const Rules = memo(function Rules() {
  const { names, edition, view, ui } = useScene();
  const { l } = names;
  const [wanted, setWanted] = useState('');
  const needle = wanted.trim().toLocaleLowerCase();
  const chapters = useMemo(() => entriesOf(chaptersOf(edition, view.kinds), l), [l, edition, view.kinds]);
  const found = useMemo(
    () =>
      needle === ''
        ? []
        : chapters
            .flatMap(({ list }) => list)
            .filter((one) => rank(one, needle) < 3)
            .sort((a, b) => rank(a, needle) - rank(b, needle)),
    [chapters, needle],
  );
  return (
    <div className="t-rules">
      <input
        type="search"
        value={wanted}
        onChange={(e) => setWanted(e.target.value)}
        aria-label={l.t('rules.search')}
        placeholder={l.t('rules.search')}
      />
      {needle === '' && (
        <button type="button" className="t-quiet" onClick={() => ui.set({ help: true })}>
          {l.t('help.open')}
        </button>
      )}
      {needle !== '' && found.length === 0 && <p>{l.t('rules.none')}</p>}
      {needle !== '' ? (
        <Lines list={found} />
      ) : (
        chapters
          .filter(({ list }) => list.length > 0)
          .map(({ chapter, list }) => (
            <section key={chapter}>
              <h2 className="t-chapter">{l.t(`rules.chapter.${chapter}`)}</h2>
              <Lines list={list} />
            </section>
          ))
      )}
    </div>
  );
});
