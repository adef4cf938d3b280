// The active survivor's next action: verbs in the action bar, answers on the board, a preview, and the act itself.
import type { Option } from '@holdout/engine';
import { useEffect, useMemo } from 'react';
import type { PathArrow, ZoneHighlight } from '../board/types.ts';
import { play } from '../sound/sounds.ts';
import { ActionBar } from '../table/dock/ActionBar.tsx';
import { Choices } from '../table/dock/Choices.tsx';
import { Preview } from '../table/dock/Preview.tsx';
import { TurnHead } from '../table/dock/TurnHead.tsx';
import { WalkPreview } from '../table/dock/WalkPreview.tsx';
import { useCommitKey, useKeys } from '../table/keys.ts';
import { answersAt, GROUPS, type Group, groupOf, inGroups, targetOf, zonesOf } from '../table/model/choices.ts';
import { probes } from '../table/model/refusals.ts';
import { walkAlong } from '../table/model/walk.ts';
import { burnsOwn, isDeadly } from '../table/model/warnings.ts';
import { useOracle, usePick, useScene } from '../table/scene.ts';
import { CLEARED, pressedTwice } from '../table/store.ts';
import { useBoardLink } from '../table/use-link.ts';
import type { DecisionProps } from './types.ts';

const NONE: readonly never[] = [];
/** Reasons that name one zone although none was meant. */
const OUT_OF_REACH = new Set(['nothing-to-attack', 'out-of-range', 'no-line-of-sight']);

