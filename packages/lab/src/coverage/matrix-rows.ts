// Rules in which the books differ, row by row: each needs a case in each of its books. A case shows a row by its words (`shownBy`, all of
// them) or says so itself: `covers: [row-id]`.
import type { EditionId } from '@holdout/engine';

export interface Row {
  readonly id: string;
  readonly editions: readonly EditionId[];
  readonly what: string;
  readonly shownBy?: readonly string[];
}

const E2: EditionId = 'second-edition';
const WZC: EditionId = 'washington';
const BP: EditionId = 'black-plague';
const WD: EditionId = 'white-death';

const row = (id: string, editions: readonly EditionId[], what: string, ...shownBy: string[]): Row =>
  shownBy.length > 0 ? { id, editions, what, shownBy } : { id, editions, what };

export const MATRIX_ROWS: readonly Row[] = [
  // 1. The round
  row('lost.by-death', [E2, BP, WD], 'whose death loses the game', 'expect:lost'),
  row('lost.necromancer-escapes', [BP], 'a necromancer escapes with the limit of spawn tokens out'),
  row('lost.corruption-at-beacon', [WD], 'corruption reaches the Beacon'),
  row('kids', [E2], 'two wounds and one slippery Move a turn', 'survivor:kid'),
  row('inventory.free-slots', [E2], 'anything fits anywhere'),
  row('inventory.own-slots', [BP, WD], 'hand, body and pack cards each in their own place'),
  row('inventory.listed-body-card', [BP], "a survivor's own listed card on the body counts as in hand"),
  row('food', [E2, BP, WD], 'food is eaten for adrenaline', 'verb:eat'),
  row('level-up', [E2, BP, WD], 'skills chosen at Orange and Red', 'choice:skill'),
  row('end-phase.reload', [E2, BP], 'reload weapons are loaded again in the end phase'),
  row('end-phase.freeze', [WD], 'Freeze tokens go in the end phase'),
  row('end-phase.clock', [WZC], 'the clock goes on an hour', 'expect:hour'),
  // 2. Board
  row('walkway', [WD], 'battlement walkways', 'board:walkways'),
  row('ruin', [WD], 'ruins', 'board:ruins'),
  row('corruption', [WD], 'corruption zones', 'token:corruption'),
  row('ladder', [WD], 'rope ladders', 'verb:ladder'),
  row('vault', [BP], 'vaults', 'board:vaults'),
  row('dark-zones', [E2], 'Dark Zones mode', 'option:darkZones'),
  row('corridor', [WZC], 'corridors', 'board:corridors'),
  row('sandbags', [WZC], 'sandbags', 'board:sandbags'),
  row('tank', [WZC], 'the tank', 'board:tank'),
  row('humvee', [WZC], 'searching a Humvee', 'car:humvee'),
  // 3. Survivor actions
  row('search.light', [E2, BP, WD], 'flashlight or torch draws two cards'),
  row('search.ambush', [E2, BP, WD], 'Aaahh!! cards', 'trait:ambush'),
  row('door.automatic', [E2], 'doors open without a roll'),
  row('door.dice', [BP], 'doors are rolled for', 'trait:door-dice'),
  row('guards', [WD], 'orders to guards', 'verb:guards'),
  row('cauldron', [WD], 'cauldrons', 'token:cauldron'),
  row('cars.drive', [E2], 'driving', 'verb:drive'),
  row('cars.police-search', [E2], 'searching a police car', 'car:police', 'verb:search'),
  row('companions', [E2], 'companions', 'survivor:companion'),
  row('vault-weapon', [WD], 'a dropped vault weapon is taken'),
  row('objective', [E2, BP, WD], 'taking an objective', 'verb:take', 'token:objective'),
  row('crate', [E2], 'epic crates', 'verb:take', 'token:crate'),
  // 5. Zombies
  row('armour', [BP, WD], 'armour rolls', 'trait:armour'),
  row('armour-and-shield', [BP, WD], 'armour and shield together', 'trait:armour', 'trait:shield'),
  row('aim.sight-first', [E2, BP, WD], 'where zombies go: who is seen, else the noise'),
  row('aim.no-way', [E2, BP, WD], 'no open way to the target'),
  row('aim.reachable-first', [WD], 'zones that can be reached come first'),
  row('split', [E2, BP, WD], 'several shortest ways'),
  row('spawn.order', [E2, BP, WD], 'the order of spawn zones'),
  row('spawn.rush', [E2], 'Rush', 'card:rush'),
  row('spawn.extra', [E2, BP, WD], 'extra activation', 'card:extra'),
  row('spawn.double', [BP], 'double spawn', 'card:double'),
  row('spawn.abomination', [E2, BP, WD], 'abomination cards', 'card:abomination'),
  row('spawn.necromancer', [BP, WD], 'necromancer cards', 'card:necromancer'),
  row('spawn.siege', [WD], 'siege cards', 'card:siege'),
  row('spawn.out-of-miniatures', [E2, BP, WD], 'the box is empty'),
  row('spawn.building', [E2, BP], 'opening a building', 'verb:open', 'deck:zombie'),
  // 6. Combat
  row('targeting-order', [E2, BP, WD], 'targeting order'),
  row('polearm', [WD], 'polearms', 'trait:polearm'),
  row('ammunition', [E2, BP], 'ammunition rerolls', 'trait:rerolls', 'choice:reroll'),
  row('friendly-fire', [E2, BP, WD], 'friendly fire'),
  row('molotov', [E2], 'Molotov', 'verb:throw'),
  row('dragon-fire', [BP, WD], 'dragon fire', 'tag:bile'),
  row('risk', [WZC], 'risk dice', 'verb:risk'),
  // 7. Special zombies
  row('necromancer.flees', [BP], 'the necromancer flees to a spawn zone', 'kind:necromancer'),
  row('necromancer.killed', [BP], 'a killed necromancer takes a spawn token along'),
  row('defiler.corrupts', [WD], 'the Defiler moves its spawn token toward the Beacon'),
  row('abomination.drops-vault-weapon', [WD], 'an abomination drops a vault weapon'),
  row('freeze', [WD], 'Freeze tokens', 'token:freeze'),
  // 8. Optional modes
  row('mode.abomination-fest', [E2, WD], 'Abomination Fest', 'option:abominationFest'),
  row('mode.ultrared', [E2, WD], 'Ultrared', 'option:ultrared'),
  row('mode.cabal', [BP], 'a cabal of necromancers', 'option:cabal'),
  row('mode.several-necromancers', [WD], 'several necromancers', 'option:severalNecromancers'),
  // 12. Washington
  row('knock-out', [WZC], 'knocked out instead of dead', 'option:campaign'),
  row('campaign-sheet', [WZC], 'campaign points, a reward at a marked box', 'verb:bonus'),
  row('night', [WZC], 'night', 'option:clock'),
  row('light', [WZC], 'flashlights at night', 'verb:light'),
  row('light.wakes', [WZC], 'zombies that see a light activate once more'),
  row('save', [WZC], 'save rolls at the end of a mission'),
];
