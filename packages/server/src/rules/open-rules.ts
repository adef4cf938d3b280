import { ENGINE_API, type Engine } from '@holdout/engine';

interface RulesFile {
  readonly api: unknown;
  openEngine(): Engine;
}

/** The engine of a rules file; null when it speaks to servers otherwise than this one does. */
export async function openRules(file: string): Promise<Engine | null> {
  const { api, openEngine } = (await import(file)) as RulesFile;
  return api === ENGINE_API ? openEngine() : null;
}

const opened = new Map<string, Promise<Engine | null>>();

/** In a thread: the engine a job is about; `rules` names the file of an older one. */
export async function engineOfJob(rules: string | undefined, own: Engine): Promise<Engine> {
  if (rules === undefined) return own;
  const known = opened.get(rules) ?? openRules(rules);
  opened.set(rules, known);
  return (await known) ?? own;
}
