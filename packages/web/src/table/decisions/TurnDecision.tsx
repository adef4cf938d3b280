// The active survivor's next action: verbs in the action bar, answers on the board, a preview, and the act itself.
import type { Option, ZoneId } from '@holdout/engine';
import { varied as inManner, type Variation } from '@holdout/engine/keys';
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { useSettings } from '../../app/settings.ts';
import type { PathArrow, ZoneHighlight } from '../../board/types.ts';
import type { Labels } from '../../i18n/i18n.ts';
import { play } from '../../sound/sounds.ts';
import { ActionBar } from '../dock/ActionBar.tsx';
import { Choices } from '../dock/Choices.tsx';
import { HoverPreview } from '../dock/HoverPreview.tsx';
import { Preview } from '../dock/Preview.tsx';
import { TurnHead } from '../dock/TurnHead.tsx';
import { WalkPreview } from '../dock/WalkPreview.tsx';
import { useQuestionFocus } from '../input/focus.ts';
import { useCommitKey, useKeys } from '../input/keys.ts';
import { isDouble, isTwin, noteAct } from '../input/twin-tap.ts';
import { atOnce, endsAtOnce } from '../model/at-once.ts';
import { notByPress } from '../model/by-press.ts';
import { answersAt, type Group, groupOf, groupsShown, hasOdds, inGroups, pieceOf, rivalsOf, targetOf, zonesOf } from '../model/choices.ts';
import { deedOf, MOST_LINES, personOf } from '../model/deeds.ts';
import { doomsOf } from '../model/doom.ts';
import { isArmed, probes } from '../model/refusals.ts';
import { walkAlong } from '../model/walk.ts';
import { isDeadly, warningsFor } from '../model/warnings.ts';
import { keepInSight } from '../rail/in-sight.ts';
import { useOracle, usePick, useScene } from '../scene.ts';
import { CLEARED, pressedTwice } from '../store.ts';
import { useBoardLink } from '../use-link.ts';
import { endAndFollow, lastAnswer, useFollowers } from './follow.ts';
import { lowered } from './lowered.ts';
import type { DecisionProps } from './types.ts';
import { canHover, useHovered } from './use-hovered.ts';

/** Comes with the turn, so that it is there when something is refused. */
export { Refused } from '../parts/Refused.tsx';

const Aims = lazy(() => import('../dock/Aims.tsx').then((file) => ({ default: file.Aims })));

const NONE: readonly never[] = [];
const PLAIN: Variation = {};
/** Time to see what was done, and to take it back. */
const AUTO_END_MS = 900;
/** A far server may be asked what ending would cost; what is not known by then is laid out. */
const DOOMS_MS = 700;
/** Reasons that name one zone although none was meant. */
const OUT_OF_REACH = new Set(['nothing-to-attack', 'out-of-range', 'no-line-of-sight']);

const reached = (l: Labels, zone: ZoneId, actions: number): ZoneHighlight => ({
  zone,
  mark: 'reach',
  badge: String(actions),
  says: actions === 0 ? l.t('mark.reach-free') : l.t('mark.reach', { count: actions }),
});

