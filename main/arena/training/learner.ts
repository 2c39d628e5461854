import type { HiddenUnit, NetworkRecord, RandomWords } from '../../../shared/engine/index.ts';
import { nextWord } from '../../../shared/engine/index.ts';
import type { Positions } from './positions.ts';

/** Adam's parameters, and how much each step shrinks the weights of the hidden layer. */
const momentum = 0.9;
const damping = 0.999;
const shrinking = 1;
/** Positions of a step. */
const batch = 128;
/** Significant digits in the record. */
const digits = 5;
const mostSeats = 6;

/** Root mean square of each figure over all rows; 1 for a figure that is always 0. */
function scalesOf({ figure, value, share }: Positions, count: number): Float64Array {
  const squares = new Float64Array(count);
  for (let at = 0; at < figure.length; at++) {
    const index = figure[at] ?? 0;
    squares[index] = (squares[index] ?? 0) + (value[at] ?? 0) ** 2;
  }
  return squares.map((sum) => Math.sqrt(sum / share.length) || 1);
}

/** The whole state of a learner, to continue later. */
export interface Learned {
  readonly weights: readonly number[];
  readonly mean: readonly number[];
  readonly square: readonly number[];
  readonly scales: readonly number[];
  readonly steps: number;
}

interface Plan {
  readonly figures: number;
  readonly units: number;
  /** The guide's weights. The network begins by judging as they do. */
  readonly start: readonly number[];
}

/**
 * A network while it learns. All its weights are in one list, for figures divided by their scale: the linear ones, then by
 * hidden unit bias, players, spread and output, then by figure and unit those of own figures and of rivals' ones.
 */
export class Learner {
  readonly #figures: number;
  readonly #units: number;
  readonly #scales: Float64Array;
  readonly #weights: Float64Array;
  readonly #slope: Float64Array;
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  #steps = 0;
  readonly #at: { bias: number; players: number; spread: number; output: number; own: number; rivals: number };
  /** Of the current position, by seat and unit: the layer's input, and its slope; what a seat is as a rival. */
  readonly #input: Float64Array;
  readonly #asRival: Float64Array;
  readonly #back: Float64Array;
  /** By seat. */
  readonly #chance = new Float64Array(mostSeats);

