import type { Described, Seat } from '../../engine/index.ts';
import type { CharacterId } from './boards.ts';
import type { BuildingId } from './buildings/index.ts';
import type { Good } from './goods.ts';
import type { Place } from './places.ts';

/** All moves with their facts. Large choices are several small moves. */
export type HarbourMove = Described<{
  'keep-character': { readonly character: CharacterId };
  /** Takes one of the cards looked at; the other goes under the deck. */
  'take-building': { readonly building: BuildingId };
  /** One good of the player's choice: at the start, or gained. */
  'take-good': { readonly good: Good };
  /** Moving to the current place uses the ability to stay. */
  'move-pawn': { readonly to: Place };
  /** Pays one good, then turns goods of one type into as many of another. */
  alchemy: { readonly pay: Good; readonly from: Good; readonly into: Good };
  'end-turn': object;
  'pay-toll': { readonly good: Good };
  'choose-way': { readonly way: 'goods' | 'buy' };
  /** Carries out the action of a building with another player's pawn. */
  copy: { readonly place: Place };
  /** The part of the action that comes first, by its index. */
  'begin-with': { readonly part: number };
  'give-good': { readonly good: Good };
  'take-from': { readonly good: Good };
  steal: { readonly from: Seat; readonly good: Good; readonly count: number };
  /** Steals nothing, or buys nothing. */
  decline: object;
  'place-marker': { readonly good: Good };
  /** Swaps the marker on a higher space with its lower neighbour. */
  'swap-markers': { readonly upper: Good; readonly lower: Good };
  'raise-marker': { readonly good: Good };
  double: { readonly good: Good };
  'fill-up': { readonly good: Good };
  'hand-in': { readonly good: Good };
  /** Stops handing in goods. */
  done: object;
  /** The ability to swap two markers before shipping. */
  'swap-before-buying': { readonly with: Good };
  'clear-building': { readonly building: BuildingId };
  'inland-traders': object;
  /** Ships one more type. */
  ship: { readonly good: Good };
  /** Buys this building, paid by the shipment. */
  buy: { readonly building: BuildingId };
  /** Keeps one of this type with a warehouse. */
  keep: { readonly good: Good };
}>;

export type MoveType = HarbourMove['type'];
