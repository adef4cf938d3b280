// What the two fantasy books and the token counts of their quests say, kept apart from the data they check.
export interface Expected {
  readonly grid: readonly string[];
  readonly start?: number;
  readonly exit?: number;
  readonly marked?: number;
  readonly beacon?: number;
  readonly flag?: number;
  readonly objectives: number;
  readonly spawns?: Readonly<Record<string, number>>;
  readonly doors?: Readonly<Record<string, number>>;
  readonly vaultDoors?: Readonly<Record<string, number>>;
  readonly zombies?: Readonly<Record<string, number>>;
  readonly corruption?: number;
  readonly cauldrons?: number;
  readonly ladders?: number;
  readonly guards?: number;
}

export const expected: Readonly<Record<string, Expected>> = {
  'black-plague/q00': {
    grid: ['9R 4V'],
    exit: 1,
    objectives: 3,
    spawns: { red: 1, green: 1 },
    doors: { neutral: 3, blue: 1, green: 1 },
    vaultDoors: { yellow: 2 },
    zombies: { walker: 1, brute: 1, runner: 1 },
  },
  'black-plague/q01': {
    grid: ['2R 8V', '9V 1V'],
    objectives: 6,
    spawns: { red: 3 },
    doors: { neutral: 10 },
    vaultDoors: { yellow: 2, purple: 2 },
  },
  'black-plague/q02': {
    grid: ['8R 5R', '4V 7V'],
    objectives: 5,
    spawns: { red: 3, green: 1 },
    doors: { neutral: 4, blue: 1, green: 1 },
    vaultDoors: { yellow: 2, purple: 2 },
  },
  'black-plague/q03': {
    grid: ['3V 1R', '4V 2R', '5R 9V'],
    objectives: 6,
    spawns: { red: 3 },
    doors: { neutral: 11 },
    vaultDoors: { yellow: 2, purple: 2 },
  },
  'black-plague/q04': {
    grid: ['8R 3R', '6R 2R', '5R 1R'],
    objectives: 4,
    spawns: { red: 4 },
    doors: { neutral: 11 },
    vaultDoors: { yellow: 2 },
  },
  'black-plague/q05': {
    grid: ['7R 4R', '8R 6R', '9R 5R'],
    exit: 1,
    objectives: 6,
    spawns: { red: 3 },
    doors: { neutral: 11, blue: 1, green: 1 },
    vaultDoors: { yellow: 2, purple: 2 },
  },
  'black-plague/q06': {
    grid: ['9V 2R', '6R 3R', '8R 5R'],
    exit: 1,
    objectives: 4,
    spawns: { red: 4 },
    doors: { neutral: 8, blue: 1, green: 1 },
    vaultDoors: { yellow: 2, purple: 2 },
  },
  'black-plague/q07': {
    grid: ['3V 5V', '6V 1R', '4R 2R'],
    exit: 1,
    objectives: 6,
    spawns: { red: 4 },
    doors: { neutral: 12 },
    vaultDoors: { yellow: 1, purple: 2 },
  },
  'black-plague/q08': {
    grid: ['8R 9V 1V', '5R 4R 2R'],
    objectives: 4,
    spawns: { red: 3 },
    doors: { neutral: 9 },
    vaultDoors: { yellow: 1, purple: 1 },
    zombies: { abomination: 1 },
  },
  'black-plague/q09': { grid: ['7R 9R 8V', '2R 1V 6V'], marked: 1, objectives: 4, spawns: { red: 4 }, doors: { neutral: 12 } },
  'black-plague/q10': {
    grid: ['8V 3R 4V', '7R 6R 5R', '2R 1V 9V'],
    objectives: 3,
    spawns: { red: 3 },
    doors: { neutral: 12 },
    vaultDoors: { purple: 2 },
    zombies: { abomination: 1 },
  },
  'white-death/w00': { grid: ['31R 32R'], beacon: 1, objectives: 2, corruption: 2 },
  'white-death/w01': {
    grid: ['31V 27V', '28R 29R', '32R 34R'],
    beacon: 1,
    flag: 1,
    objectives: 6,
    corruption: 3,
    cauldrons: 4,
    ladders: 2,
    guards: 12,
  },
  'white-death/w02': {
    grid: ['32R 26V', '28V 34R', '33V 29R'],
    start: 2,
    beacon: 1,
    objectives: 6,
    corruption: 6,
    cauldrons: 4,
    guards: 12,
  },
  'white-death/w03': {
    grid: ['30V 31R', '28R 29R', '26R 32R'],
    beacon: 1,
    objectives: 7,
    spawns: { 1: 1, 2: 1, 3: 1 },
    corruption: 5,
    cauldrons: 2,
    ladders: 2,
    guards: 12,
  },
  'white-death/w04': {
    grid: ['29R 33V', '32V 27R', '31R 26V'],
    beacon: 1,
    objectives: 5,
    corruption: 6,
    cauldrons: 4,
    ladders: 1,
    guards: 12,
  },
  'white-death/w05': {
    grid: ['33V 28R', '26R 27R', '29V 30V'],
    exit: 1,
    beacon: 1,
    objectives: 6,
    corruption: 4,
    cauldrons: 2,
    ladders: 2,
    guards: 12,
  },
  'white-death/w06': {
    grid: ['26V 27R', '30V 34V', '32V 31V', '28R 33V'],
    exit: 1,
    beacon: 1,
    objectives: 8,
    spawns: { 1: 1, 2: 1, 3: 1 },
    corruption: 9,
    cauldrons: 2,
    guards: 12,
  },
  'white-death/w07': {
    grid: ['28R 29R 33V', '30R 26V 32R', '34V 31R 27R'],
    exit: 1,
    beacon: 1,
    objectives: 9,
    corruption: 4,
    cauldrons: 4,
    ladders: 2,
    guards: 12,
  },
  'white-death/w08': {
    grid: ['30V 32V', '26R 28V', '29R 33V'],
    beacon: 1,
    flag: 1,
    objectives: 6,
    corruption: 4,
    cauldrons: 4,
    guards: 12,
  },
  'white-death/w09': {
    grid: ['32R 26V', '33V 29R', '27V 28V'],
    start: 2,
    exit: 1,
    beacon: 1,
    objectives: 6,
    corruption: 7,
    cauldrons: 3,
    ladders: 1,
    guards: 12,
  },
  'white-death/w10': {
    grid: ['30V 29V', '28V 33R', '34V 31V'],
    exit: 1,
    beacon: 1,
    objectives: 6,
    corruption: 4,
    guards: 12,
  },
};

/** Cards of a kind over all decks, where it is not two. */
export const copies: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'black-plague': {
    aaahh: 4,
    dagger: 4,
    'dragon-bile': 4,
    healing: 1,
    inferno: 1,
    invisibility: 1,
    'orcish-crossbow': 1,
    'plate-armor': 1,
    'plenty-of-arrows': 3,
    'plenty-of-bolts': 3,
    repulse: 1,
    'short-sword': 4,
    speed: 1,
    torch: 4,
  },
  'white-death': {
    'aaahh-1-brute': 1,
    'aaahh-1-runner': 1,
    'aaahh-1-walker': 1,
    'aaahh-2-walkers': 1,
    'baba-yagas-blessing': 1,
    'baba-yagas-pestle': 1,
    'dervish-blade': 1,
    'dragon-bile': 4,
    'fury-of-aykay-the-47th': 1,
    healing: 1,
    'ice-bow': 1,
    jump: 1,
    'power-blast': 1,
    repulse: 1,
    'royal-guards-halberd': 1,
    'short-bow': 1,
    sprint: 1,
    'storm-crossbow': 1,
    'the-partizan': 1,
    torch: 4,
  },
};
