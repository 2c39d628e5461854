import type { Described, Seat } from '../../engine/index.ts';
import type { HeroId } from './heroes.ts';
import type { ItemId } from './items/index.ts';
import type { Tier } from './items/tiers.ts';
import type { MonsterId } from './monsters.ts';
import type { Choice, Ending } from './state.ts';

/** What decided a fight, in strength: the hero's own, and every card it wore. */
export interface FightReckoning {
  readonly base: number;
  readonly worn: readonly ItemId[];
  readonly strength: number;
  readonly needed: number;
}

/** A line of the final reckoning of a seat, in gold. */
export interface ScoreLine {
  readonly why:
    | 'gold'
    | 'monster-sets'
    | 'most-beasts'
    | 'most-undead'
    | 'most-fiends'
    | 'most-warriors'
    | 'most-rogues'
    | 'most-mages';
  readonly amount: number;
}

/** Everything that can happen, as facts. Money in gold. */
export type EmporiumEvent = Described<{
  'round-began': { readonly round: number; readonly marker: Seat };
  /** The choice, or the vote, is made; which one it is nobody is told. */
  'choice-sealed': { readonly seat: Seat };
  'choice-taken-back': { readonly seat: Seat };
  'vote-sealed': { readonly seat: Seat };
  'vote-taken-back': { readonly seat: Seat };
  /** All turned over, in the order in which they will be carried out. */
  'choices-revealed': { readonly choices: readonly { readonly seat: Seat; readonly choice: Choice }[] };
  'item-sold': {
    readonly seat: Seat;
    readonly item: ItemId;
    readonly hero: HeroId;
    readonly slot: number;
    readonly price: number;
    /** 1 where the item is of the hero's class, else 0. */
    readonly bonus: number;
  };
  /** No hero had a slot for it: the card goes back to the hand. */
  'sale-failed': { readonly seat: Seat; readonly item: ItemId; readonly price: number };
  'monster-beaten': {
    readonly seat: Seat;
    readonly bid: number;
    readonly hero: HeroId;
    readonly monster: MonsterId;
    readonly added: ItemId | null;
    readonly swappedIn: ItemId | null;
    readonly swappedOut: ItemId | null;
    readonly reckoning: FightReckoning;
    readonly gold: number;
  };
  'patron-withdrew': { readonly seat: Seat; readonly bid: number };
  'leather-drawn': { readonly seat: Seat; readonly count: number; readonly drawn: readonly ItemId[] | null };
  'item-upgraded': {
    readonly seat: Seat;
    readonly discarded: ItemId;
    readonly into: Tier;
    readonly paid: number;
    readonly drawn: ItemId | null;
  };
  'deck-reshuffled': { readonly tier: Tier };
  'vote-asked': { readonly seat: Seat };
  'monsters-came': { readonly monsters: readonly MonsterId[] };
  'heroes-came': { readonly heroes: readonly HeroId[] };
  'votes-revealed': { readonly votes: readonly { readonly seat: Seat; readonly marked: readonly HeroId[] }[] };
  /** Who paid for it, 2 gold each; nobody where the stalemate ruling did it. */
  'hero-banished': { readonly hero: HeroId; readonly paidBy: readonly Seat[]; readonly stalemate: boolean };
  'marker-passed': { readonly to: Seat };
  'seat-scored': { readonly seat: Seat; readonly total: number; readonly reckoning: readonly ScoreLine[] };
  'match-ended': { readonly ending: Ending };
}>;

export type EventType = EmporiumEvent['type'];
