// What can be looked up, in the order one meets it.
const words = (group: string, ids: string): string[] =>
  ids
    .trim()
    .split(/\s+/)
    .map((id) => `${group}.${id}`);

export const RULE_TERMS: readonly string[] = [
  ...words(
    'term',
    `win lose round turn first-player players-phase zombies-phase end-phase activation survivor kid companion leader guard
    zone building building-spawn line-of-sight path range dark-zone corridor sandbags tank secret-service exit vault
    artefact walkway rope-ladder ruin corruption beacon cauldron adrenaline danger-level skill ultrared action free-action
    search reorganize-trade objective enchantment guard-action car noise noisiest-zone dice accuracy damage melee ranged
    magic dual targeting-order targeting-priority friendly-fire reload reroll ammo wound armour polearm freeze molotov
    dragon-fire inventory food aaahh epic-weapon vault-weapon zombie-target split spawn spawn-zone rush extra-activation
    double-spawn siege out-of-miniatures abomination abomination-fest necromancer escape cabal defiler campaign campaign-xp
    campaign-skill bonus-action achievement risk break save knock-out clock night light`,
  ),
  ...words(
    'action',
    `move search open noise end melee ranged magic enchant throw bile torch dragonfire reload take give equip guards-move
    guards-melee guards-ranged guards-pour guards-carry pour carry ladder enter seat leave drive light risk skill exit`,
  ),
  ...words('zone', `street room dark walkway corridor vault ruin corrupted`),
  ...words(
    'token',
    `objective crate spawn noise exit freeze corruption beacon cauldron guards bile car-muscle car-police humvee vault-door
    door ladder companion light flag marked`,
  ),
  ...words(
    'kind',
    `walker brute runner abomination patient-0 hobomination abominacop abominawild super-abomination khan necromancer defiler
    ostokar to-mi-ku-pa`,
  ),
];
