// Events as short English lines for the terminal; null for what nobody needs to read.
import type { GameEvent, SeatView } from '@holdout/engine';
import { label, words } from './labels.ts';

export function eventText(event: GameEvent, view: SeatView): string | null {
  const who = (i: number): string => (i >= 0 ? label('survivor', view.survivors[i]?.id ?? '?') : 'nobody');
  const item = (id: string): string => label('item', id);
  const kind = (id: string): string => label('kind', id);
  const counted = (kinds: Readonly<Record<string, number>>): string =>
    Object.entries(kinds)
      .map(([id, n]) => `${n} ${kind(id)}`)
      .join(', ');
  switch (event.t) {
    case 'round':
      return `— round ${event.round}${event.hour >= 0 ? `, ${event.hour}:00` : ''}`;
    case 'phase':
      return event.phase === 'players' ? null : `— ${label('phase', event.phase)}`;
    case 'turn':
      return `${who(event.who)}'s turn${event.extra ? ' (extra)' : ''}`;
    case 'moved':
      return `${who(event.who)} moves ${event.path.join(' → ')}${event.by === 'move' ? '' : ` (${words(event.by)})`}`;
    case 'drew':
      return `${who(event.who)} draws ${item(event.card)}`;
    case 'kept':
      return `${who(event.who)} keeps ${item(event.card)}`;
    case 'discarded':
      return `${who(event.who)} discards ${item(event.card)}`;
    case 'ate':
      return `${who(event.who)} eats ${item(event.card)}: +${event.ap} AP`;
    case 'noise':
      return `noise in ${event.zone} (${event.tokens})`;
    case 'door':
      return `door ${event.door} is ${event.state}`;
    case 'door-failed':
      return `the door holds`;
    case 'attack':
      return `${who(event.who)} attacks ${event.zone} with ${event.weapons.map(item).join(' and ')}, ${event.need}+`;
    case 'dice':
      return `  ${event.why}: ${[...event.rolled, ...(event.risk ?? [])].join(' ')} → ${event.hits} of ${event.need}+`;
    case 'killed':
      return `  ${event.count} ${kind(event.kind)} killed in ${event.zone}${event.ap > 0 ? `, +${event.ap} AP` : ''}`;
    case 'absorbed':
      return `  ${kind(event.kind)} shrugs off ${event.count} hits`;
    case 'friendly-fire':
      return `  stray shots in ${event.zone}: ${event.misses}`;
    case 'wounded':
      return `${who(event.who)} takes ${event.wounds} ${event.wounds === 1 ? 'wound' : 'wounds'}, ${event.left} left`;
    case 'saved':
      return `${who(event.who)} shrugs off ${event.cancelled} (${item(event.by)})`;
    case 'healed':
      return `${who(event.who)} heals ${event.wounds}`;
    case 'died':
      return `${who(event.who)} dies`;
    case 'knocked-out':
      return `${who(event.who)} is knocked out`;
    case 'level':
      return `${who(event.who)} reaches ${event.level}`;
    case 'skill':
      return `${who(event.who)} ${event.how === 'gained' ? 'gains' : 'uses'} ${label('skill', event.skill)}`;
    case 'took':
      return `${who(event.who)} takes ${event.colour} ${words(event.what)} in ${event.zone}`;
    case 'revealed':
      return `revealed in ${event.zone}: ${event.colour} ${words(event.what)}`;
    case 'zombies-attack':
      return `zombies attack in ${event.zone}: ${counted(event.kinds)}`;
    case 'zombies-move':
      return `  ${event.count} ${kind(event.kind)} ${event.from} → ${event.to}`;
    case 'spawned':
      return `  ${event.zone}: + ${event.count} ${kind(event.kind)}`;
    case 'out-of-miniatures':
      return `  no more ${kind(event.kind)} in the box`;
    case 'extra-activation':
      return `extra activation: ${event.kinds.map(kind).join(', ')}`;
    case 'zombie-card':
      return `zombie card ${event.card} in ${event.zone} at ${event.level}`;
    case 'fire':
      return `${event.zone} burns (${words(event.with)})`;
    case 'guards-died':
      return `${event.count} guards die in ${event.zone}`;
    case 'token':
      return `${words(event.what)} ${event.change} in ${event.zone}`;
    case 'enchanted':
      return `${who(event.who)} casts ${item(event.card)}`;
    case 'left-board':
      return `${who(event.who)} leaves the board`;
    case 'objective-met':
      return `objective ${event.line + 1} is met`;
    case 'over':
      return `the game is ${event.result}: ${words(event.reason)}`;
    default:
      return null;
  }
}
