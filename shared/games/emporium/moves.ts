import type { Described } from '../../engine/index.ts';
import type { HeroId } from './heroes.ts';
import type { ItemId } from './items/index.ts';
import type { MonsterId } from './monsters.ts';

/** All moves with their facts. */
export type EmporiumMove = Described<{
  /** Behind the screen: an item and its price, 1 to its tier's cap. */
  sell: { readonly item: ItemId; readonly price: number };
  /** Behind the screen: a bid to send a hero, 1 to 8 gold. */
  bid: { readonly gold: number };
  /** Reopens a sealed choice or vote. */
  'take-back': object;
  /** Places the sold item on this hero. */
  place: { readonly hero: HeroId };
  /**
   * Sends a hero whose strength suffices to a monster.
   * At most one card from the hand is added, and at most one replaces a worn card (both null, or neither). Ruling 10.
   */
  send: {
    readonly hero: HeroId;
    readonly monster: MonsterId;
    readonly added: ItemId | null;
    readonly swappedIn: ItemId | null;
    readonly swappedOut: ItemId | null;
  };
  /** Takes the bid back. Ruling 9. */
  withdraw: object;
  /** Restocking: draws leather up to a hand of four. */
  draw: object;
  /** Restocking: exchanges this card for one of the next tier. */
  upgrade: { readonly item: ItemId };
  /** Restocking: nothing, or nothing more. */
  'done-restocking': object;
  /** Asks for a vote on the heroes, if the option is 'when-asked'. Ruling 20. */
  'ask-for-vote': object;
  /** Declines to ask for a vote, after the monsters were replaced. */
  'no-vote': object;
  /** The heroes marked for banishing, in row order, then nulls. Ruling 20. */
  vote: { readonly first: HeroId | null; readonly second: HeroId | null; readonly third: HeroId | null };
}>;

export type MoveType = EmporiumMove['type'];
