import type { Described, Seat } from '../../engine/index.ts';
import type { Roll } from './dice.ts';
import type { PawnValue } from './pawns.ts';
import type { ProductId, ShopType } from './products.ts';
import type { Ending, Offer } from './state.ts';
import type { DrawReason } from './steps.ts';
import type { SpaceId } from './street.ts';
import type { ThiefId } from './thieves.ts';

/** A line of a seat's final score, in points. */
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
  /** Half the value of the cards in the hand, rounded down. */
  hand: { readonly cards: number; readonly amount: number };
}>;

export type ShoppingStreetEvent = Described<{
  'round-began': { readonly round: number };
  'turn-began': { readonly seat: Seat };
  'cards-asked': { readonly seat: Seat; readonly types: readonly ShopType[] };
  /** A seat has answered. The cards stay hidden until all have answered. */
  'laying-sealed': { readonly seat: Seat };
  'laying-taken-back': { readonly seat: Seat };
  /** Clockwise from the asker; seats that offer nothing have no cards. */
  'offers-revealed': { readonly asker: Seat; readonly offers: readonly Offer[] };
  'proposal-made': {
    readonly seat: Seat;
    readonly owner: Seat;
    readonly wanted: ProductId;
    readonly bundle: readonly ProductId[];
  };
  /** `bundle`: the asker's cards, which return. */
  'proposal-declined': {
    readonly seat: Seat;
    readonly asker: Seat;
    readonly bundle: readonly ProductId[];
    readonly proposalsLeft: number;
  };
  'cards-exchanged': {
    readonly seat: Seat;
    readonly owner: Seat;
    readonly wanted: ProductId;
    readonly bundle: readonly ProductId[];
    /** The offered cards that return to their owners. */
    readonly returned: readonly Offer[];
  };
  /** No exchange this turn: no cards were offered, the last proposal was refused, or the asker gave up. */
  'exchange-dropped': {
    readonly seat: Seat;
    readonly why: 'no-offers' | 'refused' | 'given-up';
    readonly returned: readonly Offer[];
  };
  'display-bought': { readonly seat: Seat; readonly card: ProductId; readonly discarded: readonly ProductId[] };
  'shop-opened': {
    readonly seat: Seat;
    readonly space: SpaceId;
    readonly shopType: ShopType;
    readonly pawn: PawnValue;
    readonly cards: readonly ProductId[];
    /** In points. */
    readonly worth: number;
    /** Number of open shops, including this one. */
    readonly open: number;
  };
  'shop-improved': {
    readonly seat: Seat;
    readonly space: SpaceId;
    readonly shopType: ShopType;
    readonly card: ProductId;
    readonly pawn: PawnValue;
    /** Its cards before, and its points with the new one. */
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
  /** Neither the deck nor the discards have a card left. Ruling 17. */
  'draw-skipped': { readonly seat: Seat; readonly why: DrawReason; readonly count: number };
  /** `drawer` is null if the thief turned up in the display. */
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
  'seat-scored': { readonly seat: Seat; readonly total: number; readonly breakdown: readonly ScoreLine[] };
  'match-ended': { readonly ending: Ending };
}>;

export type EventType = ShoppingStreetEvent['type'];
