import type { GameTypes, Seat } from '../../../shared/engine/index.ts';

/** A move with the states before and after it, and its events. */
export interface Seen<Types extends GameTypes> {
  readonly before: Types['State'];
  readonly after: Types['State'];
  readonly seat: Seat;
  readonly move: Types['Move'];
  readonly events: readonly Types['Event'][];
  /** True if the seat had practically lost before it; see `lostBelow`. */
  readonly isLost: boolean;
}

/** Adds to a seat's count of a fact, by default 1. */
export type Count<Fact extends string> = (seat: Seat, fact: Fact, by?: number) => void;

/** Counts habits in one game. */
export interface Watcher<Types extends GameTypes, Fact extends string = string> {
  readonly facts: readonly Fact[];
  /** Called for every move of a match. */
  see(seen: Seen<Types>, count: Count<Fact>): void;
  /** Called at the end of a match. */
  ended(state: Types['State'], count: Count<Fact>): void;
}
