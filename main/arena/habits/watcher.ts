import type { GameTypes, Seat } from '../../../shared/engine/index.ts';

/** A choice as it was made: the state before it, and what happened. */
export interface Seen<Types extends GameTypes> {
  readonly before: Types['State'];
  readonly seat: Seat;
  readonly move: Types['Move'];
  readonly events: readonly Types['Event'][];
  /** Had the seat as good as lost before it? See `lostBelow`. */
  readonly isLost: boolean;
}

/** Adds so many, one unless it is said, to what is counted of a seat. */
export type Count<Fact extends string> = (seat: Seat, fact: Fact, by?: number) => void;

/** What is counted, of a game, to see how somebody plays it. */
export interface Watcher<Types extends GameTypes, Fact extends string = string> {
  readonly facts: readonly Fact[];
  /** Looks at every choice of a match. */
  see(seen: Seen<Types>, count: Count<Fact>): void;
  /** Looks at how the match ended. */
  ended(state: Types['State'], count: Count<Fact>): void;
}
