// The books by name. What a book changes lies in its folder; each stands on another: core ← second-edition ← washington, core ← fantasy ← black-plague, white-death.
import type { EditionId } from '../content.ts';
import type { Ruleset } from '../rules.ts';
import { blackPlague } from './black-plague/index.ts';
import { secondEdition } from './second-edition/index.ts';
import { washington } from './washington/index.ts';
import { whiteDeath } from './white-death/index.ts';

export const RULESETS: Readonly<Record<EditionId, Ruleset>> = {
  'second-edition': secondEdition,
  washington,
  'black-plague': blackPlague,
  'white-death': whiteDeath,
};
