// Short tips of the tutorial that react to what happens. Each is shown once, the first that fits, and goes when its deed is done.
import type { GameEvent, SeatView } from '@holdout/engine';
import type { Labels } from '../i18n/i18n.ts';

export interface TipScene {
  readonly view: SeatView;
  /** this reader answers the pending question */
  readonly may: boolean;
  /** what the lesson says is next, by its verb: a tip about something else would speak past it */
  readonly next?: string | undefined;
  /** there is something to take back */
  readonly undoes?: boolean;
  /** everything told so far has one of these */
  has(type: GameEvent['t']): boolean;
}

export interface Tip {
  readonly id: string;
  readonly when: (scene: TipScene) => boolean;
  /** what makes it needless: the reader has done it */
  readonly until?: GameEvent['t'];
  /** zones worth a look */
  readonly zones?: (view: SeatView) => readonly number[];
  /** term that says more */
  readonly term?: string;
}

const offers = (view: SeatView, ...verbs: readonly string[]): boolean =>
  view.ask?.kind === 'turn' && view.ask.options.some((o) => verbs.includes(o.verb));
/** The verb is offered, and where the lesson leads it is the one that comes next. */
const isNext = ({ view, may, next }: TipScene, ...verbs: readonly string[]): boolean =>
  may && (next === undefined ? offers(view, ...verbs) : verbs.includes(next));
const asked = (kind: string) => (s: TipScene) => s.may && s.view.ask?.kind === kind;
const zonesFor = (view: SeatView, ...verbs: readonly string[]): number[] =>
  (view.ask?.options ?? []).filter((o) => verbs.includes(o.verb)).flatMap((o) => (o.zones ?? []).slice(-1));
const onBoard = (view: SeatView): number[] => [
  ...view.objectives.filter((o) => o.place === 'board').map((o) => o.zone),
  ...view.crates.map((c) => c.zone),
];
const exits = (view: SeatView): number[] => view.zones.flatMap((z, i) => (z.tokens.includes('exit') ? [i] : []));
const crowded = (view: SeatView): number[] => view.zones.flatMap((z, i) => (Object.keys(z.zombies).length > 0 ? [i] : []));

export const TIPS: readonly Tip[] = [
  // the way out matters most once the rest is done
  { id: 'exit', when: (s) => s.view.lines[0]?.met === true, zones: exits, term: 'term.exit' },
  { id: 'starting-card', when: (s) => s.may && s.view.ask?.about === 'starting-card' },
  { id: 'goal', until: 'turn-end', when: asked('order'), zones: onBoard, term: 'term.objective' },
  { id: 'order', until: 'turn', when: asked('order'), term: 'term.turn' },
  { id: 'turn', until: 'moved', when: asked('turn'), term: 'term.action' },
  { id: 'wounds', when: asked('wounds'), term: 'term.wound' },
  { id: 'keep', when: asked('keep'), term: 'term.inventory' },
  { id: 'reroll', when: asked('reroll'), term: 'term.reroll' },
  { id: 'hits', when: asked('hits'), term: 'term.targeting-order' },
  { id: 'skill', when: asked('skill'), term: 'term.skill' },
  {
    id: 'attack',
    until: 'attack',
    when: (s) => isNext(s, 'melee', 'ranged'),
    zones: (v) => zonesFor(v, 'melee', 'ranged'),
    term: 'term.dice',
  },
  {
    id: 'door',
    until: 'door',
    when: (s) => isNext(s, 'open'),
    zones: (v) => zonesFor(v, 'open'),
    term: 'term.building-spawn',
  },
  { id: 'search', until: 'searched', when: (s) => isNext(s, 'search'), term: 'term.search' },
  { id: 'take', until: 'took', when: (s) => isNext(s, 'take'), term: 'token.objective' },
  { id: 'moved', when: (s) => s.may && s.has('moved'), term: 'action.move' },
  { id: 'noise', when: (s) => s.has('noise'), zones: (v) => v.zones.flatMap((z, i) => (z.noise > 0 ? [i] : [])), term: 'term.noise' },
  { id: 'adrenaline', when: (s) => s.has('ap'), term: 'term.adrenaline' },
  { id: 'yellow', when: (s) => s.view.survivors.some((x) => x.ap >= 5 && x.level === 'blue') || s.has('level'), term: 'term.danger-level' },
  { id: 'zombies', when: (s) => s.has('zombies-move'), zones: crowded, term: 'term.zombie-target' },
  { id: 'intent', when: (s) => s.may && s.view.round >= 2, zones: crowded, term: 'term.zombie-target' },
  { id: 'spawn', when: (s) => s.has('zombie-card'), zones: (v) => v.spawns.filter((x) => x.active).map((x) => x.zone), term: 'term.spawn' },
  // the starting cards were only dealt: sharing begins with what was found
  { id: 'trade', when: (s) => s.may && s.has('searched') && s.has('kept'), term: 'term.reorganize-trade' },
  { id: 'hurt', when: (s) => s.has('wounded'), term: 'term.lose' },
  { id: 'undo', when: (s) => s.may && s.undoes === true && s.view.round >= 2 },
];

export const nextTip = (scene: TipScene, seen: ReadonlySet<string>): Tip | null =>
  TIPS.find((tip) => !seen.has(tip.id) && (tip.until === undefined || !scene.has(tip.until)) && tip.when(scene)) ?? null;

/** A tip as it is for this reader: by finger, in the rehearsed game, or as this edition's first mission has it. */
export function tipText(l: Labels, id: string, { finger, led }: { readonly finger: boolean; readonly led: boolean }): string {
  const own = [...(finger ? ['touch'] : []), ...(led ? ['led'] : [])].map((kind) => `tip.${id}.text.${kind}`).find((key) => l.has(key));
  return own === undefined ? l.text(`tip.${id}`) : l.t(own);
}
