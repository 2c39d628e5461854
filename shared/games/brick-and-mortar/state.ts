import type { Described, RandomWords, Seat } from '../../engine/index.ts';
import type { EffectWindow } from './effects.ts';
import type { ItemCounts, ItemType } from './items.ts';
import type { MarketCardId } from './market-cards.ts';
import type { StepFacts } from './steps.ts';
import type { StoreId } from './stores/index.ts';

/** Where the phase marker stands; the draft comes before the first month and `over` after the last. */
export type Phase =
  | 'draft'
  | 'building'
  | 'advertisement'
  | 'supply'
  | 'sale'
  | 'inventory'
  | 'utilities'
  | 'investment'
  | 'over';

/** The side of a played market card that lies up: Supply brings items, Demand gives boxes. */
export type Face = 'supply' | 'demand';

/** A market card somebody has chosen to play, and how. */
export interface ChosenCard {
  readonly card: MarketCardId;
  readonly face: Face;
}

/** A store in somebody's building. */
export interface OpenStore {
  readonly id: StoreId;
  /** Items of each type the store holds, by shelf, the top shelf first. Types it does not hold are absent. */
  readonly shelves: Partial<Record<ItemType, number[]>>;
  /** Items of each type sold from it this Sale Phase. */
  readonly sold: ItemCounts;
  /** Items on its top shelves that were transferred this Sale Phase and may not move again. Ruling 53. */
  readonly transferred: ItemCounts;
  /** Free private demand boxes of a Fulfillment Center; null for every other store and outside the Sale Phase. */
  boxes: ItemCounts | null;
  /** Has a favour that works once a Supply Phase been used? */
  favourUsed: boolean;
}

/** Everything in front of one player and behind their screen. */
export interface PlayerState {
  points: number;
  money: number;
  debt: number;
  /** Open stores, slot 1 first. */
  building: OpenStore[];
  storeHand: StoreId[];
  marketHand: MarketCardId[];
  /** Draft: the packet being looked at, and the card kept from it, sealed until all have kept one. */
  packet: StoreId[];
  kept: StoreId | null;
  /** Advertisement: cards chosen so far, whether the choice is complete, and whether the redraw is used. */
  chosenCards: ChosenCard[];
  ready: boolean;
  redrawn: boolean;
  /** Cards were redrawn after choosing, so the choice stands: nothing is taken back, and no third card follows. */
  locked: boolean;
  /** The dial, sealed until all who bid have set theirs. The quantity is used in the Sale Phase only. */
  bidQuantity: number | null;
  bidPrice: number | null;
  /** The month's store action: not yet taken, a store bought, or passed. */
  storeAction: 'open' | 'bought' | 'passed';
  /** A store bought and not yet opened. It leaves the game if its owner manages without opening it. Ruling 17. */
  bought: StoreId | null;
  /** Surplus of the type now being sold, set aside until all have sold it. */
  surplus: number;
  /** Items of each type sold this Sale Phase, from any store. */
  sold: ItemCounts;
  /** One entry a month that has ended. */
  pointsByMonth: number[];
  moneyByMonth: number[];
}

/** A dial as it lies open after the reveal. Quantity null in the Supply Phase. */
export interface RevealedBid {
  readonly seat: Seat;
  readonly price: number;
  readonly quantity: number | null;
}

