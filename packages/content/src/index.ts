import type { EditionContent } from '@holdout/engine/content';
import { secondEdition } from './second-edition/index.ts';

export { secondEdition };

export const editions: readonly EditionContent[] = [secondEdition];
