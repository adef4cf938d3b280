import type { EditionContent } from '@holdout/engine/content';
import { blackPlague } from './black-plague/index.ts';
import { secondEdition } from './second-edition/index.ts';

export { blackPlague, secondEdition };

export const editions: readonly EditionContent[] = [secondEdition, blackPlague];
