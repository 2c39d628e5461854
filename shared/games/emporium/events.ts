import type { Described, Seat } from '../../engine/index.ts';
import type { HeroId } from './heroes.ts';
import type { ItemId } from './items/index.ts';
import type { Tier } from './items/tiers.ts';
import type { MonsterId } from './monsters.ts';
import type { Choice, Ending } from './state.ts';

/** The breakdown of a fight, in strength: the hero's own, and every item it wore. */
export interface FightBreakdown {
  readonly base: number;
  readonly worn: readonly ItemId[];
  readonly strength: number;
  readonly needed: number;
}

/** A line of a seat's final score, in gold. */
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

/** All events. Money in gold. */
export type EmporiumEvent = Described<{
  'round-began': { readonly round: number; readonly marker: Seat };
  /** A choice or vote is sealed. Its content stays hidden. */
  'choice-sealed': { readonly seat: Seat };
  'choice-taken-back': { readonly seat: Seat };
  'vote-sealed': { readonly seat: Seat };
  'vote-taken-back': { readonly seat: Seat };
  /** All choices, in the order in which they are carried out. */
  'choices-revealed': { readonly choices: readonly { readonly seat: Seat; readonly choice: Choice }[] };
  'item-sold': {
    readonly seat: Seat;
    readonly item: ItemId;
    readonly hero: HeroId;
    readonly slot: number;
    readonly price: number;
    /** 1 if the item is of the hero's class, else 0. */
    readonly bonus: number;
  };
  /** No hero had an open slot: the card returns to the hand. */
  'sale-failed': { readonly seat: Seat; readonly item: ItemId; readonly price: number };
  'monster-beaten': {
    readonly seat: Seat;
    readonly bid: number;
    readonly hero: HeroId;
    readonly monster: MonsterId;
    readonly added: ItemId | null;
    readonly swappedIn: ItemId | null;
    readonly swappedOut: ItemId | null;
    readonly breakdown: FightBreakdown;
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
  /** `paidBy`: the seats that paid 2 gold each; empty under the stalemate ruling. */
  'hero-banished': { readonly hero: HeroId; readonly paidBy: readonly Seat[]; readonly stalemate: boolean };
  'marker-passed': { readonly to: Seat };
  'seat-scored': { readonly seat: Seat; readonly total: number; readonly breakdown: readonly ScoreLine[] };
  'match-ended': { readonly ending: Ending };
}>;

export type EventType = EmporiumEvent['type'];
