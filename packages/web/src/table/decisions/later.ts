// Questions that come up in the middle of a game: fetched together with the first of them.
export { ArmourDecision } from './ArmourDecision.tsx';
export { DealDecision } from './DealDecision.tsx';
export { HitsDecision } from './HitsDecision.tsx';
export { OptionDecision } from './OptionDecision.tsx';
export { RerollDecision } from './RerollDecision.tsx';
export { ShareDecision } from './ShareDecision.tsx';
export { SkillDecision } from './SkillDecision.tsx';
export { SplitDecision } from './SplitDecision.tsx';
export { SpreadDecision } from './SpreadDecision.tsx';
export { UseDecision } from './UseDecision.tsx';
export { ZoneDecision } from './ZoneDecision.tsx';
