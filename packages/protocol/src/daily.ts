// The table of the day. A try is what was answered, which the server plays again; a line of the table is what came of it.
import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

export const DailyDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

export const DailyTry = z.strictObject({
  date: DailyDate,
  /** the rules it was played by */
  ruleset: z.string().check(z.maxLength(60)),
  /** a bot gave some of the answers: told by the browser, nobody can see it from them */
  bot: z.boolean(),
  /** what was answered in turn; a number: back to where so many steps had been made */
  steps: z
    .array(z.union([z.string().check(z.minLength(1), z.maxLength(LIMITS.key)), z.int().check(z.gte(0))]))
    .check(z.minLength(1), z.maxLength(LIMITS.dailySteps)),
});
export type DailyTry = z.infer<typeof DailyTry>;

export const DailyLine = z.object({
  place: z.int(),
  nick: z.string(),
  won: z.boolean(),
  rounds: z.int(),
  /** survivors who fell */
  fallen: z.int(),
  /** times the game was taken back past something revealed */
  rewound: z.int(),
  bot: z.boolean(),
  mine: z.boolean(),
});
export type DailyLine = z.infer<typeof DailyLine>;

/** The best of a day and, wherever it stands, one's own. */
export const DailyTable = z.object({ date: DailyDate, tries: z.int(), won: z.int(), lines: z.array(DailyLine) });
export type DailyTable = z.infer<typeof DailyTable>;
