// Skills used as an action of their own: `skill:ID:arguments`. Each skill brings its Action; this one finds it.
import { refuse } from '../kernel/index.ts';
import type { Table } from '../rules.ts';
import { hasSkill } from '../skills/fold.ts';
import { skillOf } from '../skills/lookup.ts';
import type { Survivor } from '../state/state.ts';
import type { Action } from './action.ts';

function listOf(t: Table, s: Survivor, skills: readonly string[], push: (key: string) => void): void {
  for (let i = 0; i < skills.length; i++) {
    const actions = skillOf(t.r, skills[i]).actions;
    if (actions !== undefined) for (const action of actions) action.list(t, s, (key) => push(`skill:${key}`));
  }
}

const actionOf = (t: Table, id: string): Action | undefined =>
  skillOf(t.r, id).actions?.find((a) => a.verb === id) ?? skillOf(t.r, id).actions?.[0];

export const skillAction: Action = {
  verb: 'skill',
  list(t, s, push) {
    listOf(t, s, s.skills, push);
    listOf(t, s, s.lent, push);
    listOf(t, s, s.spells, push);
  },
  check(t, s, args) {
    if (!hasSkill(s, args[0])) return refuse('no-such-skill', { skill: args[0] });
    const action = actionOf(t, args[0]);
    if (action === undefined) return refuse('skill-is-no-action', { skill: args[0] });
    const rest = args.slice(1);
    return action.most !== undefined && rest.length > action.most
      ? refuse('unknown-thing', { what: rest[action.most] })
      : action.check(t, s, rest);
  },
  run: (t, s, args) => actionOf(t, args[0])?.run(t, s, args.slice(1)),
  describe: (t, s, args) => ({ skill: args[0], ...actionOf(t, args[0])?.describe(t, s, args.slice(1)) }),
};
