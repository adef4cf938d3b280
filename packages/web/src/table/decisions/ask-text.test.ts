import type { AskView } from '@holdout/engine';
import { expect, it } from 'vitest';
import { labelsFrom } from '../labels.fixture.ts';
import type { TableScene } from '../scene.ts';
import { askText } from './ask-text.ts';

const scene = {
  names: {
    l: labelsFrom('en', 'second-edition'),
    survivor: () => 'Ann',
    item: (id: string) => id,
    skill: (id: string) => id,
    zone: (n: number) => `Street ${n}`,
    kind: (k: string) => k,
    crowd: (all: object) => Object.entries(all).join(' '),
  },
  view: { mission: 'second-edition/m00', zones: { 3: { zombies: { walker: 2, runner: 1, brute: 4 } } } },
} as unknown as TableScene;
const tie = (more: object): AskView =>
  ({ kind: 'route', about: 'route', survivor: -1, zone: 3, parameters: {}, options: [], ...more }) as unknown as AskView;

it('a tie says who goes and how many ways there are', () => {
  const options = ['4', '5', '6'].map((key) => ({ key, verb: 'zone' }));
  const parameters = { zombies: ['walker', 'runner'] };
  expect(askText(scene, tie({ options, parameters })).title).toBe('walker,2 runner,1: 3 ways are equal. Where do they go?');
  expect(askText(scene, tie({ parameters })).title).toBe('walker,2 runner,1: several ways are equal. Where do they go?');
  const places = [4, 5].map((zone) => ({ id: String(zone), min: 0, max: 2 }));
  const form = { form: 'share', total: 3, places, default: '' };
  expect(askText(scene, tie({ kind: 'split', about: 'split', form })).text).toContain('2 ways are equal');
});

it('whom a spell moves is named', () => {
  const cast = { kind: 'use', about: 'speed', survivor: 0, zone: -1, parameters: {}, options: [] } as unknown as AskView;
  expect(askText(scene, cast).title).toContain('where does Ann go?');
});

it('cards that came are named', () => {
  const form = { form: 'arrange', survivors: [0], cards: [7], items: ['Canned Food'], default: '' };
  const keep = { kind: 'keep', about: 'keep', survivor: 0, zone: -1, parameters: {}, options: [], form } as unknown as AskView;
  expect(askText(scene, keep)).toMatchObject({ title: 'Ann: new cards', text: expect.stringMatching(/^New: Canned Food\. Keep/) });
});
