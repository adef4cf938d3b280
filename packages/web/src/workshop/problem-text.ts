// What the engine finds wrong with a file, in the reader's language. The engine says it in English, for those who write files by hand;
// here its sentences are told apart by their form. A test reads the engine's sources for sentences that have none.
import type { Labels } from '../i18n/i18n.ts';
import { lineAt } from './shown-place.ts';

type Form = readonly [pattern: RegExp, key: string];

const FORMS: readonly Form[] = [
  [/^missing$/, 'missing'],
  [/^unknown field$/, 'unknown-field'],
  [/^unknown (?<what>zone|tile|word|effect|condition|card|skill|tag|deck|doors|module|companion)(?: of a spot)? (?<name>.*)$/s, 'unknown'],
  [/^unknown (?<what>kind) of zombie (?<name>.*)$/s, 'unknown'],
  [/^unknown (?:zombie card|card or person|person) (?<name>.*)$/s, 'nothing-called'],
  [/^a whole number from (?<least>\d+) to (?<most>\d+) is wanted$/, 'whole'],
  [/^a number from (?<least>\d+) to (?<most>\d+) is wanted$/, 'number'],
  [/^a list of (?<least>\d+) to (?<most>\d+) entries is wanted$/, 'list'],
  [/^a deck of (?<least>\d+) to (?<most>\d+) cards is wanted$/, 'deck'],
  [/^(?:an object is wanted|its parameters must be an object)$/, 'object'],
  [/^a text is wanted$/, 'text'],
  [/^true or false is wanted$/, 'flag'],
  [/^(?<field>\S+) must be true or false$/, 'field-flag'],
  [/^one of (?<words>.*) is wanted$/s, 'one-of'],
  [/^(?<field>\S+) must be one of (?<words>.*)$/s, 'field-one-of'],
  [/^(?<field>\S+) must be a name(?: or a list of names)?$/, 'field-name'],
  [/^(?<field>\S+) must be (?:a whole number|two numbers|a number).*$/s, 'field-number'],
  [/^(?<field>\S+) must be a list$/, 'field-list'],
  [/^(?<field>\S+) is not known: (?<name>.*)$/s, 'field-unknown'],
  [/^a word with its parameters is wanted(?: here)?$/, 'word'],
  [/^exactly one condition is wanted here$/, 'one-condition'],
  [/^(?:a list of conditions is wanted|until must be never or a condition)$/, 'conditions'],
  [/^(?:a list of effects is wanted here|two lists of effects are wanted at least)$/, 'effects'],
  [/^it needs is \(a condition\) and then \(a list of effects\)$/, 'effects'],
  [/^it says nothing to gain.*$/, 'nothing-to-gain'],
  [/^it needs who or what$/, 'who-or-what'],
  [/^it has no parameter (?<name>.*)$/s, 'no-parameter'],
  [/^this is nested too deep$/, 'deep'],
  [/^too many entries$/, 'too-many'],
  [/^too long a mission$/, 'too-long'],
  [/^at most (?<most>\d+) (?:tiles|zombies)$/, 'at-most'],
  [/^nothing (?:to place |to lock )?is called (?<name>.*)$/s, 'nothing-called'],
  [/^no pile of cards is called (?<name>.*)$/s, 'nothing-called'],
  [/^nothing may be called (?<name>.*)$/s, 'taken-name'],
  [/^there are two of that name$/, 'twice'],
  [/^there is no (?:such zone or door|zone (?<name>.*))$/s, 'no-zone'],
  [/^the map has no starting zone$/, 'no-start'],
  [/^the mission has no objective$/, 'no-objective'],
  [/^the map has no (?:place )?(?<name>.*)$/s, 'no-place'],
  [/^the mission has no (?:note|card) (?<name>.*)$/s, 'nothing-called'],
  [/^the (?:mission|map) has (?<have>\d+) .*, not (?<want>\d+)$/, 'counts'],
  [/^(?<want>\d+) tokens want as many zones, not (?<have>\d+)$/, 'counts'],
  [/^this edition has no (?<name>.*) deck$/s, 'no-deck'],
  [/^this book has no (?:magic|campaign sheet)$/, 'not-in-book'],
  [/^there is no content for (?<name>.*)$/s, 'no-edition'],
  [/^both sides of this border are the same zone$/, 'same-zone'],
  [/^(?<name>.*) names no border: .*$/s, 'no-border'],
  [/^zones must name two zones$/, 'two-zones'],
  [/^cell (?<name>\S+) lies off the board: .*$/s, 'off-board'],
  [/^edge (?<name>\S+) lies off the face$/, 'off-face'],
  [/^(?:row (?<row>\d+) has \d+ cells|\d+ rows of cells), the bands ask for (?<want>\d+)$/, 'cells'],
  [/^bands must .*$/s, 'bands'],
  [/^zone (?<name>\S+) has no cells$/, 'zone-empty'],
  [/^row, column and side are wanted$/, 'side'],
  [/^the shorter range comes first$/, 'range'],
  [/^a name that begins with own- is wanted$/, 'own-name'],
  [/^the name of a part or a colour like .* is wanted$/, 'part'],
  [/^a (?:short )?name of .* is wanted$/s, 'short-name'],
  [/^a building has no door with a card: .*$/, 'sealed'],
  [/^(?<name>.*) touches another tile: lay it apart$/s, 'touches'],
  [/^(?<name>.*) may change in play: a fixed place is wanted here$/s, 'not-fixed'],
  [/^this is no box of ours$/, 'no-box'],
  [/^a name is wanted$/, 'short-name'],
  [/^mix must be placed and aside together$/, 'mix'],
  [/^start must be an hour from 0 to 23$/, 'hour'],
  [/^then must be a single move-zombies$/, 'single-move'],
  [/^(?<name>.*): these zones share no border$/s, 'no-shared-border'],
  [/^(?<name>.*): the vault has no door there$/s, 'no-vault-door'],
  [/^a tile cannot be turned by (?<name>.*)$/s, 'turned'],
  [/^no tiles$/, 'no-tiles'],
  [/^cells (?<name>.*) are no neighbours$/s, 'no-neighbours'],
  [/^there is no zone on one side of this border$/, 'half-border'],
];

