import type { AnyEvent } from '../../shared/engine/index.ts';
import type { SeatSettings } from '../../shared/protocol/messages.ts';

/** What the client needs to know of a game to tell its page what is new. */
export interface GameFacts {
  /** Does this event turn something over for all at once? */
  isReveal(event: AnyEvent): boolean;
  /** Is there anything to tell of this event? */
  isNews(event: AnyEvent, seats: readonly SeatSettings[]): boolean;
}

/** Where the rooms of games come from. */
export interface Rooms {
  /** What is known of a game, or undefined for one that has not been fetched, or that this page does not know. */
  roomOf(game: string): GameFacts | undefined;
  /** Fetches the room of a game, where rooms are fetched; undefined for one that this page does not know. */
  openRoom?(game: string): Promise<GameFacts | undefined>;
}
