import type { Described, Seat } from '../../engine/index.ts';
import type { CharacterId } from './boards.ts';
import type { BuildingId } from './buildings/index.ts';
import type { Good } from './goods.ts';
import type { Place } from './places.ts';

/** Every move a player can make, with its facts. Big choices are several small moves in a row. */
export type HarbourMove = Described<{
  'keep-character': { readonly character: CharacterId };
  /** Take one of the cards looked at; the other goes under the deck. */
  'take-building': { readonly building: BuildingId };
  /** One good of one's choice: at the start, or gained. */
  'take-good': { readonly good: Good };
  /** The same place as before is the ability to stay. */
  'move-pawn': { readonly to: Place };
  /** Pay one good, then turn goods of one type into as many of another. */
  alchemy: { readonly pay: Good; readonly from: Good; readonly into: Good };
  'end-turn': object;
  'pay-toll': { readonly good: Good };
  'choose-way': { readonly way: 'goods' | 'buy' };
  /** Carry out the action of a building on which another player's pawn stands. */
  copy: { readonly place: Place };
  /** Which part of the action comes first, by its place in the list of parts. */
  'begin-with': { readonly part: number };
  'give-good': { readonly good: Good };
  'take-from': { readonly good: Good };
  steal: { readonly from: Seat; readonly good: Good; readonly count: number };
  /** Steal nothing, buy nothing. */
  decline: object;
  'place-marker': { readonly good: Good };
  /** Swap the marker on a dearer space with its lower neighbour. */
  'swap-markers': { readonly upper: Good; readonly lower: Good };
  'raise-marker': { readonly good: Good };
  double: { readonly good: Good };
  'fill-up': { readonly good: Good };
  'hand-in': { readonly good: Good };
  /** No more goods are handed in. */
  done: object;
  /** The ability to swap one marker with another before shipping. */
  'swap-before-buying': { readonly with: Good };
  'clear-building': { readonly building: BuildingId };
  'inland-traders': object;
  /** Ship one more type. */
  ship: { readonly good: Good };
  /** Take this building for what has been shipped. */
  buy: { readonly building: BuildingId };
  /** A warehouse keeps one of this type. */
  keep: { readonly good: Good };
}>;

export type MoveType = HarbourMove['type'];
