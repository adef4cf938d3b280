import { secondEdition as content } from '@holdout/content';
import { describe, expect, it } from 'vitest';
import { newDraft } from '../new-game/draft.ts';
import { askedIn, withAsked } from './asked.ts';
import { lengthsOf } from './lengths.ts';

describe('what an address of the simulator asks for', () => {
  it('is usual where nothing is said, and takes the book of its mission', () => {
    const { edition, bot, games, faults } = askedIn(new URLSearchParams('mission=black-plague/q01'));
    expect([edition, bot, games, faults]).toEqual(['black-plague', 'swift', 10, []]);
  });

  it('tells every word there is not', () => {
    const { edition, bot, games, faults } = askedIn(new URLSearchParams('edition=third&bot=genius&games=7'));
    expect([edition, bot, games]).toEqual(['second-edition', 'swift', 10]);
    expect(faults).toEqual([
      { about: 'edition', value: 'third' },
      { about: 'bot', value: 'genius' },
      { about: 'games', value: '7' },
    ]);
  });

  it('finds missions and people in the book, and tells those it does not have', () => {
    const [, wanted] = content.missions;
    const [one, two] = content.survivors;
    const read = (query: string) => {
      const asked = askedIn(new URLSearchParams(query));
      return withAsked(newDraft(content, asked.mission, 'solo'), content, asked);
    };
    const good = read(`mission=${wanted?.id}&team=${two?.id},${one?.id}`);
    expect(good.faults).toEqual([]);
    expect([good.draft.mission, ...good.draft.team.map((member) => member.id)]).toEqual([wanted?.id, two?.id, one?.id]);
    expect(read('mission=second-edition/m99&team=nobody').faults).toEqual([
      { about: 'mission', value: 'second-edition/m99' },
      { about: 'team', value: 'nobody' },
    ]);
  });
});

it('games are counted by the round they ended in, empty rounds too', () => {
  const games = [
    { won: true, rounds: 4 },
    { won: false, rounds: 6 },
    { won: true, rounds: 6 },
  ];
  expect(lengthsOf(games)).toEqual([
    { round: 4, won: 1, lost: 0 },
    { round: 5, won: 0, lost: 0 },
    { round: 6, won: 1, lost: 1 },
  ]);
  expect(lengthsOf([])).toEqual([]);
});
