// What an answer is called, in full, for buttons, previews and screen readers.
import type { AskView, Option } from '@holdout/engine';
import { type AttackKey, parseKey, parsePair, parseWay, type TurnKey } from '@holdout/engine/keys';
import { targetOf } from './choices.ts';
import type { Names } from './names.ts';

type Parameters = Record<string, string | number>;

const named = (l: Names['l'], key: string, id: string): string => (l.has(key) ? l.t(key) : id);

/** How an attack is made, where not in the plain manner. */
function mannerOf(names: Names, k: AttackKey): string {
  const said = [k.single && 'single', k.risk === 1 && 'risk', k.risk === 2 && 'double-risk', k.light && 'light'];
  const found = said.filter((word) => typeof word === 'string').map((word) => names.l.t(`choice.manner.${word}`));
  return found.length === 0 ? '' : ` (${found.join(', ')})`;
}

function attackName(names: Names, option: Option, k: AttackKey | null): string {
  const zones = (option.zones ?? []).map(names.zone).join(' + ');
  const name = names.l.t(`choice.${option.verb}`, { card: names.items(option.cards ?? []), zone: zones });
  return k === null ? name : name + mannerOf(names, k);
}

function skillName(names: Names, option: Option): string {
  const zone = targetOf(option);
  const whom = (option.survivors ?? []).map(names.survivor).join(', ');
  const parts: Parameters = {
    skill: names.skill(option.skill ?? ''),
    zone: zone >= 0 ? names.zone(zone) : '',
    whom,
    card: names.items(option.cards ?? []),
  };
  const shape = whom !== '' ? 'whom' : zone >= 0 ? 'zone' : parts.card !== '' ? 'card' : 'plain';
  return names.l.t(`choice.skill.${shape}`, parts);
}

/** What changes hands: whom, or which colour the kept token has. */
function passedName(names: Names, what: string, which: string, colours: readonly string[]): string {
  if (what === 'companion') return names.survivorById(which);
  const colour = colours[Number(which)] ?? '';
  return what === 'objective' && colour !== '' ? names.l.t(`table.colour.${colour}`) : '';
}

function takeName(
  names: Names,
  what: string,
  which: string,
  view: { readonly colours: readonly string[]; readonly loose: readonly string[] },
): string {
  const { l } = names;
  if (what === 'companion' || what === 'down') return l.t(`choice.take.${what}`, { who: names.survivorById(which) });
  if (what === 'objective') {
    const colour = view.colours[Number(which)] ?? '';
    return l.t('choice.take.objective', { colour: named(l, `table.colour.${colour}`, colour) });
  }
  if (what === 'card') {
    const name = view.loose[Number(which)] ?? '';
    return l.t('choice.take.card', { what: named(l, `token.${name}`, name) });
  }
  return l.t(`choice.take.${what}`);
}

/** An action of the mission; which way, where it goes both ways; which token, where it is paid with one. */
function grantName({ l }: Names, { grant, args }: Extract<TurnKey, { verb: 'grant' }>): string {
  const way = `grant.${grant}.${args.includes('back') ? 'back' : 'put'}`;
  const colour = args.find((arg) => l.has(`table.colour.${arg}`));
  return [l.has(way) ? l.t(way) : named(l, `grant.${grant}`, grant), ...(colour === undefined ? [] : [l.t(`table.colour.${colour}`)])].join(
    ': ',
  );
}

export interface ChoiceScene {
  readonly names: Names;
  /** colours of objectives by number, names of loose cards by number, kinds of cars by number */
  readonly colours: readonly string[];
  readonly loose: readonly string[];
  readonly cars: readonly string[];
}

/** The answer of a turn in words. */
export function choiceName({ names, colours, loose, cars }: ChoiceScene, option: Option): string {
  const { l } = names;
  const k = parseKey(option.key);
  const zone = targetOf(option);
  const zoneText = zone >= 0 ? names.zone(zone) : '';
  const cards = names.items(option.cards ?? []);
  const whom = (option.survivors ?? []).map(names.survivor).join(', ');
  switch (k?.verb) {
    case 'melee':
    case 'ranged':
    case 'magic':
      return attackName(names, option, k);
    case 'throw':
      return attackName(names, option, null);
    case 'skill':
      return skillName(names, option);
    case 'take':
      return takeName(names, k.what, k.which, { colours, loose });
    case 'open':
      return l.t(cards === '' ? 'choice.open' : 'choice.open.with', { zone: zoneText, card: cards });
    case 'enchant':
      return l.t('choice.enchant', { card: cards, target: whom || zoneText });
    case 'guards':
      return l.t(`choice.guards.${k.order}`, { from: names.zone(k.zone), zone: zoneText });
    case 'enter': {
      const kind = cars[k.car] ?? '';
      return l.t(`choice.enter.${k.seat}`, { car: named(l, `token.car-${kind}`, kind) });
    }
    case 'seat':
      return k.seat === 'passenger' && whom !== '' ? l.t('choice.seat.hand-over', { who: whom }) : l.t(`choice.seat.${k.seat}`);
    case 'drive':
      return l.t(k.path.length > 1 ? 'choice.drive.fast' : 'choice.drive', { zone: zoneText });
    case 'light':
      return l.t(k.zone === null ? 'choice.light.off' : 'choice.light', { zone: zoneText });
    case 'pass':
      return l.t(`choice.pass.${k.what}`, { what: passedName(names, k.what, k.which, colours), whom });
    case 'grant':
      return [grantName(names, k), zoneText, cards].filter((part) => part !== '').join(': ');
    case 'arrange':
      return l.t(whom === '' ? 'choice.arrange' : 'choice.trade', { whom });
    default:
      return l.has(`choice.${option.verb}`) ? l.t(`choice.${option.verb}`, { zone: zoneText, card: cards }) : option.key;
  }
}

/** What an answer to any other question is called: a person, a zone, a card, a skill, a kind, a word. */
export function answerName(names: Names, ask: AskView, key: string, mission = ''): string {
  const { l } = names;
  const line = `mission.${mission}.card.${ask.parameters.card}.choice.${Number(key) - 1}`;
  for (const own of [line, `answer.${ask.about}.${key}`, `answer.${ask.kind}.${key}`, `answer.${key}`]) if (l.has(own)) return l.t(own);
  for (const kind of ['survivor', 'item', 'kind']) if (l.has(`${kind}.${key}`)) return l.t(`${kind}.${key}`);
  if (l.has(`skill.${key}`)) return names.skill(key);
  const pair = parsePair(key);
  if (pair !== null) return pair.map(names.survivorById).join(' + ');
  const way = ask.kind === 'option' ? null : parseWay(key);
  return way === null ? key : way.map(names.zone).join(' → ');
}
