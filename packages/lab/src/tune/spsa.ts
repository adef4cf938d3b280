// Simultaneous perturbation: all weights are shaken at once, two plays a step say which way is up. For judges as noisy as dice.
export interface Step {
  readonly step: number;
  readonly plus: number;
  readonly minus: number;
  readonly values: Readonly<Record<string, number>>;
}

export interface Spsa {
  readonly steps: number;
  /** first step and shake, as shares of each value */
  readonly rate: number;
  readonly shake: number;
  /** -1 or 1 */
  sign(step: number): number;
  /** the higher the better; the two of a step get the same number, so that they can play the same seeds */
  judge(values: Readonly<Record<string, number>>, step: number): Promise<number>;
  /** steps that were gone before: what was stopped goes on after them */
  readonly before?: readonly Step[];
  /** told all steps so far after each */
  kept?(history: readonly Step[]): void;
}

const MOST = 0.5;

/** Values stay positive: they are moved by shares of themselves. */
export async function spsa(start: Readonly<Record<string, number>>, options: Spsa): Promise<Step[]> {
  const history: Step[] = (options.before ?? []).slice(0, options.steps);
  const logs = new Map(Object.entries(history.at(-1)?.values ?? start).map(([name, value]) => [name, Math.log(Math.max(1e-6, value))]));
  const values = (shift: (name: string) => number): Record<string, number> =>
    Object.fromEntries([...logs].map(([name, log]) => [name, Math.exp(log + shift(name))]));
  for (let step = history.length; step < options.steps; step++) {
    const rate = options.rate / (1 + step) ** 0.602;
    const shake = options.shake / (1 + step) ** 0.101;
    const signs = new Map([...logs.keys()].map((name) => [name, options.sign(step)]));
    const shifted = (by: number) => values((name) => by * (signs.get(name) ?? 0));
    const plus = await options.judge(shifted(shake), step);
    const minus = await options.judge(shifted(-shake), step);
    for (const [name, log] of logs) {
      const slope = (plus - minus) / (2 * shake * (signs.get(name) ?? 1));
      logs.set(name, log + Math.max(-MOST, Math.min(MOST, rate * slope)));
    }
    history.push({ step, plus, minus, values: values(() => 0) });
    options.kept?.(history);
  }
  return history;
}
