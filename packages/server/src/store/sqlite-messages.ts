export interface Query {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Queries that succeed or fail together. */
export interface Unit {
  readonly id: number;
  readonly writes: boolean;
  readonly queries: readonly Query[];
}

export interface Result {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

export type Outcome =
  | { readonly id: number; readonly results: readonly Result[] }
  | { readonly id: number; readonly error: { readonly message: string; readonly code: string } };
