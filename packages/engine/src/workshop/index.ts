export { boxProblems } from '../editions/own-box.ts';
export { checkDraft } from './checks.ts';
export type { DraftScene } from './draft-scene.ts';
export type { Drafted } from './lay-draft.ts';
export type { Remark } from './remark.ts';
export type { Seam, SeamKind } from './seams.ts';
