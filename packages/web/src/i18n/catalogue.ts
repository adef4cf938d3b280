// Labels by language and subject: found, counted (`key_few`), filled in (`{{name}}`). A few lines in place of a library of 15 KB.
import type { LabelFile } from './files.ts';

export type LabelParameters = Readonly<Record<string, string | number>>;

const PLACE = /\{\{([\w-]+)\}\}/g;

export class Catalogue {
  readonly #files = new Map<string, LabelFile>();
  readonly #plurals = new Map<string, Intl.PluralRules>();

  /** Puts a file in; into one that is there already, label by label. */
  add(language: string, subject: string, file: LabelFile): void {
    const name = `${language}/${subject}`;
    const known = this.#files.get(name);
    // a copy of a thousand labels costs a slow phone a tenth of a second
    this.#files.set(name, known === undefined ? file : { ...known, ...file });
  }

  holds(language: string, subject: string): boolean {
    return this.#files.has(`${language}/${subject}`);
  }

  /** The label itself, from the first subject that has it; undefined where none does. */
  find(language: string, subjects: readonly string[], key: string): string | undefined {
    for (const subject of subjects) {
      const file = this.#files.get(`${language}/${subject}`);
      if (file !== undefined && Object.hasOwn(file, key)) return file[key];
    }
    return undefined;
  }

  /** The label with its numbers and names in it; with a `count`, the form that number wants. The key itself where there is no label. */
  text(language: string, subjects: readonly string[], key: string, parameters: LabelParameters = {}): string {
    const { count } = parameters;
    const form = typeof count === 'number' ? this.find(language, subjects, `${key}_${this.#pluralOf(language, count)}`) : undefined;
    const label = form ?? this.find(language, subjects, key) ?? key;
    return label.replace(PLACE, (_, name: string) => String(parameters[name] ?? ''));
  }

  #pluralOf(language: string, count: number): string {
    let rules = this.#plurals.get(language);
    if (!rules) this.#plurals.set(language, (rules = new Intl.PluralRules(language)));
    return rules.select(count);
  }
}
