import { pointsForGroup } from '../scoring.ts';
import { columns, type SpaceId, spaceIds, spaces } from '../street.ts';

/** Spaces as bits, in the order of the street: the north side first. */
const bitOf: ReadonlyMap<SpaceId, number> = new Map(spaceIds.map((id, at) => [id, 1 << at]));
export const bit = (id: SpaceId): number => bitOf.get(id) ?? 0;
export const allSpaces = (1 << spaceIds.length) - 1;
/** The spaces that a shop on a space bars for its type. */
const shutBy: ReadonlyMap<SpaceId, number> = new Map(
  spaces.map(({ id, beside, facing }) => [
    id,
    [id, ...beside, ...facing].reduce((bits, other) => bits | bit(other), 0),
  ]),
);

export const shutFor = (id: SpaceId): number => shutBy.get(id) ?? 0;

/** All rows of four spaces. */
const rowLength = 4;
const rows: readonly number[] = [0, columns.length].flatMap((side) =>
  Array.from({ length: columns.length - rowLength + 1 }, (_, at) => ((1 << rowLength) - 1) << (side + at)),
);

function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** The chance to complete a row of four, by the number of missing shops. */
const chanceOfRow: readonly number[] = [0, 0.5, 0.25, 0.1, 0];

/** The points of these spaces for shops side by side. */
export function runPoints(own: number): number {
  let points = 0;
  let run = 0;
  for (let at = 0; at <= spaceIds.length; at++) {
    if (at % columns.length === 0 || (own & (1 << at)) === 0) {
      if (run > 1) points += pointsForGroup(run);
      run = 0;
    }
    if (at < spaceIds.length && (own & (1 << at)) !== 0) run++;
  }
  return points;
}

/** The expected points of completing a row of four from these spaces: the best one. */
export function rowPoints(own: number, free: number, shopsToCome: number): number {
  let best = 0;
  for (const row of rows) {
    const held = bitsIn(own & row);
    if (held === 0 || ((own | free) & row) !== row) continue;
    const wanted = rowLength - held;
    if (wanted === 0 || wanted > shopsToCome) continue;
    const points = (pointsForGroup(rowLength) - pointsForGroup(held)) * (chanceOfRow[wanted] ?? 0);
    if (points > best) best = points;
  }
  return best;
}

/** The weight of what a space takes from others, relative to a seat's own gain. */
const partOfOthers = 0.3;
/** The value of each possible row through a space. */
const perFreeRow = 0.1;

/** The best spaces for a seat's next shop. Reused between calls. */
export class Plots {
  readonly #gains = new Float64Array(spaceIds.length);

  /** Evaluates the free spaces, given the seat's spaces, those of the others by seat, and the free ones. */
  look(own: number, others: readonly number[], free: number, shopsToCome: number): void {
    const beside = runPoints(own);
    const row = rowPoints(own, free, shopsToCome);
    for (let at = 0; at < spaceIds.length; at++) {
      const space = 1 << at;
      if ((free & space) === 0) continue;
      const left = free & ~space;
      let gain = runPoints(own | space) - beside + rowPoints(own | space, left, shopsToCome - 1) - row;
      for (const other of others) {
        if (other !== 0) gain += partOfOthers * (rowPoints(other, free, 3) - rowPoints(other, left, 3));
      }
      for (const each of rows) if ((each & space) !== 0 && ((own | free) & each) === each) gain += perFreeRow;
      this.#gains[at] = gain;
    }
  }

  /** Number of legal spaces that are better than this one. */
  better(id: SpaceId, lawful: number): number {
    const space = spaceIds.indexOf(id);
    const gain = this.#gains[space] ?? 0;
    let better = 0;
    for (let at = 0; at < spaceIds.length; at++) {
      if ((lawful & (1 << at)) === 0) continue;
      const other = this.#gains[at] ?? 0;
      if (other > gain || (other === gain && at < space)) better++;
    }
    return better;
  }

  /** The value of a space by its surroundings, in points. */
  gain(id: SpaceId): number {
    return this.#gains[spaceIds.indexOf(id)] ?? 0;
  }
}
