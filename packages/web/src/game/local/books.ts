// A book is fetched by the page and lent to its workers, as it is: all of it is data.
import type { EditionContent, EditionId } from '@holdout/engine/content';
import { loadEdition } from '../editions.ts';

interface Wanted {
  readonly book: EditionId;
}

type Lent = Wanted & ({ readonly content: EditionContent } | { readonly problem: string });

/** In the worker. */
export const askPage = (book: EditionId): Promise<EditionContent> =>
  new Promise((resolve, reject) => {
    const heard = ({ data }: MessageEvent<Partial<Lent>>): void => {
      if (data.book !== book) return;
      removeEventListener('message', heard);
      if ('content' in data && data.content !== undefined) resolve(data.content);
      else reject(new Error('problem' in data ? data.problem : 'a book without content'));
    };
    addEventListener('message', heard);
    postMessage({ book } satisfies Wanted);
  });

/** On the page. */
export function lendBooks(worker: Worker): void {
  worker.addEventListener('message', ({ data }: MessageEvent<Partial<Wanted>>) => {
    const { book } = data;
    if (book === undefined) return;
    loadEdition(book).then(
      (content) => worker.postMessage({ book, content } satisfies Lent),
      (problem: unknown) => worker.postMessage({ book, problem: String(problem) } satisfies Lent),
    );
  });
}
