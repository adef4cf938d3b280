export type { Remark } from './checks.ts';
export { checkDraft } from './checks.ts';
export type { Drafted } from './lay-draft.ts';
