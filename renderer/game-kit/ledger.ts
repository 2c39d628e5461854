import type { ComponentProps } from 'react';
import { type Seat, seatsOf } from '../../shared/engine/index.ts';
import type { SeatSettings } from '../../shared/protocol/messages.ts';
import { markOfPlayer, nameOf, type ScoringBook, type ScoringRow } from '../table/index.ts';
import type { GameWords } from './game-words.ts';

type ChartOfBook = ComponentProps<typeof ScoringBook>['charts'][number];

/** A scoring term with its points for a player. */
interface Scored<Term extends string> {
  readonly why: Term;
  readonly amount: number;
}

/** A row for each term that brought any points, in order. `scores` are from first place to last. */
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

interface ByRound extends Pick<ChartOfBook, 'height'> {
  /** The measured quantity; the catalogue's title of the chart is `ledger.points-by-round`. */
  readonly of: 'points' | 'gold' | 'money';
  /** The meaning of a column; solo games have turns. */
  readonly by?: 'round' | 'turn';
  /** A seat's value at the end of each round, as far as known. */
  valuesOf(seat: Seat): readonly number[];
  readonly format?: ChartOfBook['format'];
}

/** A chart of all players' values at the end of each round. */
export function chartByRound(
  seats: readonly SeatSettings[],
  { log }: Pick<GameWords, 'log'>,
  { of, by = 'round', valuesOf, format = String, height }: ByRound,
): ChartOfBook {
  const lines = seatsOf(seats.length).map((seat) => ({
    mark: markOfPlayer(seats, seat),
    name: nameOf(seats, seat),
    values: valuesOf(seat),
  }));
  const rounds = Math.max(0, ...lines.map(({ values }) => values.length));
  const columns = Array.from({ length: rounds }, (_, index) => ({
    name: log(by, { round: index + 1 }),
    short: String(index + 1),
  }));
  const caption = log(`ledger.${of}-by-${by}`);
  return { caption, columnHeading: log(`ledger.${by}`), columns, lines, format, height };
}
