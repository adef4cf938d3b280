import { describe, expect, it } from 'vitest';
import { Catalogue } from './catalogue.ts';

describe('the catalogue of labels', () => {
  const labels = new Catalogue();
  labels.add('ru', 'ui', {
    games_one: '{{count}} партия',
    games_few: '{{count}} партии',
    games_many: '{{count}} партий',
    hello: 'Привет, {{name}}',
  });
  labels.add('ru', 'table', { hello: 'иначе', only: 'стол' });

  it('counts as the language does', () => {
    const games = (count: number) => labels.text('ru', ['ui'], 'games', { count });
    expect([1, 3, 5, 21, 112].map(games)).toEqual(['1 партия', '3 партии', '5 партий', '21 партия', '112 партий']);
  });

  it('takes the first subject that has the key, and gives the key back where none does', () => {
    expect(labels.text('ru', ['ui', 'table'], 'hello', { name: 'Ada' })).toBe('Привет, Ada');
    expect(labels.text('ru', ['ui', 'table'], 'only')).toBe('стол');
    expect(labels.text('ru', ['ui'], 'only')).toBe('only');
    expect(labels.find('ru', ['ui'], 'constructor')).toBeUndefined();
  });

  it('fills names in as they are: markup stays text, dollar signs too', () => {
    expect(labels.text('ru', ['ui'], 'hello', { name: '<b>$& {{name}}</b>' })).toBe('Привет, <b>$& {{name}}</b>');
  });
});
