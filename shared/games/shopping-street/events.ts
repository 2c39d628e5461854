import type { Described, Seat } from '../../engine/index.ts';
import type { Roll } from './dice.ts';
import type { PawnValue } from './pawns.ts';
import type { ProductId, ShopType } from './products.ts';
import type { Ending, Offer } from './state.ts';
import type { DrawReason } from './steps.ts';
import type { SpaceId } from './street.ts';
import type { ThiefId } from './thieves.ts';

/** A line of the final reckoning of a seat, in points. */
export type ScoreLine = Described<{
  shop: {
    readonly space: SpaceId;
    readonly shopType: ShopType;
    /** The sum of the values of its cards. */
    readonly cards: number;
    readonly pawn: PawnValue;
    readonly amount: number;
  };
  'side-by-side': { readonly spaces: readonly SpaceId[]; readonly amount: number };
  'same-type': { readonly shopType: ShopType; readonly count: number; readonly amount: number };
  /** Half of what the cards in the hand are worth, rounded down. */
  hand: { readonly cards: number; readonly amount: number };
}>;

/** Everything that can happen, as facts. */
export type ShoppingStreetEvent = Described<{
  'round-began': { readonly round: number };
  'turn-began': { readonly seat: Seat };
  'cards-asked': { readonly seat: Seat; readonly types: readonly ShopType[] };
  /** What is laid out, if anything, nobody is told before all have answered. */
  'laying-sealed': { readonly seat: Seat };
  'laying-taken-back': { readonly seat: Seat };
  /** Clockwise from whoever asked; those who lay out nothing have no cards. */
  'offers-revealed': { readonly asker: Seat; readonly offers: readonly Offer[] };
  'proposal-made': {
    readonly seat: Seat;
    readonly owner: Seat;
    readonly wanted: ProductId;
    readonly bundle: readonly ProductId[];
  };
  'proposal-declined': { readonly seat: Seat; readonly asker: Seat; readonly proposalsLeft: number };
  'cards-exchanged': {
    readonly seat: Seat;
    readonly owner: Seat;
    readonly wanted: ProductId;
    readonly bundle: readonly ProductId[];
  };
  /** No exchange this turn: nobody laid out a card, the last proposal was refused, or whoever asked gave up. */
  'exchange-dropped': { readonly seat: Seat; readonly why: 'no-offers' | 'refused' | 'given-up' };
  'display-bought': { readonly seat: Seat; readonly card: ProductId; readonly discarded: readonly ProductId[] };
  'shop-opened': {
    readonly seat: Seat;
    readonly space: SpaceId;
    readonly shopType: ShopType;
    readonly pawn: PawnValue;
    readonly cards: readonly ProductId[];
    /** In points. */
    readonly worth: number;
    /** Shops on the street, this one included. */
    readonly open: number;
  };
  'shop-improved': {
    readonly seat: Seat;
    readonly space: SpaceId;
    readonly shopType: ShopType;
    readonly card: ProductId;
    readonly pawn: PawnValue;
    /** The cards it had, and its points with the new one. */
    readonly before: readonly ProductId[];
    readonly worth: number;
  };
  'dice-rolled': { readonly seat: Seat } & Roll;
  'cards-drawn': {
    readonly seat: Seat;
    readonly why: DrawReason;
    readonly count: number;
    readonly cards: readonly ProductId[] | null;
  };
  /** Neither the deck nor the discards hold a card any more. Ruling 17. */
  'draw-skipped': { readonly seat: Seat; readonly why: DrawReason; readonly count: number };
  /** Who drew it; nobody where it turned up in the display. */
  'thief-appeared': {
    readonly thief: ThiefId;
    readonly drawer: Seat | null;
    readonly count: number;
    readonly limit: number;
  };
  'discards-sealed': { readonly seat: Seat };
  'discards-taken-back': { readonly seat: Seat };
  'hands-robbed': { readonly robbed: readonly Offer[] };
  'deck-reshuffled': { readonly thieves: readonly ThiefId[] };
  'display-filled': { readonly cards: readonly ProductId[] };
  'display-cleared': { readonly cards: readonly ProductId[] };
  /** Enough shops are open: this round is the last. */
  'last-round': { readonly open: number };
  'seat-scored': { readonly seat: Seat; readonly total: number; readonly reckoning: readonly ScoreLine[] };
  'match-ended': { readonly ending: Ending };
}>;

export type EventType = ShoppingStreetEvent['type'];
