// What was decided at a step of a record, in words. A record keeps answers as keys, without the list they were chosen from.
import type { AskView, Option, SeatView } from '@holdout/engine';
import { parseKey, parseShares, placeParts, type TurnKey } from '@holdout/engine/keys';
import { askText } from '../table/decisions/ask-text.ts';
import { answerName, choiceName } from '../table/model/choice-names.ts';
import type { Names } from '../table/model/names.ts';

interface Seen {
  readonly names: Names;
  /** the table when it was asked */
  readonly view: SeatView;
}

const indexOf = (view: SeatView, id: string): number => view.survivors.findIndex((s) => s.id === id);

/** Words behind a skill or an action of the mission: zones, people and cards, in any order. */
function sorted({ names, view }: Seen, args: readonly string[]): Partial<Option> {
  const people = args.map((arg) => indexOf(view, arg)).filter((at) => at >= 0);
  return {
    zones: args.filter((arg) => /^\d+$/.test(arg)).map(Number),
    survivors: people,
    cards: args.filter((arg) => names.l.has(`item.${arg}`)),
  };
}

/** What the key of a turn's answer is about, as the list said it. */
function concerns(seen: Seen, ask: AskView, k: TurnKey): Partial<Option> {
  const { view } = seen;
  const here = view.survivors[ask.survivor]?.zone ?? -1;
  const cards = 'item' in k && k.item !== undefined ? [k.item] : [];
  const whom = (id: string) => ({ survivors: [indexOf(view, id)].filter((at) => at >= 0) });
  switch (k.verb) {
    case 'melee':
    case 'ranged':
    case 'magic':
      return { cards, zones: k.zones.length > 0 ? k.zones : [here] };
    case 'search':
    case 'noise':
      return { zones: [here] };
    case 'move':
    case 'drive':
      return { zones: k.path };
    case 'enchant':
      return { ...sorted(seen, [k.target]), cards };
    case 'shoot-car':
      return { cards, zones: [view.cars[k.car]?.zone ?? here] };
    case 'guards':
      return { zones: [k.to ?? k.zone] };
    case 'reload': {
      // unsaid where only one could be meant
      const { hands = [], pack = [] } = view.survivors[ask.survivor] ?? {};
      const empty = [...hands, ...pack].find((card) => card?.empty);
      return { cards: cards.length > 0 || !empty ? cards : [empty.item] };
    }
    case 'light':
      return { zones: k.zone === null ? [] : [k.zone] };
    case 'pass':
      return whom(k.to);
    case 'seat':
      return k.heir === undefined ? {} : whom(k.heir);
    case 'skill':
    case 'grant':
      return { ...sorted(seen, k.args), ...(k.verb === 'skill' ? { skill: k.skill } : {}) };
    case 'arrange': {
      // the one who acts, and with whom cards changed hands
      const others = k.layout.split(';').map((part) => indexOf(view, part.split('/')[0]));
      return { survivors: others.filter((at) => at >= 0 && at !== ask.survivor) };
    }
    default:
      return { cards, zones: 'zone' in k ? [k.zone] : [] };
  }
}

function turnName(seen: Seen, ask: AskView, key: string): string {
  const { names, view } = seen;
  const k = parseKey(key);
  if (k === null) return '';
  const scene = {
    names,
    colours: view.objectives.map((o) => o.colour),
    loose: view.loose.map((one) => one.name),
    cars: view.cars.map((car) => car.kind),
  };
  return choiceName(scene, { key, verb: k.verb, ...concerns(seen, ask, k) });
}

/** Who or which place got how much, those that got nothing left out. */
function sharesName({ names }: Seen, key: string): string {
  const shares = Object.entries(parseShares(key) ?? {}).filter(([, amount]) => amount > 0);
  return shares
    .map(([place, n]) => {
      const { owner, group } = placeParts(place);
      const name = /^\d+$/.test(owner) ? names.zone(Number(owner)) : names.survivorById(owner);
      return names.l.t('table.times', { name: group === '' ? name : `${name} (${names.kind(group)})`, n });
    })
    .join(', ');
}

/** The answer alone, '' where cards were laid out: where each lies is seen on the table. */
function answered(seen: Seen, ask: AskView, key: string): string {
  if (ask.form?.form === 'arrange') return '';
  if (ask.form?.form === 'share') return sharesName(seen, key);
  return answerName(seen.names, ask, key, seen.view.mission);
}

/** `Wanda: Move: Street 4`, or the question with its answer. */
export function chosenText(seen: Seen, ask: AskView, key: string): string {
  if (ask.kind === 'turn') return [seen.names.survivor(ask.survivor), turnName(seen, ask, key)].filter((part) => part !== '').join(': ');
  return [askText(seen, ask).title, answered(seen, ask, key)].filter((part) => part !== '').join(' ');
}
