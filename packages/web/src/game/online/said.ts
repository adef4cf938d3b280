// Lines of talk as the table reads them. The server keeps the last hundred and a page a few more: a line's place in the list is not its name.
import type { ChatLine } from '@holdout/protocol';
import type { Said } from '../host.ts';

/** Every line has an id above those before it, the same after older lines have gone and after a new connection. */
export function saidOf(chat: readonly ChatLine[], you: string | null): readonly Said[] {
  let last = -1;
  return chat.map(({ player, nick, text, at }) => {
    last = Math.max(last + 1, at);
    return { id: last, own: player === you, name: nick, text };
  });
}
