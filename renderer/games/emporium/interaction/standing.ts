import type { Seat } from '../../../../shared/engine/index.ts';
import { playerAt } from '../../../../shared/engine/seat.ts';
import type { HeroClass } from '../../../../shared/games/emporium/items/item.ts';
import type { MonsterType } from '../../../../shared/games/emporium/monsters.ts';
import { majoritiesOf } from '../../../../shared/games/emporium/scoring.ts';
import type { Choice } from '../../../../shared/games/emporium/state.ts';
import { type EmporiumTable, playerOf } from '../table.ts';

/** The state of a seat's envelope: none, open until the choice, then sealed. */
export function envelopeOf(view: EmporiumTable['view'], seat: Seat): 'open' | 'sealed' | null {
  const player = view.players[seat];
  if (player === undefined) return null;
  if (view.question?.type === 'choose') return player.choice.made ? 'sealed' : 'open';
  if (view.question?.type === 'vote') return player.marked.made ? 'sealed' : 'open';
  return null;
}

/** The own seat's choice of this round, sealed or revealed, until it is resolved. Null before, after, or if hidden. */
export function ownChoice({ view, ownSeat }: Pick<EmporiumTable, 'view' | 'ownSeat'>): Choice | null {
  return playerOf(view, ownSeat).choice.choice ?? comingOf(view, ownSeat);
}

/** A seat's revealed choice that is not yet resolved. Null if there is none. */
export function comingOf({ sales, bids, question }: EmporiumTable['view'], seat: Seat): Choice | null {
  const asked = question?.type === 'place' || question?.type === 'patron' ? question : null;
  const [sale] = [...(asked?.type === 'place' ? [asked] : []), ...sales].filter((each) => each.seat === seat);
  if (sale !== undefined) return { kind: 'sale', item: sale.item, price: sale.price };
  const [bid] = [...(asked?.type === 'patron' ? [asked] : []), ...bids].filter((each) => each.seat === seat);
  return bid === undefined ? null : { kind: 'patron', bid: bid.bid };
}

/** The types and classes in which this seat has or shares the majority now. */
export function leadsIn({ players }: EmporiumTable['view'], seat: Seat): ReadonlySet<MonsterType | HeroClass> {
  return new Set(majoritiesOf(players, playerAt({ players }, seat)));
}
