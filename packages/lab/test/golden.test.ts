import { describe, expect, it } from 'vitest';
import { checkGolden, goldenFiles } from '../src/golden/kept.ts';

describe('golden games replay to the same end', () => {
  for (const file of goldenFiles()) {
    it(file, () => {
      expect(checkGolden(file)).toBeNull();
    });
  }
  it('are read line by line', () => {
    expect(checkGolden('no-such-file.txt')).toContain('no such file');
  });
});
