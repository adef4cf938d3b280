import type { GameEvent } from '@holdout/engine';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/files.ts';
import { labelsFrom } from './labels.fixture.ts';
import { goal, undoWords } from './undo.ts';

const drove = (zone: number): GameEvent => ({ t: 'car', car: 0, change: 'drove', who: 1, zone });

it('a drive over several zones is taken back by the name of the last', () => {
  const events = [drove(13), drove(14), drove(15)].map((event, at) => ({ tick: at === 0 ? 4 : 5, event }));
  expect(goal(events, 1)).toEqual(drove(15));
  expect(goal(events, 0)).toEqual(drove(13));
});

it('the button offers to ask the others only where they may be asked, and names what it takes back', () => {
  const l = labelsFrom('en', 'second-edition');
  const revealed = { why: 'undo.revealed', asks: true } as const;
  expect(undoWords(l, { can: false, ...revealed }, null).short).toBe('Undo');
  expect(undoWords(l, { can: false, ...revealed }, null).says).toContain('Undo stops here');
  expect(undoWords(l, { can: true, ...revealed }, null).short).toBe('Ask to undo');
  expect(undoWords(l, { can: true, why: 'undo.last' }, null).says).toBe('Undo: the last step');
  for (const language of LANGUAGES) {
    const { says } = undoWords(labelsFrom(language, 'second-edition'), { can: true, why: 'undo.last' }, null);
    // what is taken back stands in the middle of a sentence
    expect(/: \p{Ll}/u.test(says), says).toBe(true);
  }
});
