import { playerAt, type Seat } from '../../../shared/engine/index.ts';
import type { ShoppingStreetTypes } from '../../../shared/games/shopping-street/index.ts';
import { lawfulSpaces } from '../../../shared/games/shopping-street/placement.ts';
import { type ProductId, product, type ShopType, shopTypes } from '../../../shared/games/shopping-street/products.ts';
import { cardsToOpen } from '../../../shared/games/shopping-street/shops.ts';
import type { ShoppingStreetState } from '../../../shared/games/shopping-street/state.ts';
import type { Watcher } from './watcher.ts';

const facts = [
  'discards from a hand with a set, in open positions',
  'sets broken by them, in open positions',
  'discards from a hand with a set, in lost positions',
  'sets broken by them, in lost positions',
] as const;

/** The types for which a hand holds a complete set and a shop may open. */
function setsOf(state: ShoppingStreetState, seat: Seat): readonly ShopType[] {
  const { hand, discarding, pawns } = playerAt(state, seat);
  if (pawns.length === 0) return [];
  const kept: readonly ProductId[] = hand.filter((card) => !discarding.includes(card));
  return shopTypes.filter((type) => {
    const groups = new Set(kept.map(product).flatMap((card) => (card.type === type ? [card.group] : [])));
    return groups.size >= cardsToOpen && lawfulSpaces(state, type).length > 0;
  });
}

/** Counts waste in Shopping Street: complete sets that the street has room for. */
export const watcher: Watcher<ShoppingStreetTypes, (typeof facts)[number]> = {
  facts,
  see({ before, seat, move, isLost }, count) {
    if (move.type !== 'discard') return;
    const sets = setsOf(before, seat);
    if (sets.length === 0) return;
    count(seat, `discards from a hand with a set, in ${isLost ? 'lost' : 'open'} positions`);
    const player = playerAt(before, seat);
    const discarding = [...player.discarding, move.card];
    const players = before.players.map((each) => (each === player ? { ...player, discarding } : each));
    if (setsOf({ ...before, players }, seat).length === sets.length) return;
    count(seat, `sets broken by them, in ${isLost ? 'lost' : 'open'} positions`);
  },
  ended() {},
};
