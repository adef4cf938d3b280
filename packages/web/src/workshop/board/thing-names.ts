import type { Labels } from '../../i18n/i18n.ts';
import { type Thing, thingName } from '../model/things.ts';
import { valueName } from '../rules/sentences.ts';

export function nameOfThing(l: Labels, thing: Thing, count = 1): string {
  const key = `workshop.thing.${thingName(thing)}`;
  const name =
    thing.is === 'zombie'
      ? l.t(`kind.${thing.kind}`)
      : l.has(key)
        ? l.t(key)
        : thing.is === 'place'
          ? valueName(l, thing.name)
          : thingName(thing);
  return count > 1 ? l.t('workshop.many', { name, n: count }) : name;
}
