// What the two modern books say of each mission's grid and tokens, kept apart from the data it checks.
export interface Expected {
  readonly grid: readonly string[];
  readonly objectives?: Readonly<Record<string, number>>;
  readonly cards?: number;
  readonly notes?: number;
  readonly crates: number;
  readonly spawns?: Readonly<Record<string, number>>;
  readonly exits?: number;
  readonly starts?: number;
  readonly marked?: number;
  /** kind to the counts the book allows */
  readonly cars?: Readonly<Record<string, readonly number[]>>;
  readonly doors?: Readonly<Record<string, number>>;
  readonly zombies?: Readonly<Record<string, number>>;
}

export const expected: Readonly<Record<string, Expected>> = {
  'second-edition/m00': {
    grid: ['1V 3V'],
    objectives: { red: 2 },
    crates: 2,
    spawns: { starting: 1, red: 1 },
    exits: 1,
    starts: 1,
    zombies: { brute: 1, runner: 1, walker: 2 },
  },
  'second-edition/m01': {
    grid: ['1V 7R 3R', '5R 9R 6R', '8V 2V 4V'],
    objectives: { red: 9 },
    crates: 9,
    spawns: { starting: 1, red: 2 },
    exits: 1,
    starts: 1,
  },
  'second-edition/m02': {
    grid: ['7V 5V 2V', '9R 6R 4R', '1V 8V 3V'],
    objectives: { red: 9 },
    crates: 9,
    spawns: { starting: 1, red: 2 },
    exits: 1,
    starts: 1,
  },
  'second-edition/m03': {
    grid: ['2V 8V 9V', '7R 3R 6R', '1V 5V 4V'],
    objectives: { red: 9 },
    crates: 10,
    starts: 1,
    cars: { muscle: [1], police: [1, 2] },
  },
  'second-edition/m04': {
    grid: ['5R 7R', '4V 3V', '6V 8V'],
    objectives: { red: 6 },
    crates: 8,
    spawns: { starting: 1 },
    starts: 1,
    cars: { muscle: [2], police: [1] },
  },
  'second-edition/m05': {
    grid: ['8V 1V 7R', '4R 5R 9R', '2V 3V 6R'],
    objectives: { blue: 1, green: 1, red: 6 },
    crates: 8,
    exits: 1,
    starts: 1,
    doors: { open: 1 },
  },
  'second-edition/m06': {
    grid: ['5R 9R', '4V 1V', '6V 8V'],
    objectives: { red: 6 },
    crates: 7,
    exits: 1,
    starts: 1,
    cars: { muscle: [1], police: [1, 2] },
  },
  'second-edition/m07': {
    grid: ['6V 4V', '3V 8V'],
    objectives: { red: 4 },
    crates: 4,
    starts: 1,
    doors: { open: 2 },
  },
  'second-edition/m08': {
    grid: ['3V 4V', '6R 9R', '8V 5V'],
    objectives: { red: 4, blue: 1, green: 1 },
    crates: 7,
    exits: 1,
    starts: 1,
    cars: { muscle: [1], police: [1, 2] },
  },
  'second-edition/m09': {
    grid: ['4V 2V', '9R 3V'],
    objectives: { green: 1, red: 3 },
    crates: 4,
    starts: 1,
    cars: { police: [1] },
  },
  'second-edition/m10': {
    grid: ['2V 1R', '7R 5R'],
    objectives: { red: 4 },
    crates: 4,
    starts: 1,
  },
  'second-edition/m11': {
    grid: ['4R 2R', '9V 7V'],
    objectives: { red: 4 },
    crates: 6,
    exits: 1,
    starts: 1,
    cars: { muscle: [2] },
    zombies: { abomination: 1 },
  },
  'second-edition/m12': {
    grid: ['9V 1R', '8R 6R', '7V 2R'],
    objectives: { red: 6 },
    crates: 6,
    starts: 1,
    marked: 1,
    cars: { wreck: [1] },
    doors: { open: 1 },
  },
  'second-edition/m13': {
    grid: ['7V 4V', '1R 6R', '2V 3V'],
    objectives: { red: 4, blue: 1, green: 1 },
    crates: 7,
    spawns: { starting: 1 },
    starts: 1,
    marked: 1,
    cars: { muscle: [1], police: [1] },
  },
  'second-edition/m14': {
    grid: ['9V 4R', '6R 2V', '8R 7V'],
    objectives: { red: 5, green: 1 },
    crates: 6,
    exits: 1,
    starts: 1,
    doors: { closed: 1, green: 1 },
  },
  'second-edition/m15': {
    grid: ['1R 2R 8V', '4R 9R 3V', '7R 5R 6R'],
    objectives: { red: 9 },
    crates: 9,
    starts: 6,
  },
  'second-edition/m16': {
    grid: ['4V 2V', '3V 1V'],
    objectives: { red: 4 },
    crates: 4,
    starts: 1,
    doors: { broken: 4 },
    zombies: { abomination: 1 },
  },
  'second-edition/m17': {
    grid: ['7V 5V 4V', '2R 9R 6R', '8R 1R 3R'],
    objectives: { red: 9 },
    crates: 9,
    starts: 1,
  },
  'second-edition/m18': {
    grid: ['4R 7R', '1R 2R', '6V 3V'],
    objectives: { placed: 6 },
    crates: 8,
    spawns: { blue: 1, green: 1, starting: 1 },
    starts: 1,
    cars: { muscle: [2] },
  },
  'second-edition/m19': {
    grid: ['6V 9V', '3V 7R', '2R 4R'],
    objectives: { red: 7 },
    crates: 7,
    starts: 1,
    cars: { muscle: [1] },
  },
  'second-edition/m20': {
    grid: ['3V 1R', '8R 7R', '6V 5V'],
    objectives: { blue: 1, green: 1, red: 4 },
    crates: 6,
    spawns: { blue: 1, green: 1, starting: 1 },
    starts: 1,
    doors: { blue: 1, green: 1 },
  },
  'second-edition/m21': {
    grid: ['8R 3V', '9R 7R', '2V 1V'],
    objectives: { blue: 1, red: 5 },
    crates: 7,
    spawns: { blue: 1, starting: 1 },
    exits: 1,
    starts: 1,
    cars: { muscle: [1] },
  },
  'second-edition/m22': {
    grid: ['5V 4R 9V', '8V 3R 1R'],
    objectives: { red: 5, green: 1 },
    crates: 6,
    exits: 1,
    starts: 1,
  },
  'second-edition/m23': {
    grid: ['9V 2R 6R', '7V 3R 1R'],
    objectives: { blue: 1, green: 1, red: 4 },
    crates: 6,
    starts: 1,
  },
  'second-edition/m24': {
    grid: ['3V 6R 8R', '9R 7R 4R', '1R 2R 5R'],
    objectives: { blue: 1, green: 1, red: 7 },
    crates: 9,
    spawns: { starting: 1, red: 2 },
    starts: 1,
    cars: { police: [2, 3] },
  },
  'second-edition/m25': {
    grid: ['2R 4V', '7R 9R', '8R 1R'],
    objectives: { blue: 1, green: 1, red: 4 },
    crates: 8,
    starts: 1,
    cars: { muscle: [2] },
    doors: { open: 1 },
    zombies: { abomination: 1 },
  },
  'washington/z01': {
    grid: ['2V 7R 4R', '5R 8R 3R'],
    cards: 7,
    notes: 2,
    crates: 6,
    starts: 6,
    marked: 1,
    cars: { humvee: [1] },
  },
  'washington/z02': {
    grid: ['2R 1R', '8R 6R', '7V 4V'],
    cards: 6,
    notes: 0,
    crates: 6,
    starts: 1,
    marked: 1,
    cars: { humvee: [1] },
  },
};
