import type { ReactNode } from 'react';
import { type Seat, seatsOf } from '../../../shared/engine/index.ts';
import type { SeatSettings, TableMessage } from '../../../shared/protocol/messages.ts';
import type { PlayerMark } from '../../design/index.ts';
import { markOfPlayer, nameOf } from '../../people/player-mark.ts';

/** Somebody who is scored: a player, or an opponent that the game itself plays. */
export interface ScoringColumn {
  readonly key: string;
  /** Null for who has none: an opponent that the game itself plays. */
  readonly seat: Seat | null;
  readonly name: string;
  readonly mark: PlayerMark | null;
  readonly total: number;
  readonly first: boolean;
}

/** A term of the final scoring with what it brought to each column, in points. */
export interface ScoringRow {
  readonly key: string;
  readonly label: string;
  /** Null where a column has no such thing. */
  readonly values: readonly (number | null)[];
  /** What each value counts, drawn beside it. */
  readonly pictures?: readonly ReactNode[];
}

/** Something worth telling of a match, in a sentence, and the award that hangs on the wall for it. */
export interface MomentWords {
  readonly award: string;
  readonly text: string;
}

/** The same with what it is for, drawn with the game's own pieces. */
export interface MatchMoment extends MomentWords {
  readonly picture: ReactNode;
}

type Outcome = NonNullable<TableMessage['outcome']>;

/** The seats from first place to last. */
export function seatsByPlace({ places }: Pick<Outcome, 'places'>): readonly Seat[] {
  return seatsOf(places.length).toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
}

/** The columns of the players, from first place to last. */
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
