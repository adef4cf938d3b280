// Cards 1-18 are the easy half, 19-36 the hard half, 37-40 extra activations.
import type { ZombieCardDef } from '@holdout/engine/content';

type Kind = 'walker' | 'brute' | 'runner' | 'abomination';
const at = (kind: Kind, count: number) => (count === 0 ? null : { [kind]: count });
const card = (no: number, is: 'spawn' | 'rush', kind: Kind, ...[b, y, o, r]: [number, number, number, number]): ZombieCardDef => ({
  no,
  is,
  levels: [at(kind, b), at(kind, y), at(kind, o), at(kind, r)],
});

export const zombieDeck: readonly ZombieCardDef[] = [
  card(1, 'spawn', 'walker', 1, 2, 4, 6),
  card(2, 'spawn', 'walker', 2, 3, 5, 7),
  card(3, 'spawn', 'walker', 3, 5, 7, 9),
  card(4, 'spawn', 'walker', 4, 6, 8, 10),
  card(5, 'rush', 'walker', 1, 2, 4, 6),
  card(6, 'rush', 'walker', 2, 3, 5, 7),
  card(7, 'rush', 'walker', 3, 5, 7, 9),
  card(8, 'rush', 'walker', 4, 6, 8, 10),
  card(9, 'spawn', 'brute', 1, 1, 2, 3),
  card(10, 'spawn', 'brute', 2, 3, 4, 4),
  card(11, 'rush', 'brute', 0, 1, 2, 3),
  card(12, 'rush', 'brute', 1, 2, 3, 4),
  card(13, 'spawn', 'runner', 0, 1, 2, 3),
  card(14, 'spawn', 'runner', 1, 1, 2, 3),
  card(15, 'spawn', 'runner', 1, 2, 3, 4),
  card(16, 'spawn', 'runner', 2, 3, 4, 4),
  card(17, 'spawn', 'abomination', 0, 1, 1, 1),
  card(18, 'spawn', 'abomination', 0, 1, 1, 1),
  card(19, 'spawn', 'walker', 2, 4, 6, 8),
  card(20, 'spawn', 'walker', 3, 5, 7, 9),
  card(21, 'spawn', 'walker', 4, 6, 8, 10),
  card(22, 'spawn', 'walker', 6, 8, 10, 12),
  card(23, 'rush', 'walker', 2, 4, 6, 8),
  card(24, 'rush', 'walker', 3, 5, 7, 9),
  card(25, 'rush', 'walker', 4, 6, 8, 10),
  card(26, 'rush', 'walker', 6, 8, 10, 12),
  card(27, 'spawn', 'brute', 1, 2, 3, 4),
  card(28, 'spawn', 'brute', 3, 4, 5, 6),
  card(29, 'rush', 'brute', 1, 2, 3, 4),
  card(30, 'rush', 'brute', 2, 3, 4, 5),
  card(31, 'spawn', 'runner', 1, 2, 3, 4),
  card(32, 'spawn', 'runner', 1, 2, 3, 4),
  card(33, 'spawn', 'runner', 2, 3, 4, 5),
  card(34, 'spawn', 'runner', 3, 4, 5, 6),
  card(35, 'spawn', 'abomination', 1, 1, 1, 1),
  card(36, 'spawn', 'abomination', 1, 1, 1, 1),
  { no: 37, is: 'extra', kind: 'walker' },
  { no: 38, is: 'extra', kind: 'walker' },
  { no: 39, is: 'extra', kind: 'brute' },
  { no: 40, is: 'extra', kind: 'runner' },
];
