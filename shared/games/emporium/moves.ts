import type { Described } from '../../engine/index.ts';
import type { HeroId } from './heroes.ts';
import type { ItemId } from './items/index.ts';
import type { MonsterId } from './monsters.ts';

/** Every move a player can make, with its facts. */
export type EmporiumMove = Described<{
  /** Behind the screen: an item and its price, 1 to its tier's cap. */
  sell: { readonly item: ItemId; readonly price: number };
  /** Behind the screen: what is bid for sending a hero, 1 to 8. */
  bid: { readonly gold: number };
  /** A sealed choice, or a sealed vote, is opened again. */
  'take-back': object;
  /** The item that is being sold goes to this hero. */
  place: { readonly hero: HeroId };
  /**
   * A patron sends a hero whose strength suffices: at most one card of the hand is added, at most one takes the place of
   * one that the hero has (both null, or neither). Ruling 10.
   */
  send: {
    readonly hero: HeroId;
    readonly monster: MonsterId;
    readonly added: ItemId | null;
    readonly swappedIn: ItemId | null;
    readonly swappedOut: ItemId | null;
  };
  /** A patron takes the bid back. Ruling 9. */
  withdraw: object;
  /** Restocking: leather until the hand holds four. */
  draw: object;
  /** Restocking: this card for one of the next tier. */
  upgrade: { readonly item: ItemId };
  /** Restocking: nothing, or nothing more. */
  'done-restocking': object;
  /** Asks for a vote on the heroes, where votes are held only when somebody asks. Ruling 20. */
  'ask-for-vote': object;
  /** Does not ask for one, now that the monsters are replaced. */
  'no-vote': object;
  /** Heroes marked for banishing, in the order of the row; null beyond those marked. Ruling 20. */
  vote: { readonly first: HeroId | null; readonly second: HeroId | null; readonly third: HeroId | null };
}>;

export type MoveType = EmporiumMove['type'];
