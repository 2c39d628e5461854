import { figuresAt } from '../../../shared/bots/index.ts';
import { type Game, type GameTypes, type Guide, type HidingTable, seatsOf } from '../../../shared/engine/index.ts';
import { explored } from '../tuning/positions.ts';

/** Matches to gather: number `from` and the following ones, whose players alternate between `counts`. */
interface Gathering<Types extends GameTypes> {
  readonly game: Game<Types, HidingTable<Types['State']>>;
  readonly guide: Guide<Types>;
  readonly counts: readonly number[];
  readonly seed: string;
  readonly from: number;
  readonly games: number;
}

/**
 * Positions of matches between greedy bots, as a flat list of numbers.
 * By match: players, positions, shares of the win, and the positions. By position: the spread, and by seat the number of
 * figures other than 0, each with its index and value.
 */
export function gathered<Types extends GameTypes>(gathering: Gathering<Types>): Float32Array {
  const { game, guide, counts, seed, from, games } = gathering;
  const numbers: number[] = [];
  for (let index = from; index < from + games; index++) {
    const seats = counts[index % counts.length] ?? 2;
    const met: number[] = [];
    let positions = 0;
    const shares = explored({ game, guide, seats, seed: `${seed}/${index}`, one: 2 }, (state) => {
      positions++;
      met.push(guide.spread(state));
      for (const seat of seatsOf(seats)) {
        const figures = figuresAt(guide, state, seat);
        met.push(figures.filter((figure) => figure !== 0).length);
        figures.forEach((figure, at) => {
          if (figure !== 0) met.push(at, figure);
        });
      }
    });
    if (shares === undefined) continue;
    numbers.push(seats, positions, ...shares);
    for (const number of met) numbers.push(number);
  }
  return Float32Array.from(numbers);
}

/** Positions in order, with their matches, ready to train on. Figures other than 0 only. */
export interface Positions {
  /** By position. */
  readonly players: Uint8Array;
  readonly spread: Float32Array;
  readonly match: Uint32Array;
  /** The position's first row; each seat has a row. */
  readonly row: Uint32Array;
  /** By row: its first figure, and the share of the win. */
  readonly first: Uint32Array;
  readonly share: Float32Array;
  /** By figure: its index and value. */
  readonly figure: Uint16Array;
  readonly value: Float32Array;
}

/** Reads what `gathered` returned. */
export function positionsFrom(chunks: readonly Float32Array[]): Positions {
  const players: number[] = [];
  const spread: number[] = [];
  const match: number[] = [];
  const row: number[] = [];
  const first: number[] = [0];
  const share: number[] = [];
  let size = 0;
  for (const chunk of chunks) size += chunk.length;
  const figure = new Uint16Array(size);
  const value = new Float32Array(size);
  let [matches, count] = [0, 0];
  for (const chunk of chunks) {
    let at = 0;
    const next = (): number => chunk[at++] ?? 0;
    while (at < chunk.length) {
      const [seats, positions] = [next(), next()];
      const shares = Array.from({ length: seats }, next);
      for (let position = 0; position < positions; position++) {
        players.push(seats);
        spread.push(next());
        match.push(matches);
        row.push(share.length);
        for (const each of shares) {
          for (let left = next(); left > 0; left--) {
            figure[count] = next();
            value[count++] = next();
          }
          first.push(count);
          share.push(each);
        }
      }
      matches++;
    }
  }
  return {
    players: Uint8Array.from(players),
    spread: Float32Array.from(spread),
    match: Uint32Array.from(match),
    row: Uint32Array.from(row),
    first: Uint32Array.from(first),
    share: Float32Array.from(share),
    figure: figure.slice(0, count),
    value: value.slice(0, count),
  };
}
