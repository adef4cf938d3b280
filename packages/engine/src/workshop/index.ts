export { boxProblems } from '../editions/own-box.ts';
export type { Remark } from './checks.ts';
export { checkDraft } from './checks.ts';
export type { DraftScene } from './draft-scene.ts';
export type { Drafted } from './lay-draft.ts';