  constructor({ figures, units, start }: Plan, positions: Positions, random: RandomWords, before?: Learned) {
    this.#figures = figures;
    this.#units = units;
    const bias = figures;
    const own = bias + 4 * units;
    this.#at = {
      bias,
      players: bias + units,
      spread: bias + 2 * units,
      output: bias + 3 * units,
      own,
      rivals: own + figures * units,
    };
    const size = own + 2 * figures * units;
    this.#scales = before === undefined ? scalesOf(positions, figures) : Float64Array.from(before.scales);
    this.#weights = before === undefined ? new Float64Array(size) : Float64Array.from(before.weights);
    this.#mean = before === undefined ? new Float64Array(size) : Float64Array.from(before.mean);
    this.#square = before === undefined ? new Float64Array(size) : Float64Array.from(before.square);
    this.#steps = before?.steps ?? 0;
    this.#slope = new Float64Array(size);
    this.#input = new Float64Array(mostSeats * units);
    this.#asRival = new Float64Array(mostSeats * units);
    this.#back = new Float64Array(mostSeats * units);
    if (before !== undefined) return;
    start.forEach((weight, at) => {
      this.#weights[at] = weight * (this.#scales[at] ?? 1);
    });
    const reach = Math.sqrt(1 / figures);
    for (let at = own; at < size; at++) this.#weights[at] = reach * (nextWord(random) / 2 ** 31 - 1);
  }

  get learned(): Learned {
    const [weights, mean, square] = [this.#weights, this.#mean, this.#square].map((list) => [...list]);
    return {
      weights: weights ?? [],
      mean: mean ?? [],
      square: square ?? [],
      scales: [...this.#scales],
      steps: this.#steps,
    };
  }

  /** The network for the bots. */
  record(names: readonly string[], players: readonly number[]): NetworkRecord {
    const round = (weight: number): number => Number(weight.toPrecision(digits));
    const weight = (at: number): number => round(this.#weights[at] ?? 0);
    const scaled = (at: number, figure: number): number =>
      round((this.#weights[at] ?? 0) / (this.#scales[figure] ?? 1));
    const { bias, players: byPlayers, spread, output, own, rivals } = this.#at;
    const hidden = Array.from({ length: this.#units }, (_, unit): HiddenUnit => {
      return {
        bias: weight(bias + unit),
        players: weight(byPlayers + unit),
        spread: weight(spread + unit),
        output: weight(output + unit),
        own: names.map((_name, figure) => scaled(own + figure * this.#units + unit, figure)),
        rivals: names.map((_name, figure) => scaled(rivals + figure * this.#units + unit, figure)),
      };
    });
    return { figures: names, players, linear: names.map((_, figure) => scaled(figure, figure)), hidden };
  }

  /** Each seat's chance of winning, by row. */
  chances(positions: Positions): Float32Array {
    const chances = new Float32Array(positions.share.length);
    for (let position = 0; position < positions.row.length; position++) {
      this.#judge(positions, position);
      const row = positions.row[position] ?? 0;
      for (let seat = 0; seat < (positions.players[position] ?? 0); seat++)
        chances[row + seat] = this.#chance[seat] ?? 0;
    }
    return chances;
  }

  /** Learns from these positions once, in this order. Targets are chances of winning by row. */
  learn(positions: Positions, order: Uint32Array, targets: Float32Array, rate: number): void {
    for (let from = 0; from < order.length; from += batch) {
      const to = Math.min(order.length, from + batch);
      this.#slope.fill(0);
      for (let at = from; at < to; at++) {
        const position = order[at] ?? 0;
        this.#judge(positions, position);
        // where little is open, a small error in points is a large one in chance
        const part = Math.min(1, positions.spread[position] ?? 1) / (to - from);
        this.#trace(positions, position, targets, part);
      }
      this.#step(rate);
    }
  }

  /** Computes the chances of a position. */
  #judge({ players, spread, row, first, figure, value }: Positions, position: number): void {
    const seats = players[position] ?? 0;
    const left = spread[position] ?? 1;
    const [weights, units, at, input, asRival] = [this.#weights, this.#units, this.#at, this.#input, this.#asRival];
    const firstRow = row[position] ?? 0;
    const points = this.#chance;
    for (let seat = 0; seat < seats; seat++) {
      const base = seat * units;
      for (let unit = 0; unit < units; unit++) {
        input[base + unit] =
          (weights[at.bias + unit] ?? 0) +
          seats * (weights[at.players + unit] ?? 0) +
          left * (weights[at.spread + unit] ?? 0);
        asRival[base + unit] = 0;
      }
      let linear = 0;
      const end = first[firstRow + seat + 1] ?? 0;
      for (let index = first[firstRow + seat] ?? 0; index < end; index++) {
        const which = figure[index] ?? 0;
        const amount = (value[index] ?? 0) / (this.#scales[which] ?? 1);
        linear += amount * (weights[which] ?? 0);
        const own = at.own + which * units;
        const rivals = at.rivals + which * units;
        for (let unit = 0; unit < units; unit++) {
          input[base + unit] = (input[base + unit] ?? 0) + amount * (weights[own + unit] ?? 0);
          asRival[base + unit] = (asRival[base + unit] ?? 0) + amount * (weights[rivals + unit] ?? 0);
        }
      }
      points[seat] = linear / left;
    }
    for (let seat = 0; seat < seats; seat++) {
      let hidden = 0;
      for (let unit = 0; unit < units; unit++) {
        let sum = input[seat * units + unit] ?? 0;
        for (let other = 0; other < seats; other++) {
          if (other !== seat) sum += (asRival[other * units + unit] ?? 0) / (seats - 1);
        }
        input[seat * units + unit] = sum;
        if (sum > 0) hidden += sum * (weights[at.output + unit] ?? 0);
      }
      points[seat] = (points[seat] ?? 0) + hidden;
    }
    let most = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < seats; seat++) most = Math.max(most, points[seat] ?? 0);
    let all = 0;
    for (let seat = 0; seat < seats; seat++) all += points[seat] = Math.exp((points[seat] ?? 0) - most);
    for (let seat = 0; seat < seats; seat++) points[seat] = (points[seat] ?? 0) / all;
  }

  /** Adds the slope of the surprise at the position judged last. */
  #trace(
    { players, spread, row, first, figure, value }: Positions,
    position: number,
    targets: Float32Array,
    part: number,
  ): void {
    const seats = players[position] ?? 0;
    const left = spread[position] ?? 1;
    const [weights, slope, units, at] = [this.#weights, this.#slope, this.#units, this.#at];
    const [input, back] = [this.#input, this.#back];
    const firstRow = row[position] ?? 0;
    for (let seat = 0; seat < seats; seat++) {
      const error = part * ((this.#chance[seat] ?? 0) - (targets[firstRow + seat] ?? 0));
      for (let unit = 0; unit < units; unit++) {
        const reached = input[seat * units + unit] ?? 0;
        const through = reached > 0 ? error * (weights[at.output + unit] ?? 0) : 0;
        back[seat * units + unit] = through;
        if (reached > 0) slope[at.output + unit] = (slope[at.output + unit] ?? 0) + error * reached;
        slope[at.bias + unit] = (slope[at.bias + unit] ?? 0) + through;
        slope[at.players + unit] = (slope[at.players + unit] ?? 0) + seats * through;
        slope[at.spread + unit] = (slope[at.spread + unit] ?? 0) + left * through;
      }
    }
    for (let seat = 0; seat < seats; seat++) {
      const error = part * ((this.#chance[seat] ?? 0) - (targets[firstRow + seat] ?? 0));
      const toOthers = this.#asRival;
      for (let unit = 0; unit < units; unit++) {
        let sum = 0;
        for (let other = 0; other < seats; other++) if (other !== seat) sum += back[other * units + unit] ?? 0;
        toOthers[unit] = sum / (seats - 1);
      }
      const end = first[firstRow + seat + 1] ?? 0;
      for (let index = first[firstRow + seat] ?? 0; index < end; index++) {
        const which = figure[index] ?? 0;
        const amount = (value[index] ?? 0) / (this.#scales[which] ?? 1);
        slope[which] = (slope[which] ?? 0) + (error * amount) / left;
        const own = at.own + which * units;
        const rivals = at.rivals + which * units;
        for (let unit = 0; unit < units; unit++) {
          slope[own + unit] = (slope[own + unit] ?? 0) + amount * (back[seat * units + unit] ?? 0);
          slope[rivals + unit] = (slope[rivals + unit] ?? 0) + amount * (toOthers[unit] ?? 0);
        }
      }
    }
  }

  #step(rate: number): void {
    this.#steps++;
    const [weights, slope, mean, square] = [this.#weights, this.#slope, this.#mean, this.#square];
    const one = 1 - momentum ** this.#steps;
    const other = 1 - damping ** this.#steps;
    for (let at = 0; at < weights.length; at++) {
      const down = slope[at] ?? 0;
      const first = momentum * (mean[at] ?? 0) + (1 - momentum) * down;
      const second = damping * (square[at] ?? 0) + (1 - damping) * down * down;
      mean[at] = first;
      square[at] = second;
      const kept = at < this.#figures ? 1 : 1 - rate * shrinking;
      weights[at] = kept * (weights[at] ?? 0) - (rate * (first / one)) / (Math.sqrt(second / other) + 1e-8);
    }
  }
}
