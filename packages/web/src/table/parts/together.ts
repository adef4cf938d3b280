// What only tables of several people have, as one file: it comes after the table, and a slow line waits for requests longer than for bytes.
export { TeamBar } from '../decisions/TeamBar.tsx';
export { Aiming } from './Aiming.tsx';
export { Bubble } from './Bubble.tsx';
export { Connection } from './Connection.tsx';
export { EmptySeat } from './EmptySeat.tsx';
export { Lent } from './Lent.tsx';
export { Nudge } from './Nudge.tsx';
export { Nudged } from './Nudged.tsx';
export { RewindWish } from './RewindWish.tsx';