export const problemKeys: readonly string[] = [...new Set(FORMS.map(([, key]) => key))];

const NEAREST = /(?: \(did you mean (.+)\?\)|: did you mean (.+)\?)$/s;

/** The sentence, and whether this language has words for it. */
export function problemForm(reason: string): {
  readonly key: string | null;
  readonly parameters: Record<string, string>;
  readonly nearest: string;
} {
  const near = NEAREST.exec(reason);
  const bare = near ? reason.slice(0, near.index) : reason;
  for (const [pattern, key] of FORMS) {
    const found = pattern.exec(bare);
    if (found) return { key, parameters: { name: '', ...found.groups }, nearest: near?.[1] ?? near?.[2] ?? '' };
  }
  return { key: null, parameters: {}, nearest: '' };
}

export function problemText(l: Labels, reason: string): string {
  const { key, parameters, nearest } = problemForm(reason);
  if (key === null) return reason;
  const what = parameters.what === undefined ? '' : l.t(`problem.what.${parameters.what}`);
  const said = l.t(`problem.${key}`, { ...parameters, what });
  return nearest === '' ? said : `${said} ${l.t('problem.nearest', { name: nearest })}`;
}

const WORD = /\]\.([a-z-]+)/;

/** Where it is, as the page calls it: the section, the line and its word; anything else by its place in the file. */
export function placeText(l: Labels, place: string): string {
  const line = lineAt(place);
  if (line === null || line.at < 0) return place;
  const word = WORD.exec(place)?.[1];
  const known = word !== undefined && l.has(`workshop.word.${word}`) ? l.t(`workshop.word.${word}`) : '';
  return l.t(known === '' ? 'workshop.line' : 'workshop.line-word', {
    section: l.t(`workshop.section.${line.section}`),
    n: line.at + 1,
    word: known,
  });
}