export function TurnDecision({ ask, may, give }: DecisionProps) {
  const scene = useScene();
  const { host, ui, view, board, items, names, show, answer } = scene;
  const opened = usePick((u) => u.group);
  const chosen = usePick((u) => u.chosen);
  const walk = usePick((u) => u.walk);
  const wantsReach = usePick((u) => u.overlays.has('reach'));
  const piece = usePick((u) => u.piece);
  const deed = usePick((u) => u.deed);
  const { oneClick, autoEnd } = useSettings();
  const { options, survivor } = ask;
  const groups = useMemo(() => inGroups(options), [options]);
  /** the open verb; one that has no answer is told about, and the board goes on as if none were open */
  const group = opened !== null && groups.has(opened) ? opened : null;
  /** those of the open verb, of the one piece that was picked where several could act, of the one deed that is meant */
  const listed = useMemo(() => {
    const all = group === null ? NONE : (groups.get(group) ?? NONE);
    return all.filter((o) => (piece < 0 || pieceOf(o) === piece) && (deed === null || deedOf(o) === deed));
  }, [group, groups, piece, deed]);
  /** survivors the open verb may be meant for */
  const people = useMemo(() => [...new Set(listed.map(personOf).filter((who) => who >= 0))], [listed]);
  const option = chosen === null ? undefined : options.find((o) => o.key === chosen);
  const varied = usePick((u) => u.varied);
  const how = varied !== null && varied.of === chosen ? varied.how : PLAIN;
  /** what is sent: the answer in the manner chosen */
  const meant = option === undefined ? '' : inManner(option.key, how);
  const from = view.survivors[survivor]?.zone ?? -1;
  const mayMove = groups.has('move');
  const reach = useOracle(may && mayMove ? `reach ${survivor}` : null, () => host.reach(survivor));

  const hovered = usePick((u) => (may && canHover() && u.chosen === null && (u.group === null || u.group === 'move') ? u.pointed : -1));
  /** what pointing at a zone may mean: other pieces are picked first, they do not act from afar for whoever is on turn */
  const listedAll = useMemo(
    () => (piece >= 0 || deed !== null ? listed : group === null ? options.filter((o) => pieceOf(o) < 0) : options),
    [piece, deed, listed, group, options],
  );
  const under = useHovered(may && chosen === null && walk === null ? listedAll : NONE, group);
  const told = useOracle(option === undefined || !hasOdds(option) ? null : meant, async () => ({ odds: await host.odds(meant) }));
  const deadly = option !== undefined && isDeadly(view, option, told?.odds ?? null);

  const others = useMemo((): readonly Option[] => {
    if (option === undefined) return NONE;
    const zone = targetOf(option);
    const all = groups.get(groupOf(option)) ?? NONE;
    const alike = all.length > MOST_LINES ? all.filter((o) => deedOf(o) === deedOf(option)).slice(0, MOST_LINES) : all;
    const same = zone >= 0 ? rivalsOf(options, option, group, (o) => notByPress(view, o)) : alike;
    return same.some((o) => o.key === option.key) ? same : NONE;
  }, [option, options, group, groups, view]);

  const highlights = useMemo((): readonly ZoneHighlight[] => {
    if (!may) return NONE;
    const marks = new Map<number, ZoneHighlight>();
    if (group === null || group === 'move') {
      for (const r of wantsReach || group === 'move' ? (reach ?? NONE) : NONE)
        if (r.zone !== from) marks.set(r.zone, reached(names.l, r.zone, r.actions));
    }
    // what would burn one's own or a car is behind its verb: a mark would promise it to a press on the zone
    const meantHere = group === null ? listedAll.filter((o) => !notByPress(view, o)) : listedAll;
    for (const [zone, { attack, move, price }] of zonesOf(meantHere, group)) {
      const known = marks.get(zone);
      if (attack) marks.set(zone, { zone, mark: 'target', says: names.l.t('mark.target') });
      else if (!move) marks.set(zone, { ...lowered(known, price), zone, mark: 'range', says: names.l.t('mark.range') });
      // a skill may get there for less than walking does
      else if (known === undefined || price < Number(known.badge)) marks.set(zone, reached(names.l, zone, price));
    }
    if (group !== null && listed.length > 0 && piece < 0)
      for (const zone of new Set(listed.map(pieceOf).filter((z) => z >= 0)))
        marks.set(zone, { zone, mark: 'range', says: names.l.t('mark.range') });
    for (const who of may && option === undefined ? people : NONE) {
      const zone = view.survivors[who]?.zone ?? -1;
      if (zone >= 0 && !marks.has(zone)) marks.set(zone, { zone, mark: 'range', says: names.l.t('mark.range') });
    }
    if (piece >= 0) marks.set(piece, { zone: piece, mark: 'sight' });
    const aimed = option === undefined ? (walk?.zone ?? -1) : targetOf(option);
    if (aimed >= 0) marks.set(aimed, { zone: aimed, mark: 'chosen', says: names.l.t('mark.chosen') });
    return [...marks.values()];
  }, [may, group, reach, option, walk, from, wantsReach, listed, listedAll, people, piece, names, view]);

  // whose turn it is may have changed without a press on the rail
  useEffect(() => {
    if (survivor >= 0) keepInSight(document.querySelector('.t-rail'));
  }, [survivor]);
  const aimed = under === null ? -1 : targetOf(under.option);
  const arrows = useMemo((): readonly PathArrow[] => {
    if (walk !== null) return [{ zones: [from, ...walk.path], tone: 'move' }];
    // what a press would do is drawn before it: an attack, or the way there
    if (aimed >= 0) return aimed === from ? NONE : [{ zones: [from, aimed], tone: 'attack' }];
    const way = option === undefined && hovered >= 0 ? reach?.find((r) => r.zone === hovered && r.path.length > 0) : undefined;
    if (way !== undefined) return [{ zones: [from, ...way.path], tone: 'move' }];
    const zones = option?.zones ?? NONE;
    if (option === undefined || zones.length === 0 || option.verb === 'open') return NONE;
    if (pieceOf(option) >= 0) return zones.length > 1 ? [{ zones, tone: option.kinds?.[0] === 'move' ? 'move' : 'attack' }] : NONE;
    const attack = groupOf(option) === 'attack';
    const path = attack ? [from, zones[zones.length - 1]] : [from, ...zones];
    return path.length > 1 && path[0] !== path[path.length - 1] ? [{ zones: path, tone: attack ? 'attack' : 'move' }] : NONE;
  }, [option, walk, from, hovered, reach, aimed]);

  const pick = (key: string | null) => {
    play('select');
    ui.set({ chosen: key, walk: null, refusal: null, armed: null, zone: -1, hint: null });
  };
  const commit = () => {
    if (option === undefined) return;
    if (deadly && !pressedTwice(ui, meant)) return play('refuse');
    play('commit');
    ui.set(CLEARED);
    give(meant);
  };
  const commitWalk = () => {
    if (walk === null) return;
    play('commit');
    ui.set(CLEARED);
    void walkAlong(host, survivor, walk.path, answer);
  };
  /** Back to the answers of the verb, if there was a choice among them. */
  const cancel = () => {
    if (chosen === null && walk === null && deed !== null) return ui.set({ deed: null });
    const several = opened === null || (group !== null && (groups.get(group) ?? NONE).length > 1);
    ui.set(several && (chosen !== null || walk !== null) ? { chosen: null, walk: null, refusal: null } : CLEARED);
  };

  /** Why a whole group cannot be done, or why not there. */
  const tell = async (id: string, zone: ZoneId) => {
    for (const key of probes(id, view, board, items, zone, piece)) {
      const refusal = await host.whyNot(key);
      if (refusal !== null) {
        play('refuse');
        ui.set({ refusal: zone < 0 && OUT_OF_REACH.has(refusal.reason) ? { reason: 'nothing-in-reach' } : refusal });
        return;
      }
    }
    if (id === 'attack')
      ui.set({ refusal: { reason: isArmed(view.survivors[survivor], items) ? 'nothing-in-reach' : 'no-weapon-in-hand' } });
    else if (id !== 'skill') ui.set({ refusal: { reason: 'nothing-to-do-here' } });
  };

  /** One press for what can be taken back, and for an attack whose odds the pointer has shown already. */
  const pickOrGive = (o: Option) => {
    const seen = under !== null && under.key === o.key && under.safe;
    if (!oneClick || !(seen || atOnce(o))) return pick(o.key);
    play('commit');
    noteAct(targetOf(o));
    ui.set(CLEARED);
    give(o.key);
  };
  const pickKey = (key: string) => {
    const one = options.find((o) => o.key === key);
    if (one !== undefined) pickOrGive(one);
  };

  const act = (zone: ZoneId) => {
    // the second click of a pair was meant for what the first one did
    if (isTwin(zone)) return;
    show.skip();
    if (option !== undefined && targetOf(option) === zone) return commit();
    if (walk !== null && walk.zone === zone) return commitWalk();
    if (group !== null && piece < 0 && listed.some((o) => pieceOf(o) === zone)) return ui.set({ piece: zone, chosen: null });
    const here = answersAt(listedAll, zone, group, (o) => notByPress(view, o));
    const there = here.length > 0 ? NONE : listed.filter((o) => view.survivors[personOf(o)]?.zone === zone);
    if (there.length === 1) return pickOrGive(there[0]);
    // fire among one's own is chosen by its verb, never by pointing at a zone
    if (here.length > 0 && (group !== null || !notByPress(view, here[0]))) return pickOrGive(here[0]);
    // a skill marks its own zones: a press on another one leaves it for the way there, which is laid out first
    const besides = group === 'skill';
    const way = group === null || group === 'move' || besides ? reach?.find((r) => r.zone === zone && r.path.length > 0) : undefined;
    if (way !== undefined) {
      if (oneClick && !besides) {
        play('commit');
        noteAct(zone);
        ui.set(CLEARED);
        return void walkAlong(host, survivor, way.path, answer);
      }
      play('select');
      return ui.set({ ...(besides && CLEARED), walk: way, chosen: null, refusal: null, zone: -1, hint: null });
    }
    ui.set({ ...CLEARED, group, zone });
    if (group !== null) void tell(group, zone);
  };

  const tapZone = (zone: ZoneId): boolean => {
    act(zone);
    return true;
  };

  const tapDoor = (door: number): boolean => {
    const place = board.doors.find((d) => d.door === door);
    if (place === undefined || view.doors[door] !== 'closed' || (place.a !== from && place.b !== from)) return false;
    const beyond = place.a === from ? place.b : place.a;
    const ways = answersAt(options, beyond, 'open', () => false);
    if (option !== undefined && option.verb === 'open' && targetOf(option) === beyond) commit();
    else if (ways.length > 0) pick(ways[0].key);
    else void tell('open', beyond);
    return true;
  };

  /** The thing itself: guards are picked to act, what lies here is taken, a car is got into. */
  const tapThing = (name: string, zone: ZoneId): boolean => {
    const verb = { guards: 'guards', cauldron: 'cauldron', car: 'car', objective: 'take', crate: 'take' }[name];
    const list = verb === undefined ? NONE : (groups.get(verb) ?? NONE).filter((o) => [pieceOf(o), targetOf(o)].includes(zone));
    if (verb === undefined || list.length === 0 || (group !== null && group !== verb)) return false;
    if (list.some((o) => o.key === option?.key)) commit();
    else if (list.length === 1) pickOrGive(list[0]);
    else ui.set({ ...CLEARED, group: verb, piece: list.some((o) => pieceOf(o) === zone) ? zone : -1 });
    return true;
  };

  const last = lastAnswer(view, ask);
  const dooms = useOracle(may && last !== null ? 'dooms' : null, () => doomsOf(host, view));
  const layOutEnd = (end: Option) => ui.set({ ...CLEARED, group: 'end', chosen: end.key });
  /** What may cost a life or the game when the turn is over is read before it is. */
  const endOrTell = async (end: Option) => {
    const late = new Promise<null>((resolve) => setTimeout(resolve, DOOMS_MS, null));
    const told = dooms ?? (await Promise.race([doomsOf(host, view), late]));
    if (host.snapshot().view?.tick !== view.tick) return;
    if (told === null || told.length > 0) return layOutEnd(end);
    play('commit');
    ui.set(CLEARED);
    give(end.key);
  };

  const openGroup = (one: Group, byKey = false) => {
    show.skip();
    if (one.id === 'inventory') return ui.set({ ...CLEARED, looked: survivor });
    const list = groups.get(one.id) ?? NONE;
    if (list.length === 0) {
      ui.set(one.id === 'attack' && ask.aims !== undefined && opened !== one.id ? { ...CLEARED, group: one.id } : CLEARED);
      return void tell(one.id, -1);
    }
    if (one.id === group && chosen === null) return ui.set(CLEARED);
    // the second press of the verb does it, but not the second half of a double click
    if (one.id === group && list.length === 1 && option !== undefined) return isDouble() ? undefined : commit();
    const only = list.length === 1 ? list[0] : undefined;
    if (only !== undefined && one.id === 'end' && endsAtOnce(view, only, items, oneClick)) return void endOrTell(only);
    if (only !== undefined && one.id !== 'end' && oneClick && atOnce(only)) {
      play('commit');
      ui.set(CLEARED);
      return give(only.key);
    }
    play('select');
    ui.set({ ...CLEARED, group: one.id, whole: byKey, chosen: only?.key ?? null });
  };

  const next = useFollowers();
  const after = next.join(' ');
  /** survivors that may be pressed: whom the open verb may be meant for, and who may act after a spent turn */
  const pressable = useMemo(() => {
    const followers = view.survivors.filter((s) => after.split(' ').includes(s.id)).map((s) => s.index);
    return [...(may && option === undefined ? people : NONE), ...followers];
  }, [may, option, people, after, view]);
  const tapSurvivor = (index: number): boolean => {
    const meant = option === undefined ? listed.find((o) => personOf(o) === index) : undefined;
    if (meant !== undefined) {
      pickOrGive(meant);
      return true;
    }
    const follower = next.find((id) => id === view.survivors[index]?.id);
    if (follower === undefined || last === null) return false;
    if (dooms === null || dooms.length > 0) {
      layOutEnd(last);
      return true;
    }
    play('commit');
    ui.set(CLEARED);
    void endAndFollow(scene, follower);
    return true;
  };

  useBoardLink(
    highlights,
    arrows,
    may ? tapZone : null,
    may ? { onDoor: tapDoor, onThing: tapThing, onSurvivor: tapSurvivor } : undefined,
    pressable,
    !(may && mayMove) || reach !== null,
  );
  useKeys(may, {
    ...Object.fromEntries(groupsShown(groups, view).map((g) => [g.letter, () => openGroup(g, true)])),
    Enter: option !== undefined ? commit : walk !== null ? commitWalk : null,
    Escape: opened !== null || chosen !== null || walk !== null ? cancel : null,
    ...Object.fromEntries(others.slice(0, 9).map((o, i) => [String(i + 1), () => pick(o.key)])),
  });

  // a spent turn ends by itself where the reader wants it so and nothing is left to choose; what there is to be warned of is shown instead, once
  const ended = useRef(false);
  useEffect(() => {
    if (!may || !autoEnd || last === null || dooms === null) return;
    const timer = setTimeout(() => {
      if (ended.current) return;
      ended.current = true;
      if (dooms.length + warningsFor(view, last, items, null).length === 0) return give(last.key);
      const { chosen, group, looked } = ui.get();
      if (chosen === null && group === null && looked < 0) ui.set({ ...CLEARED, group: 'end', chosen: last.key });
    }, AUTO_END_MS);
    return () => clearTimeout(timer);
  }, [may, autoEnd, last, dooms, give, view, items, ui]);

  // an answer that is no longer offered is no longer chosen
  useEffect(() => {
    if (chosen !== null && option === undefined) ui.set({ chosen: null });
  }, [chosen, option, ui]);
  useCommitKey(may && (option !== undefined || walk !== null), `${chosen} ${walk?.zone}`);

  const bar = useRef<HTMLElement>(null);
  useQuestionFocus(bar, may, `turn ${survivor}`);

  return (
    <>
      {may && option !== undefined && (
        <Preview
          option={option}
          how={how}
          onVary={(next) => ui.set({ varied: { of: option.key, how: next }, armed: null })}
          told={told}
          deadly={deadly}
          others={others}
          onPick={pick}
          onCommit={commit}
          onCancel={cancel}
        />
      )}
      {option === undefined && under !== null && <HoverPreview hovered={under} />}
      {may && walk !== null && <WalkPreview walk={walk} onCommit={commitWalk} onCancel={cancel} />}
      {may && option === undefined && walk === null && group !== null && listed.length > 0 && (
        <Choices
          options={listed}
          group={group}
          onPick={pickKey}
          onPiece={(zone) => ui.set({ piece: zone })}
          onDeed={(one) => ui.set({ deed: one })}
        />
      )}
      {may && option === undefined && walk === null && opened === 'attack' && ask.aims !== undefined && (
        <Suspense>
          <Aims aims={ask.aims} onGive={give} />
        </Suspense>
      )}
      <section
        className="t-bar-panel"
        ref={bar}
        tabIndex={-1}
        aria-label={names.l.t('table.turn-of', {
          who: names.survivor(survivor),
          actions: names.l.t('table.actions-left', { count: view.survivors[survivor]?.actions ?? 0 }),
        })}
      >
        <TurnHead survivor={survivor} ask={ask} />
        {may && <ActionBar groups={groups} open={group} onOpen={openGroup} />}
      </section>
    </>
  );
}
