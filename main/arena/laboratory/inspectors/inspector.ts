import type { GameTypes, Seat } from '../../../../shared/engine/index.ts';
import type { Component } from '../messages.ts';

/** What the laboratory wants to know about a game beyond its contract. */
export interface Inspector<Types extends GameTypes> {
  /** The start player of a match that has just been set up. */
  startPlayer(state: Types['State']): Seat;
  /** Number of rounds (months) played in a finished match. */
  rounds(state: Types['State']): number;
  /** What the seat had in a finished match and another might have had; none for a game without components. */
  components(state: Types['State'], seat: Seat): readonly Component[];
}
