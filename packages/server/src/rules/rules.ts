// What a server leaves behind for later ones, built into one file: the rules and books of its version.
import { editions } from '@holdout/content';
import { createEngine, ENGINE_API, type Engine } from '@holdout/engine';

export const api: number = ENGINE_API;
export const openEngine = (): Engine => createEngine(editions);
