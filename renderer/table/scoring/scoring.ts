import type { ReactNode } from 'react';
import { type Seat, seatsOf } from '../../../shared/engine/index.ts';
import type { SeatSettings, TableMessage } from '../../../shared/protocol/messages.ts';
import type { PlayerMark } from '../../design/index.ts';
import { markOfPlayer, nameOf } from '../../people/player-mark.ts';

/** A scored party: a player, or an opponent that the game itself plays. */
export interface ScoringColumn {
  readonly key: string;
  /** Null for an opponent that the game itself plays. */
  readonly seat: Seat | null;
  readonly name: string;
  readonly mark: PlayerMark | null;
  readonly total: number;
  readonly first: boolean;
}

/** A scoring term with its points by column. */
export interface ScoringRow {
  readonly key: string;
  readonly label: string;
  /** Null if a column does not have the term. */
  readonly values: readonly (number | null)[];
  /** What each value counts, drawn beside it. */
  readonly pictures?: readonly ReactNode[];
}

type Outcome = NonNullable<TableMessage['outcome']>;

/** The seats from first place to last. */
export function seatsByPlace({ places }: Pick<Outcome, 'places'>): readonly Seat[] {
  return seatsOf(places.length).toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
}

/** The players' columns from first place to last. */
export function columnsByPlace(outcome: Outcome, seats: readonly SeatSettings[]): readonly ScoringColumn[] {
  return seatsByPlace(outcome).map((seat) => ({
    key: String(seat),
    seat,
    name: nameOf(seats, seat),
    mark: markOfPlayer(seats, seat),
    total: outcome.scores[seat] ?? 0,
    first: outcome.places[seat] === 1,
  }));
}
