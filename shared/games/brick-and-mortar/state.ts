import type { Described, RandomWords, Seat } from '../../engine/index.ts';
import type { EffectWindow } from './effects.ts';
import type { ItemCounts, ItemType } from './items.ts';
import type { MarketCardId } from './market-cards.ts';
import type { StepFacts } from './steps.ts';
import type { StoreId } from './stores/index.ts';

/** The current phase; the draft comes before the first month and `over` after the last. */
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

/** The face of a played market card: Supply adds items, Demand provides boxes. */
export type Face = 'supply' | 'demand';

/** A market card chosen to be played, and its face. */
export interface ChosenCard {
  readonly card: MarketCardId;
  readonly face: Face;
}

/** A store in a building. */
export interface OpenStore {
  readonly id: StoreId;
  /** Items of each type the store holds, by shelf, the top shelf first. Other types are absent. */
  readonly shelves: Partial<Record<ItemType, number[]>>;
  /** Items of each type sold from it this Sale Phase. */
  readonly sold: ItemCounts;
  /** Items on its top shelves that were transferred this Sale Phase and may not move again. Ruling 53. */
  readonly transferred: ItemCounts;
  /** Free private demand boxes of a Fulfillment Center; null for other stores and outside the Sale Phase. */
  boxes: ItemCounts | null;
  /** Whether its once-a-Supply-Phase favour has been used. */
  favourUsed: boolean;
}

/** Everything in front of a player and behind their screen. */
export interface PlayerState {
  points: number;
  money: number;
  debt: number;
  /** Open stores, slot 1 first. */
  building: OpenStore[];
  storeHand: StoreId[];
  marketHand: MarketCardId[];
  /** Draft: the current packet, and the card kept from it, sealed until all have kept one. */
  packet: StoreId[];
  kept: StoreId | null;
  /** Advertisement: cards chosen so far, whether the choice is complete, and whether the redraw is used. */
  chosenCards: ChosenCard[];
  ready: boolean;
  redrawn: boolean;
  /** Whether cards were redrawn after choosing: the choice is then final, without a third card. */
  locked: boolean;
  /** The dial, sealed until all bidders have set theirs. The quantity is used in the Sale Phase only. */
  bidQuantity: number | null;
  bidPrice: number | null;
  /** The month's store action. */
  storeAction: 'open' | 'bought' | 'passed';
  /** A bought store, not yet opened. It leaves the game if its owner manages without opening it. Ruling 17. */
  bought: StoreId | null;
  /** Surplus of the type now being sold, set aside until all have sold it. */
  surplus: number;
  /** Items of each type sold this Sale Phase, from any store. */
  sold: ItemCounts;
  /** One entry for each finished month. */
  pointsByMonth: number[];
  moneyByMonth: number[];
}

/** A revealed dial. Quantity null in the Supply Phase. */
export interface RevealedBid {
  readonly seat: Seat;
  readonly price: number;
  readonly quantity: number | null;
}

/** The questions to players, with their facts. They hold nothing secret. */
export interface QuestionFacts {
  /** Simultaneous: keep one store of the packet. */
  draft: object;
  /** Choose a starting store. */
  'starting-store': { readonly seat: Seat };
  /** Take the month's store action. */
  'store-action': { readonly seat: Seat };
  /** An auction: `seat` raises or drops out; `standing` are still in, including the leader. */
  auction: {
    readonly store: StoreId;
    readonly starter: Seat;
    readonly offer: number;
    readonly leader: Seat;
    readonly standing: readonly Seat[];
    readonly seat: Seat;
  };
  /** Choose the number of debt tokens to pay for a store won in an auction. `price` is the offer after discounts. */
  'store-payment': { readonly seat: Seat; readonly store: StoreId; readonly offer: number; readonly price: number };
  /** Close stores, open the bought one, then finish. */
  manage: { readonly seat: Seat };
  /** Simultaneous: choose market cards to play. */
  advertise: object;
  /** The Advertisement Agency: look at a pile (null until chosen), then add up to `left` cards. */
  agency: { readonly seat: Seat; readonly store: StoreId; readonly pile: Face | null; readonly left: number };
  /** A window in which the seat may use modifiers, each store once (`used`). item: the type just stocked or sold. */
  window: {
    readonly seat: Seat;
    readonly window: EffectWindow;
    readonly item: ItemType | null;
    readonly used: readonly StoreId[];
  };
  /** Simultaneous, for all who can stock the type (`seats`, in turn order): set the dial. */
  'stock-bid': { readonly item: ItemType; readonly seats: readonly Seat[] };
  /** Compose an order (a store for each item, in order of selection), then pay for it. */
  stock: { readonly seat: Seat; readonly item: ItemType; readonly price: number; readonly order: readonly StoreId[] };
  /** Simultaneous, for all who can sell the type (`seats`, in turn order): set both dials, the quantity first. */
  'sale-bid': { readonly item: ItemType; readonly seats: readonly Seat[] };
  /** Deliver items. `remaining` of the bid quantity must still be delivered; null: any number may be sold. */
  sell: {
    readonly seat: Seat;
    readonly item: ItemType;
    readonly price: number;
    readonly remaining: number | null;
  };
  /** A Distributor sold items: choose for how many (0 … most) to take points instead of money. */
  'points-instead': {
    readonly seat: Seat;
    readonly store: StoreId;
    readonly item: ItemType;
    readonly most: number;
    /** Dollars given up for each item that pays points. */
    readonly income: number;
  };
  /** `count` more items of the type are surplus: choose which, or rescue them. */
  surplus: { readonly seat: Seat; readonly item: ItemType; readonly count: number };
  /** Buy or sell points, or neither. `purchases`: number made this turn. */
  invest: { readonly seat: Seat; readonly purchases: number; readonly rebateUsed: boolean };
}

export type Question = Described<QuestionFacts>;
export type QuestionType = keyof QuestionFacts;

export type Step = Described<StepFacts>;

/** A match of Brick & Mortar: plain JSON, changed in place by the rules alone. */
export interface BrickState {
  random: RandomWords;
  seatCount: number;
  firstGame: boolean;
  /** True if all see all money; absent while it is hidden, as in matches older than this option. */
  openMoney?: true;
  phase: Phase;
  /** From 0, January. */
  month: number;
  finalMonth: number;
  /** Points that end the game; null once reached. */
  investmentMarker: number | null;
  /** Seats in turn order, first to last. */
  turnOrder: Seat[];
  /** Starting stores that no one has chosen yet. */
  startingStores: StoreId[];
  /** The last card is the top one. The on-deck store is not included. */
  storeDeck: StoreId[];
  onDeck: StoreId | null;
  /** Stores for sale, oldest first. */
  publicRow: StoreId[];
  /** Whether a public store was bought this month. */
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
  /** Face-down Demand cards, and the seat that looked at them with the Advertisement Agency. */
  demandPile: MarketCardId[];
  demandSeenBy: Seat | null;
  /** Demand cards revealed in the Sale Phase, and the boxes on them that are still free. */
  demandCards: MarketCardId[];
  demandBoxes: ItemCounts;
  /** Items in the loading docks. */
  market: ItemCounts;
  /** The type being stocked or sold; null between types. */
  item: ItemType | null;
  /** The revealed dials for that type, first to act first; empty without competition. */
  revealedBids: RevealedBid[];
  players: PlayerState[];
  agenda: Step[];
  question: Question | null;
}
