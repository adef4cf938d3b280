/** Why something may not be done: a key for the labels and its parameters. A value, not an exception. */
export interface Refusal {
  readonly reason: string;
  readonly [parameter: string]: string | number;
}

/** Listing options asks for thousands of refusals that nobody reads: those without parameters are made once. */
const bare: Record<string, Refusal> = Object.create(null);

export function refuse(reason: string, parameters?: Readonly<Record<string, string | number>>): Refusal {
  if (parameters !== undefined) return { ...parameters, reason };
  bare[reason] ??= Object.freeze({ reason });
  return bare[reason];
}
