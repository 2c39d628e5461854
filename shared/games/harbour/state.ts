import type { Described, RandomWords, Seat } from '../../engine/index.ts';
import type { BuildingSymbol } from './actions.ts';
import type { BoardId, CharacterId } from './boards.ts';
import type { BuildingId } from './buildings/index.ts';
import type { Good, GoodCounts } from './goods.ts';
import type { Owner, Place } from './places.ts';
import type { GainCause, StepFacts } from './steps.ts';

/** What was settled before the match. Rules, "Options" and "Playing alone". */
export interface Settled {
  /** The Wharfs for all, characters of the box, or characters with the promotional ones. */
  readonly boards: 'wharfs' | 'characters' | 'all-characters';
  /** Three goods of one's choice, or one of each. */
  readonly goods: 'choose' | 'one-each';
  readonly bonusCards: boolean;
  readonly inlandTraders: boolean;
  /** How somebody plays alone; null with several players. */
  readonly alone: 'twenty-turns' | 'practice-opponent' | null;
}

/** Everything in front of one player. */
export interface PlayerState {
  /** Boards dealt, until one is kept. */
  dealt: CharacterId[];
  /** The board in use; null until it is chosen. */
  board: BoardId | null;
  goods: GoodCounts;
  /** Building cards owned, in the order in which they came. */
  buildings: BuildingId[];
  /** The one of them that came free: worth no points, and not one of the four. Ruling 16. */
  freeBuilding: BuildingId | null;
  /** Cards looked at with the free building: both while choosing, then the one put back under the deck. */
  looked: BuildingId[];
  /** Where the pawn stands; null before the first turn. */
  pawn: Place | null;
  /** The bonus card: a point for each such symbol at the end. */
  bonus: BuildingSymbol | null;
  /** Points of the buildings bought, after each round that has ended. For the scoring chart. */
  pointsByRound: number[];
}

/** The opponent made of cards for somebody who plays alone. Rules, "The practice opponent". */
export interface PracticeOpponent {
  buildings: BuildingId[];
  pawn: BuildingId | null;
  /** Dollars gathered. */
  cargo: number;
}

/** The turn that is being played. */
export interface Turn {
  readonly seat: Seat;
  /** A turn given by a building; it gives no other. */
  readonly extra: boolean;
  /** The building entered, and whose it was at that moment; null before the pawn has moved. */
  place: Place | null;
  owner: Owner | null;
  /** Has the board's once-a-turn ability been used? */
  alchemyUsed: boolean;
  /** Has this turn's action already brought the extra good of `extra-gain`? Ruling 29. */
  extraGained: boolean;
  /** Did the action of the own starting building really bring goods? Ruling 18. */
  broughtGoods: boolean;
  /** The building to which the pawn returns when an extra turn ends. Ruling 20. */
  readonly returnsTo: Place | null;
}

/** What a buy action allows, with everything counted that the buyer owned when it began. */
export interface BuyTerms {
  /** Dollars off the price: coins owned and the discount of the action. */
  readonly discount: number;
  /** Every shipping minimum is lower by so many, never below 1. */
  readonly lowerEach: number;
  /** So many single lowerings by 1 more, on one type or several. Ruling 27. */
  readonly lowerOne: number;
}

/** A purchase as far as it is settled. Nothing has left the stock yet but the goods of the inland traders. */
export interface Purchase {
  readonly terms: BuyTerms;
  /** The types to ship, in the order in which they were named. */
  readonly shipped: readonly Good[];
  /** Have the inland traders been used? */
  readonly traded: boolean;
}

/** What the players may be asked, with the facts of each question. They hold nothing secret. */
export interface QuestionFacts {
  'keep-character': { readonly seat: Seat };
  /** Take one of the cards looked at. */
  'free-building': { readonly seat: Seat };
  'starting-goods': { readonly seat: Seat; readonly left: number };
  /** Where does the pawn go? */
  'move-pawn': { readonly seat: Seat };
  /** One good of the toll; `left` with this one. */
  toll: { readonly seat: Seat; readonly owner: Owner; readonly left: number };
  /** A starting building: gain, buy, or copy another building. `place` is the starting building whose action it is. */
  'choose-way': { readonly seat: Seat; readonly place: Place };
  /** An action with a purchase and something else: which comes first? */
  'choose-part': { readonly seat: Seat; readonly place: Place };
  /** One good of one's choice out of `among`; `left` with this one. */
  gain: {
    readonly seat: Seat;
    readonly cause: GainCause;
    readonly left: number;
    readonly different: boolean;
    readonly among: readonly Good[];
  };
  /** Give one good of one's own choice. */
  give: { readonly seat: Seat; readonly to: Seat };
  /** Take one good of one's choice from somebody; `left` with this one. */
  take: { readonly seat: Seat; readonly from: Seat; readonly cause: 'tax' | 'after-visit'; readonly left: number };
  /** Take up to `most` goods of one type from one opponent, or none. */
  steal: { readonly seat: Seat; readonly most: number };
  /** Place the market markers, the dearest space first; `placed` are there already. */
  'set-market': { readonly seat: Seat; readonly placed: readonly Good[] };
  'swap-markers': { readonly seat: Seat };
  'raise-marker': { readonly seat: Seat };
  double: { readonly seat: Seat };
  'fill-up': { readonly seat: Seat; readonly to: number };
  /** Hand in one more good, or be done. */
  exchange: { readonly seat: Seat; readonly handed: number; readonly most: number; readonly bonus: number };
  /** Buy a building or decline: abilities before shipping, inland traders, goods to ship, then the building. */
  buy: {
    readonly seat: Seat;
    readonly purchase: Purchase;
    /** Abilities that act before shipping, once each. */
    readonly swapped: boolean;
    readonly cleared: boolean;
  };
  /** Which shipped good does a warehouse keep? `kept` are settled already; `left` with this one. */
  keep: {
    readonly seat: Seat;
    readonly purchase: Purchase;
    readonly building: BuildingId;
    readonly kept: readonly Good[];
    readonly left: number;
  };
  /** The action is over and the once-a-turn ability could still be used. */
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
  /** Counted from 1; 0 while the match is laid out. */
  round: number;
  /** The goods by their markers, the one on the dearest space first. Always four. */
  market: Good[];
  /** Cards face down, the next one last. */
  deck: BuildingId[];
  /** Cards put under the deck for all to see, in that order; they come after the deck and the card looked at. */
  under: BuildingId[];
  /** The centre from left to right. */
  centre: BuildingId[];
  players: PlayerState[];
  practice: PracticeOpponent | null;
  turn: Turn | null;
  /** Turns taken so far by all players, extra turns included. */
  turnsTaken: number;
  /** Who bought a fourth building first; null until somebody did. */
  endedBy: Owner | null;
  /** Turns still to come after that one; null before. */
  lastTurns: number | null;
  ending: Ending | null;
  agenda: Described<StepFacts>[];
  question: Question | null;
}

/** The ways a match can end. `stalled`: the app's own guard where nobody buys. Ruling 35. */
export type Ending = 'fourth-building' | 'twenty-turns' | 'stalled';
