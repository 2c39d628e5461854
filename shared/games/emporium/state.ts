import type { Described, RandomWords, Seat } from '../../engine/index.ts';
import type { HeroId } from './heroes.ts';
import type { ItemId } from './items/index.ts';
import type { Tier } from './items/tiers.ts';
import type { MonsterId } from './monsters.ts';
import type { StepFacts } from './steps.ts';

/** What was settled before the match. Rules, "Options". */
export interface Settled {
  /** Is a vote on banishing held every round, or only when somebody asked for one? Ruling 20. */
  readonly votes: 'when-asked' | 'every-round';
}

/** What somebody does this round, chosen behind the screen. */
export type Choice =
  | { readonly kind: 'sale'; readonly item: ItemId; readonly price: number }
  | { readonly kind: 'patron'; readonly bid: number }
  /** Neither a card nor gold. Ruling 14. */
  | { readonly kind: 'pass' };

/** Everything in front of one player and behind their screen. */
export interface PlayerState {
  gold: number;
  /** Cards in the hand; one that is chosen for a sale stays among them until it is placed. Ruling 26. */
  hand: ItemId[];
  /** Those cards of the hand that everybody has seen: turned over for a sale, or taken off a hero. Ruling 25. */
  shown: ItemId[];
  /** This round's choice, sealed until all have chosen; null before. */
  choice: Choice | null;
  /** Heroes marked for banishing, sealed until all have voted; null before. */
  marked: HeroId[] | null;
  /** Heroes sent to victory, and monsters beaten. */
  heroes: HeroId[];
  monsters: MonsterId[];
  /** Gold after each round that has ended, for the scoring chart. */
  goldByRound: number[];
}

/** A hero in the row and what it wears: an item or null for each of its slots, in the order printed. */
export interface HeroInRow {
  readonly hero: HeroId;
  readonly worn: (ItemId | null)[];
}

/** A choice after the reveal, whose turn is still to come. */
export interface RevealedSale {
  readonly seat: Seat;
  readonly item: ItemId;
  readonly price: number;
}
export interface RevealedBid {
  readonly seat: Seat;
  readonly bid: number;
}

/** The parts of a round. */
export type Phase = 'choosing' | 'sales' | 'patrons' | 'restocking' | 'banishing' | 'over';

/** What the players may be asked, with the facts of each question. They hold nothing secret. */
export interface QuestionFacts {
  /** All at once, in secret: sell an item, or bid as a patron. */
  choose: object;
  /** The item being sold fits more than one hero: which? */
  place: RevealedSale;
  /** Send a hero to a monster, or withdraw. */
  patron: RevealedBid;
  /** Draw, upgrade, or nothing. */
  restock: { readonly seat: Seat };
  /** One card was upgraded: a second of the same tier, for `fee` gold? */
  'upgrade-again': { readonly seat: Seat; readonly tier: Tier; readonly fee: number };
  /** New monsters have come: for all to see, shall a vote be held? Ruling 20. */
  'call-vote': { readonly seat: Seat };
  /** All at once, in secret: mark heroes to banish. */
  vote: object;
}

export type Question = Described<QuestionFacts>;
export type QuestionType = keyof QuestionFacts;

/** A step of the agenda. */
export type Step = Described<StepFacts>;

/** The ways a match can end: whichever row could not be filled. */
export type Ending = 'monsters' | 'heroes';

/** A match of Emporium: plain JSON, changed in place by `play` alone. */
export interface EmporiumState {
  random: RandomWords;
  seatCount: number;
  settled: Settled;
  /** Counted from 1. */
  round: number;
  phase: Phase;
  /** Who holds the first player marker. */
  marker: Seat;
  /** Heroes and monsters to be seen; fewer while a round lasts, for none comes before restocking is over. Ruling 13. */
  heroRow: HeroInRow[];
  monsterRow: MonsterId[];
  /** The next one last. */
  heroDeck: HeroId[];
  monsterDeck: MonsterId[];
  /** Cards of each level that are not in this match, unseen. */
  heroesAside: HeroId[];
  monstersAside: MonsterId[];
  /** Heroes that were banished, open. */
  banished: HeroId[];
  /** Item cards of each tier face down, the next one last, and those discarded, open. */
  decks: Record<Tier, ItemId[]>;
  discards: Record<Tier, ItemId[]>;
  /** Sales and bids of this round that are still to come, the next one first. */
  sales: RevealedSale[];
  bids: RevealedBid[];
  /** Who asked for a vote this round; null where nobody did. */
  voteAskedBy: Seat | null;
  /** Did this round see a sale placed, a monster beaten or a hero banished? Ruling 21. */
  eventful: boolean;
  /** Rounds in a row that saw none of these. */
  blankRounds: number;
  players: PlayerState[];
  ending: Ending | null;
  agenda: Step[];
  question: Question | null;
}
