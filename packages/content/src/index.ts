import type { EditionContent } from '@holdout/engine/content';
import { blackPlague } from './black-plague/index.ts';
import { secondEdition } from './second-edition/index.ts';
import { whiteDeath } from './white-death/index.ts';

export { blackPlague, secondEdition, whiteDeath };

export const editions: readonly EditionContent[] = [secondEdition, blackPlague, whiteDeath];