/** What the players may be asked, with the facts of each question. They hold nothing secret. */
export interface QuestionFacts {
  /** All at once: keep one store of the packet. */
  draft: object;
  /** Choose a starting store. */
  'starting-store': { readonly seat: Seat };
  /** Take the month's store action. */
  'store-action': { readonly seat: Seat };
  /** An auction runs: `seat` raises or drops out; `standing` are still in, the leader among them. */
  auction: {
    readonly store: StoreId;
    readonly starter: Seat;
    readonly offer: number;
    readonly leader: Seat;
    readonly standing: readonly Seat[];
    readonly seat: Seat;
  };
  /** Pay for a store just won in an auction: how many debt tokens? `price` is the offer after discounts. */
  'store-payment': { readonly seat: Seat; readonly store: StoreId; readonly offer: number; readonly price: number };
  /** Close stores, open the bought one, then be done. */
  manage: { readonly seat: Seat };
  /** All at once: choose market cards to play. */
  advertise: object;
  /** The Advertisement Agency: look at a pile (null until one is named), then add up to `left` cards. */
  agency: { readonly seat: Seat; readonly store: StoreId; readonly pile: Face | null; readonly left: number };
  /** A window in which the seat may use modifiers, each store once (`used`); item: the type just stocked or sold. */
  window: {
    readonly seat: Seat;
    readonly window: EffectWindow;
    readonly item: ItemType | null;
    readonly used: readonly StoreId[];
  };
  /** All who can stock the type (`seats`, in turn order) at once: set the dial. */
  'stock-bid': { readonly item: ItemType; readonly seats: readonly Seat[] };
  /** Compose an order (a store for each item, in the order they were taken), then pay for it. */
  stock: { readonly seat: Seat; readonly item: ItemType; readonly price: number; readonly order: readonly StoreId[] };
  /** All who can sell the type (`seats`, in turn order) at once: set both dials, the quantity first. */
  'sale-bid': { readonly item: ItemType; readonly seats: readonly Seat[] };
  /** Deliver items. `remaining` of the bid quantity is still to deliver; null: any number may be sold. */
  sell: {
    readonly seat: Seat;
    readonly item: ItemType;
    readonly price: number;
    readonly remaining: number | null;
  };
  /** A Distributor sold items: for how many (0 … most) are points taken instead of money? */
  'points-instead': {
    readonly seat: Seat;
    readonly store: StoreId;
    readonly item: ItemType;
    readonly most: number;
    /** Dollars given up for each item that pays points. */
    readonly income: number;
  };
  /** `count` items more of the type are surplus: pick which, or rescue them. */
  surplus: { readonly seat: Seat; readonly item: ItemType; readonly count: number };
  /** Buy or sell points, or neither. `purchases` made so far this turn. */
  invest: { readonly seat: Seat; readonly purchases: number; readonly rebateUsed: boolean };
}

/** What the players are asked now. */
export type Question = Described<QuestionFacts>;
export type QuestionType = keyof QuestionFacts;

/** A step of the agenda. */
export type Step = Described<StepFacts>;

/** A whole match of Brick & Mortar. Plain JSON, changed in place by the rules alone. */
export interface BrickState {
  random: RandomWords;
  seatCount: number;
  firstGame: boolean;
  phase: Phase;
  /** From 0, January. */
  month: number;
  finalMonth: number;
  /** Points that end the game; null once somebody has reached them. */
  investmentMarker: number | null;
  /** Seats in turn order, first to last. */
  turnOrder: Seat[];
  /** Starting stores nobody has chosen yet. */
  startingStores: StoreId[];
  /** The last card is the top one. The on-deck store is not among them. */
  storeDeck: StoreId[];
  onDeck: StoreId | null;
  /** Stores for sale, the oldest first. */
  publicRow: StoreId[];
  /** Was a public store bought this month? */
  publicStoreBought: boolean;
  /** Stores discarded face up, and those left over from the draft. */
  storeDiscards: StoreId[];
  storesAside: StoreId[];
  /** The last card is the top one. */
  marketDeck: MarketCardId[];
  /** Market cards discarded after play, and those discarded from a hand, face down. */
  marketDiscards: MarketCardId[];
  marketAside: MarketCardId[];
  supplyPile: MarketCardId[];
  /** Demand cards face down, and who has looked at them with the Advertisement Agency. */
  demandPile: MarketCardId[];
  demandSeenBy: Seat | null;
  /** Demand cards turned up in the Sale Phase, and the boxes on them that are still free. */
  demandCards: MarketCardId[];
  demandBoxes: ItemCounts;
  /** Items in the loading docks. */
  market: ItemCounts;
  /** The type being stocked or sold; null between types. */
  item: ItemType | null;
  /** The dials of that type as they were revealed, first to act first; empty without competition. */
  revealedBids: RevealedBid[];
  players: PlayerState[];
  agenda: Step[];
  question: Question | null;
}
