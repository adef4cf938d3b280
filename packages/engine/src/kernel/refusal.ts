/** Why something may not be done: a key for the labels and its parameters. A value, not an exception. */
export interface Refusal {
  readonly reason: string;
  readonly [parameter: string]: string | number;
}
export function refuse(reason: string, parameters?: Readonly<Record<string, string | number>>): Refusal {
  return parameters ? { ...parameters, reason } : { reason };
}
