import type { EditionContent } from '@holdout/engine/content';
import { blackPlague } from './black-plague/index.ts';
import { secondEdition } from './second-edition/index.ts';
import { washington } from './washington/index.ts';
import { whiteDeath } from './white-death/index.ts';

export { blackPlague, secondEdition, washington, whiteDeath };

export const editions: readonly EditionContent[] = [secondEdition, washington, blackPlague, whiteDeath];
