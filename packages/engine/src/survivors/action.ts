import type { Option } from '../decisions/decisions.ts';
import type { Refusal } from '../kernel/index.ts';
import type { Table } from '../rules.ts';
import type { Survivor } from '../state/state.ts';

/**
 * Something a survivor may do in its turn. The key of an option is `verb` or `verb:argument:argument`; an argument is a zone number,
 * an item id, a survivor id, a door number or a word. A last argument `+free-kind` says which free action pays when there is a choice.
 */
export interface Action {
  readonly verb: string;
  /** how many arguments the key of a skill's action may have; absent: its check reads them all */
  readonly most?: number;
  /** Pushes every legal key. Keys with too many forms (arrangements) push one sample each; `check` knows them all. */
  list(t: Table, s: Survivor, push: (key: string) => void): void;
  /** Why it may not be done now; null: it may. The law; `list` never offers what this refuses. */
  check(t: Table, s: Survivor, args: readonly string[]): Refusal | null;
  /** Pays and does it, or calls the procedure that does. Only after `check` said null. */
  run(t: Table, s: Survivor, args: readonly string[]): void;
  /** What people see of this option: zones, cards, cost, whether it reveals. */
  describe(t: Table, s: Survivor, args: readonly string[]): Omit<Option, 'key' | 'verb'>;
}
