import type { Described, RandomWords, Seat } from '../../engine/index.ts';
import type { BuildingSymbol } from './actions.ts';
import type { BoardId, CharacterId } from './boards.ts';
import type { BuildingId } from './buildings/index.ts';
import type { Good, GoodCounts } from './goods.ts';
import type { Owner, Place } from './places.ts';
import type { GainCause, StepFacts } from './steps.ts';

/** The options of a match. Rules, "Options" and "Playing alone". */
export interface Settled {
  /** The Wharfs for all, characters of the base game, or characters including the promotional ones. */
  readonly boards: 'wharfs' | 'characters' | 'all-characters';
  /** Three goods of the player's choice, or one of each. */
  readonly goods: 'choose' | 'one-each';
  readonly bonusCards: boolean;
  readonly inlandTraders: boolean;
  /** The solo variant; null with several players. */
  readonly alone: 'twenty-turns' | 'practice-opponent' | null;
}

/** Everything in front of one player. */
export interface PlayerState {
  /** The boards dealt, until one is kept. */
  dealt: CharacterId[];
  /** The board in use; null until chosen. */
  board: BoardId | null;
  goods: GoodCounts;
  /** Building cards in order of acquisition. */
  buildings: BuildingId[];
  /** The free building, or null: worth no points, and not one of the four. Ruling 16. */
  freeBuilding: BuildingId | null;
  /** Cards looked at with the free building: both while choosing, then the one put under the deck. */
  looked: BuildingId[];
  /** The pawn's place; null before the first turn. */
  pawn: Place | null;
  /** The bonus card: a point for each such symbol at the end. */
  bonus: BuildingSymbol | null;
  /** Points of the bought buildings after each finished round, for the score chart. */
  pointsByRound: number[];
}

/** The automated opponent of a solo player. Rules, "The practice opponent". */
export interface PracticeOpponent {
  buildings: BuildingId[];
  pawn: BuildingId | null;
  /** Dollars collected. */
  cargo: number;
}

/** The current turn. */
export interface Turn {
  readonly seat: Seat;
  /** Whether a building gave this turn; such a turn gives no other. */
  readonly extra: boolean;
  /** The building entered, and its owner at that moment; null before the pawn has moved. */
  place: Place | null;
  owner: Owner | null;
  /** Whether the board's once-a-turn ability has been used. */
  alchemyUsed: boolean;
  /** Whether this turn's action has already brought the extra good of `extra-gain`. Ruling 29. */
  extraGained: boolean;
  /** Whether the action of the own starting building actually brought goods. Ruling 18. */
  broughtGoods: boolean;
  /** The building to which the pawn returns after an extra turn. Ruling 20. */
  readonly returnsTo: Place | null;
}

/** The terms of a buy action, by what the buyer owned when it began. */
export interface BuyTerms {
  /** Dollars off the price: coins owned plus the action's discount. */
  readonly discount: number;
  /** Reduction of every shipping minimum, never below 1. */
  readonly lowerEach: number;
  /** Number of additional single lowerings by 1, on one type or several. Ruling 27. */
  readonly lowerOne: number;
}

/** A purchase in progress. Only the goods for the inland traders have left the stock. */
export interface Purchase {
  readonly terms: BuyTerms;
  /** The types to ship, in the order of selection. */
  readonly shipped: readonly Good[];
  /** Whether the inland traders have been used. */
  readonly traded: boolean;
}

/** The questions to players, with their facts. They hold nothing secret. */
export interface QuestionFacts {
  'keep-character': { readonly seat: Seat };
  /** Take one of the cards looked at. */
  'free-building': { readonly seat: Seat };
  'starting-goods': { readonly seat: Seat; readonly left: number };
  /** Where the pawn moves. */
  'move-pawn': { readonly seat: Seat };
  /** One good of the toll; `left` includes this one. */
  toll: { readonly seat: Seat; readonly owner: Owner; readonly left: number };
  /** A starting building: gain, buy, or copy another building. `place` is the building with the action. */
  'choose-way': { readonly seat: Seat; readonly place: Place };
  /** Which part of an action with a purchase comes first. */
  'choose-part': { readonly seat: Seat; readonly place: Place };
  /** One good of the player's choice from `among`; `left` includes this one. */
  gain: {
    readonly seat: Seat;
    readonly cause: GainCause;
    readonly left: number;
    readonly different: boolean;
    readonly among: readonly Good[];
  };
  /** Give one good of the giver's choice. */
  give: { readonly seat: Seat; readonly to: Seat };
  /** Take one good of the taker's choice from a player; `left` includes this one. */
  take: { readonly seat: Seat; readonly from: Seat; readonly cause: 'tax' | 'after-visit'; readonly left: number };
  /** Take up to `most` goods of one type from one opponent, or none. */
  steal: { readonly seat: Seat; readonly most: number };
  /** Place the market markers from the highest space; `placed` are already there. */
  'set-market': { readonly seat: Seat; readonly placed: readonly Good[] };
  'swap-markers': { readonly seat: Seat };
  'raise-marker': { readonly seat: Seat };
  double: { readonly seat: Seat };
  'fill-up': { readonly seat: Seat; readonly to: number };
  /** Hand in one more good, or stop. */
  exchange: { readonly seat: Seat; readonly handed: number; readonly most: number; readonly bonus: number };
  /** Buy a building or decline: abilities before shipping, inland traders, goods to ship, then the building. */
  buy: {
    readonly seat: Seat;
    readonly purchase: Purchase;
    /** Whether each ability before shipping has been used. */
    readonly swapped: boolean;
    readonly cleared: boolean;
  };
  /** Which shipped good a warehouse keeps. `kept` are chosen already; `left` includes this one. */
  keep: {
    readonly seat: Seat;
    readonly purchase: Purchase;
    readonly building: BuildingId;
    readonly kept: readonly Good[];
    readonly left: number;
  };
  /** The action is over, but the once-a-turn ability could still be used. */
  'end-turn': { readonly seat: Seat };
}

export type Question = Described<QuestionFacts>;
export type QuestionType = keyof QuestionFacts;

/** A match of Harbour: plain JSON, changed in place by `play` alone. */
export interface HarbourState {
  random: RandomWords;
  seatCount: number;
  settled: Settled;
  startPlayer: Seat;
  /** Counted from 1; 0 during setup. */
  round: number;
  /** The goods in the order of their markers, highest space first. Always four. */
  market: Good[];
  /** Face-down cards, the next one last. */
  deck: BuildingId[];
  /** Cards put publicly under the deck, in order. They come after the deck and the card looked at. */
  under: BuildingId[];
  /** The centre from left to right. */
  centre: BuildingId[];
  players: PlayerState[];
  practice: PracticeOpponent | null;
  turn: Turn | null;
  /** Turns taken so far by all players, including extra turns. */
  turnsTaken: number;
  /** The first to buy a fourth building, or null. */
  endedBy: Owner | null;
  /** Turns left after that one; null before. */
  lastTurns: number | null;
  ending: Ending | null;
  agenda: Described<StepFacts>[];
  question: Question | null;
}

/** How a match can end. `stalled`: the app's own limit, if no one buys. Ruling 35. */
export type Ending = 'fourth-building' | 'twenty-turns' | 'stalled';
