import { expect, it } from 'vitest';
import { setTable } from '../../../test/table.ts';
import { drive } from './cars.ts';

it('a fast drive reveals something only where zombies stand in its way', () => {
  const table = setTable({
    edition: 'second-edition',
    board: { grid: 'A B C D' },
    survivors: { elle: 'B' },
    zombies: { D: { walker: 1 } },
  });
  const [elle] = table.t.g.survivors;
  const about = (...path: string[]) =>
    drive.describe?.(
      table.t,
      elle,
      path.map((zone) => String(table.zone(zone))),
    );
  expect(about('C')?.reveals).toBe(false);
  expect(about('C', 'D')?.reveals).toBe(true);
  expect(about('A', 'B')?.reveals).toBe(false);
  expect(drive.describe?.(table.t, elle, [String(table.zone('C')), String(table.zone('D')), 'calm'])?.reveals).toBe(false);
});
