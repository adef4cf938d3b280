import type { Refusal } from '@holdout/engine';
import type { ErrorCode } from '@holdout/protocol';

export type Failed = { readonly ok: false; readonly code: ErrorCode; readonly reason?: Refusal };
/** How a request ended; `value` where it asked for something. */
export type Done = { readonly ok: true; readonly value?: unknown } | Failed;

export const done: Done = { ok: true };
export const fail = (code: ErrorCode, reason?: Refusal): Failed => ({ ok: false, code, ...(reason ? { reason } : {}) });
