import type { AnyEvent } from '../../shared/engine/index.ts';
import type { SeatSettings } from '../../shared/protocol/messages.ts';

/** What the client must know of a game to find what is new. */
export interface GameFacts {
  /** Whether this event reveals something to everyone at once. */
  isReveal(event: AnyEvent): boolean;
  /** Whether playback has something to show of this event. */
  isNews(event: AnyEvent, seats: readonly SeatSettings[]): boolean;
}

/** Where the UIs of games come from. */
export interface Rooms {
  /** The facts of a game; undefined if its UI is not loaded or the game is unknown. */
  gameUiOf(game: string): GameFacts | undefined;
  /** Loads the UI of a game, if UIs load on demand. Resolves undefined for an unknown game. */
  fetchGameUi?(game: string): Promise<GameFacts | undefined>;
}
