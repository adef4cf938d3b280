import type { AskView } from '@holdout/engine';
import { causeName } from '../../log/cause.ts';
import type { TableScene } from '../scene.ts';

/** Those of these kinds that stand there, each with its number. */
const crowdOf = (names: TableScene['names'], there: Readonly<Record<string, number>>, kinds: readonly unknown[]): string =>
  names.crowd(Object.fromEntries(kinds.map((kind) => [String(kind), there[String(kind)] ?? 1])));

/** The question in words: what its topic says, else what its kind says. `together`: several people at several screens settle it. */
export function askText(
  { names, view }: Pick<TableScene, 'names' | 'view'>,
  ask: AskView,
  together = false,
): { readonly title: string; readonly text: string } {
  const { l } = names;
  const p = ask.parameters;
  const said: Record<string, string | number> = {
    who: names.survivor(ask.survivor),
    zone: ask.zone >= 0 ? names.zone(ask.zone) : '',
    about: causeName(names, ask.about),
    total: ask.form?.form === 'share' ? ask.form.total : 0,
    count: ask.form?.form === 'share' ? ask.form.total : 0,
    ways: ask.form?.form === 'share' ? ask.form.places.length : ask.options.length,
  };
  for (const [name, value] of Object.entries(p)) {
    if (name === 'zone') continue;
    if (name === 'card') said.card = names.item(String(value));
    else if (name === 'zombie') said.zombie = names.kind(String(value));
    else if (name === 'zombies' && Array.isArray(value)) said.zombies = crowdOf(names, view.zones[ask.zone]?.zombies ?? {}, value);
    else if (typeof value === 'string' || typeof value === 'number') said[name] = value;
  }
  const level = typeof p.level === 'number' ? (['blue', 'yellow', 'orange', 'red'][p.level] ?? 'blue') : null;
  if (level !== null) said.level = l.t(`danger.${level}`);
  const mission = `mission.${view.mission}.ask.${ask.about}`;
  const key = [mission, `ask.${ask.kind}.${ask.about}`, `ask.${ask.about}`, `ask.${ask.kind}`].find((k) => l.has(k)) ?? `ask.${ask.kind}`;
  const skill = l.has(`skill.${ask.about}`) ? l.text(`skill.${ask.about}`) : '';
  // records and whoever only watches know no list, and so not how many ways there were
  const title = key === 'ask.route' && ask.options.length === 0 ? 'ask.route.untold' : key;
  const text =
    together && l.has(`${key}.together`) ? l.t(`${key}.together`, said) : l.has(`${key}.text`) ? l.t(`${key}.text`, said) : skill;
  const came = ask.form?.form === 'arrange' ? ask.form.items.map(names.item).join(', ') : '';
  return { title: l.t(title, said), text: came === '' ? text : `${l.t('keep.came', { cards: came })} ${text}` };
}
