/** Why something may not be done: a key for the labels and its parameters. A value, not an exception. */
export interface Refusal {
  readonly reason: string;
  readonly [parameter: string]: string | number;
}

/** Listing options asks for thousands of refusals that nobody reads: those without parameters are made once. */
const bare: Record<string, Refusal> = Object.create(null);

/** `parameters` is made for this refusal and becomes it: copying it took more time than anything else about listing. */
export function refuse(reason: string, parameters?: Record<string, string | number>): Refusal {
  if (parameters !== undefined) {
    parameters.reason = reason;
    return parameters as Record<string, string | number> & { reason: string };
  }
  bare[reason] ??= Object.freeze({ reason });
  return bare[reason];
}
