import type { ComponentProps } from 'react';
import { type Seat, seatsOf } from '../../shared/engine/index.ts';
import type { SeatSettings } from '../../shared/protocol/messages.ts';
import { type GameRoom, markOfPlayer, nameOf, type ScoringBook, type ScoringRow } from '../table/index.ts';

/** What a game's ledger is told of a match that is over. */
export type LedgerProps = ComponentProps<GameRoom['Ledger']>;
export type Outcome = LedgerProps['outcome'];

type ChartOfBook = ComponentProps<typeof ScoringBook>['charts'][number];

/** A term of the rules for scoring with what it brought somebody. */
interface Scored<Term extends string> {
  readonly why: Term;
  readonly amount: number;
}

/** A row for each of the terms, in their order, that brought anybody anything; `scores` are from first place to last. */
export function rowsOfTerms<Term extends string>(
  terms: readonly Term[],
  scores: readonly (readonly Scored<Term>[])[],
  labelOf: (term: Term) => string,
): readonly ScoringRow[] {
  return terms
    .filter((term) => scores.some((score) => score.some(({ why }) => why === term)))
    .map((term) => ({
      key: term,
      label: labelOf(term),
      values: scores.map((score) => score.find(({ why }) => why === term)?.amount ?? 0),
    }));
}

interface ByRound extends Pick<ChartOfBook, 'caption' | 'columnHeading' | 'format' | 'height'> {
  /** What a round is called, counted from 1. */
  roundName(round: number): string;
  /** What a seat had at the end of each round, as far as it is known. */
  valuesOf(seat: Seat): readonly number[];
}

/** What everybody had at the end of each round. */
export function chartByRound(seats: readonly SeatSettings[], { roundName, valuesOf, ...chart }: ByRound): ChartOfBook {
  const lines = seatsOf(seats.length).map((seat) => ({
    mark: markOfPlayer(seats, seat),
    name: nameOf(seats, seat),
    values: valuesOf(seat),
  }));
  const rounds = Math.max(0, ...lines.map(({ values }) => values.length));
  const columns = Array.from({ length: rounds }, (_, index) => ({
    name: roundName(index + 1),
    short: String(index + 1),
  }));
  return { ...chart, columns, lines };
}
