// The engine's inner door for rule cases: boards made by hand, single steps of the round, scripted dice. Not for clients and servers.

export { answerTable, isOffered, keysOf, refusalOf, runTable } from '../api/engine.ts';
export { planFromCase } from '../board/case-grid.ts';
export { DOOR } from '../board/key.ts';
export { makeBoard } from '../board/tables.ts';
export { isDead, lifeOf } from '../campaign/life.ts';
export { bindRules } from '../editions/open.ts';
export { RULESETS } from '../editions/rulesets.ts';
export { newFrame, randomBelow, refuse, shuffle } from '../kernel/index.ts';
export { conditionWords } from '../missions/conditions/index.ts';
export { effectWords } from '../missions/effects/index.ts';
export { noMission } from '../missions/none.ts';
export type { MissionRules } from '../missions/types.ts';
export { DEFEATS, WORDS } from '../missions/words/index.ts';
export { foremost } from '../oracles/foremost.ts';
export { nearest } from '../parse/nearest.ts';
export { DANGER, type Rules, type Table, type ZombieKind } from '../rules.ts';
export { fold } from '../skills/fold.ts';
export { isSkill } from '../skills/lookup.ts';
export { refreshBoard } from '../state/board-state.ts';
export { emptyState, newSurvivor } from '../state/setup.ts';
export { NO_CARD, NOBODY, NOWHERE, type SpawnToken, type State, type Survivor } from '../state/state.ts';
export { survivorLevel } from '../survivors/adrenaline.ts';
export { arrangementKey, currentLayout, type Layout, stowed } from '../survivors/arrange.ts';
export { finish } from '../survivors/finish.ts';
export { cardsOf, fits, itemOf, noticeSkill, packSize, refreshLent } from '../survivors/inventory.ts';
export { zonesSeen } from '../survivors/sight.ts';
export { tables, zombiesIn } from '../table.ts';
