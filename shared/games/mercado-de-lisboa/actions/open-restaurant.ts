import { interned, playerAt, type Seat, takeFrom } from '../../../engine/index.ts';
import type { MercadoEvent } from '../events.ts';
import { isFree } from '../lines.ts';
import { type Space, spaceCount } from '../market.ts';
import type { MercadoMove } from '../moves.ts';
import type { MercadoState } from '../state.ts';
import { type Restaurant, restaurants } from '../tiles.ts';
import { takeGrey } from './take-grey.ts';
import { noteIncome } from './tally.ts';

/** The only income of opening a restaurant, in coins. Ruling 5. */
export const coinsForRestaurant = 1;

const movesOf = interned((restaurant: Restaurant): readonly MercadoMove[] =>
  Array.from({ length: spaceCount }, (_, space) => ({ type: 'open-restaurant', restaurant, space })),
);

/** Adds a move for every kind of restaurant the player has and every free space. */
export function addRestaurantMoves(state: MercadoState, seat: Seat, moves: MercadoMove[]): void {
  const held = playerAt(state, seat).restaurants;
  if (held.length === 0) return;
  for (const restaurant of restaurants) {
    if (!held.includes(restaurant)) continue;
    const to = movesOf(restaurant);
    for (let space = 0; space < spaceCount; space++) {
      const move = to[space];
      if (move !== undefined && isFree(state, space)) moves.push(move);
    }
  }
}

/** Opens a restaurant, which improves every adjacent stand of its goods. Rules, "Open a restaurant". */
export function openRestaurant(
  state: MercadoState,
  seat: Seat,
  restaurant: Restaurant,
  space: Space,
  events: MercadoEvent[],
): void {
  const player = playerAt(state, seat);
  takeFrom(player.restaurants, restaurant);
  state.open[space] = restaurant;
  player.money += coinsForRestaurant;
  events.push({ type: 'restaurant-opened', seat, restaurant, space, coins: coinsForRestaurant });
  takeGrey(state, seat, space, events);
  noteIncome(state, [], coinsForRestaurant);
}