export function TurnDecision({ ask, may, give }: DecisionProps) {
  const { host, ui, view, board, items, show, answer } = useScene();
  const group = usePick((u) => u.group);
  const chosen = usePick((u) => u.chosen);
  const walk = usePick((u) => u.walk);
  const wantsReach = usePick((u) => u.overlays.has('reach'));
  const { options, survivor } = ask;
  const groups = useMemo(() => inGroups(options), [options]);
  const option = chosen === null ? undefined : options.find((o) => o.key === chosen);
  const from = view.survivors[survivor]?.zone ?? -1;
  const isSpent = (view.survivors[survivor]?.actions ?? 0) === 0 && (view.survivors[survivor]?.free.length ?? 0) === 0;
  const mayMove = groups.has('move');
  const reach = useOracle(may && mayMove ? `reach ${survivor}` : null, () => host.reach(survivor));

  const told = useOracle(option?.attack === undefined ? null : option.key, async () => ({ odds: await host.odds(option?.key ?? '') }));
  const deadly = option !== undefined && isDeadly(view, option, told?.odds ?? null);

  const others = useMemo((): readonly Option[] => {
    if (option === undefined) return NONE;
    const zone = targetOf(option);
    const same = zone >= 0 ? answersAt(options, zone, group, (o) => burnsOwn(view, o)) : (groups.get(groupOf(option)) ?? NONE);
    return same.some((o) => o.key === option.key) ? same : NONE;
  }, [option, options, group, groups, view]);

  const highlights = useMemo((): readonly ZoneHighlight[] => {
    if (!may) return NONE;
    const marks = new Map<number, ZoneHighlight>();
    if (group === null || group === 'move') {
      for (const r of wantsReach || group === 'move' ? (reach ?? NONE) : NONE)
        if (r.zone !== from) marks.set(r.zone, { zone: r.zone, mark: 'reach', badge: String(r.actions) });
    }
    for (const [zone, { attack, move, price }] of zonesOf(options, group)) {
      if (attack) marks.set(zone, { zone, mark: 'target' });
      else if (!move) marks.set(zone, { ...marks.get(zone), zone, mark: 'range' });
      else if (!marks.has(zone)) marks.set(zone, { zone, mark: 'reach', badge: String(price) });
    }
    const aimed = option === undefined ? (walk?.zone ?? -1) : targetOf(option);
    if (aimed >= 0) marks.set(aimed, { zone: aimed, mark: 'chosen' });
    return [...marks.values()];
  }, [may, group, reach, options, option, walk, from, wantsReach]);

  const arrows = useMemo((): readonly PathArrow[] => {
    if (walk !== null) return [{ zones: [from, ...walk.path], tone: 'move' }];
    const zones = option?.zones ?? NONE;
    if (option === undefined || zones.length === 0) return NONE;
    const attack = groupOf(option) === 'attack';
    const path = attack ? [from, zones[zones.length - 1]] : [from, ...zones];
    return path.length > 1 && path[0] !== path[path.length - 1] ? [{ zones: path, tone: attack ? 'attack' : 'move' }] : NONE;
  }, [option, walk, from]);

  const pick = (key: string | null) => {
    play('select');
    ui.set({ chosen: key, walk: null, refusal: null, armed: null, zone: -1, hint: null });
  };
  const commit = () => {
    if (option === undefined) return;
    if (deadly && !pressedTwice(ui, option.key)) return play('refuse');
    play('commit');
    ui.set(CLEARED);
    give(option.key);
  };
  const commitWalk = () => {
    if (walk === null) return;
    play('commit');
    ui.set(CLEARED);
    void walkAlong(host, survivor, walk.path, answer);
  };
  /** Back to the answers of the verb, if there was a choice among them. */
  const cancel = () => {
    const several = group === null || (groups.get(group) ?? NONE).length > 1;
    ui.set(several && (chosen !== null || walk !== null) ? { chosen: null, walk: null, refusal: null } : CLEARED);
  };

  /** Why a whole group cannot be done, or why not there. */
  const tell = async (id: string, zone: number) => {
    for (const key of probes(id, view, board, items, zone)) {
      const refusal = await host.whyNot(key);
      if (refusal !== null) {
        play('refuse');
        ui.set({ refusal: zone < 0 && OUT_OF_REACH.has(refusal.reason) ? { reason: 'nothing-in-reach' } : refusal });
        return;
      }
    }
    if (id === 'attack') ui.set({ refusal: { reason: 'no-weapon-in-hand' } });
    else if (id !== 'skill') ui.set({ refusal: { reason: 'nothing-to-do-here' } });
  };

  const tapZone = (zone: number) => {
    show.skip();
    if (option !== undefined && targetOf(option) === zone) return commit();
    if (walk !== null && walk.zone === zone) return commitWalk();
    const here = answersAt(options, zone, group, (o) => burnsOwn(view, o));
    // fire among one's own is chosen by its verb, never by pointing at a zone
    if (here.length > 0 && (group !== null || !burnsOwn(view, here[0]))) return pick(here[0].key);
    const way = group === null || group === 'move' ? reach?.find((r) => r.zone === zone && r.path.length > 0) : undefined;
    if (way !== undefined) {
      play('select');
      return ui.set({ walk: way, chosen: null, refusal: null, zone: -1, hint: null });
    }
    ui.set({ ...CLEARED, group, zone });
    if (group !== null) void tell(group, zone);
  };

  const openGroup = (one: Group) => {
    show.skip();
    if (one.id === 'inventory') return ui.set({ ...CLEARED, looked: survivor });
    const list = groups.get(one.id) ?? NONE;
    if (list.length === 0) {
      ui.set(CLEARED);
      return void tell(one.id, -1);
    }
    if (one.id === group && chosen === null) return ui.set(CLEARED);
    if (one.id === group && list.length === 1 && option !== undefined) return commit();
    // a spent turn ends at once: nothing is lost by it
    if (one.id === 'end' && list.length === 1 && isSpent) return give(list[0].key);
    play('select');
    ui.set({ ...CLEARED, group: one.id, chosen: list.length === 1 ? list[0].key : null });
  };

  useBoardLink(highlights, arrows, may ? tapZone : null);
  useKeys(may, {
    ...Object.fromEntries(GROUPS.filter((g) => g.always || groups.has(g.id)).map((g) => [g.letter, () => openGroup(g)])),
    Enter: option !== undefined ? commit : walk !== null ? commitWalk : null,
    Escape: group !== null || chosen !== null || walk !== null ? cancel : null,
    ...Object.fromEntries(others.slice(0, 9).map((o, i) => [String(i + 1), () => pick(o.key)])),
  });

  // an answer that is no longer offered is no longer chosen
  useEffect(() => {
    if (chosen !== null && option === undefined) ui.set({ chosen: null });
  }, [chosen, option, ui]);
  useCommitKey(may && (option !== undefined || walk !== null), `${chosen} ${walk?.zone}`);

  return (
    <>
      {may && option !== undefined && (
        <Preview option={option} told={told} deadly={deadly} others={others} onPick={pick} onCommit={commit} onCancel={cancel} />
      )}
      {may && walk !== null && <WalkPreview walk={walk} onCommit={commitWalk} onCancel={cancel} />}
      {may && option === undefined && walk === null && group !== null && (
        <Choices options={groups.get(group) ?? NONE} group={group} onPick={pick} />
      )}
      <div className="t-bar-panel">
        <TurnHead survivor={survivor} ask={ask} />
        {may && <ActionBar groups={groups} open={group} onOpen={openGroup} />}
      </div>
    </>
  );
}
