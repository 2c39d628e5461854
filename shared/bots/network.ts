import type { GameTypes, Guide, NetworkRecord, Seat } from '../engine/index.ts';

/** Thrown for a network that was trained with other figures than its guide measures now. */
export class NetworkMismatch extends Error {
  override readonly name = 'NetworkMismatch';
}

/** The names of all figures that a guide measures for a network: its features, then its details. */
export function figureNames<Types extends GameTypes>({ features, details }: Guide<Types>): readonly string[] {
  return [...features, ...(details?.names ?? [])];
}

/** A seat's figures, in the order of `figureNames`. */
export function figuresAt<Types extends GameTypes>(
  guide: Guide<Types>,
  state: Types['State'],
  seat: Seat,
): readonly number[] {
  const measured = guide.measure(state, seat);
  return guide.details === undefined ? measured : [...measured, ...guide.details.measure(state, seat)];
}

/**
 * A network ready to judge. It adds and multiplies in a fixed order and uses no other arithmetic, so that every machine
 * gets the same points.
 */
export class Network {
  readonly #players: readonly number[];
  readonly #units: number;
  readonly #linear: Float64Array;
  readonly #bias: Float64Array;
  readonly #byPlayers: Float64Array;
  readonly #bySpread: Float64Array;
  readonly #output: Float64Array;
  /** By figure, then by hidden unit. */
  readonly #own: Float64Array;
  readonly #rivals: Float64Array;
  /** Scratch arrays by hidden unit: its input, and by seat what a seat is as a rival. */
  readonly #input: Float64Array;
  readonly #asRivals: Float64Array[] = [];

  constructor({ figures, players, linear, hidden }: NetworkRecord) {
    const units = hidden.length;
    const rows = [linear, ...hidden.flatMap(({ own, rivals }) => [own, rivals])];
    if (rows.some(({ length }) => length !== figures.length)) {
      throw new NetworkMismatch(`the network lacks weights for some of its ${figures.length} figures: train it again`);
    }
    this.#players = players;
    this.#units = units;
    this.#linear = Float64Array.from(linear);
    this.#bias = Float64Array.from(hidden, ({ bias }) => bias);
    this.#byPlayers = Float64Array.from(hidden, (unit) => unit.players);
    this.#bySpread = Float64Array.from(hidden, ({ spread }) => spread);
    this.#output = Float64Array.from(hidden, ({ output }) => output);
    this.#own = new Float64Array(figures.length * units);
    this.#rivals = new Float64Array(figures.length * units);
    this.#input = new Float64Array(units);
    hidden.forEach(({ own, rivals }, unit) => {
      for (let figure = 0; figure < figures.length; figure++) {
        this.#own[figure * units + unit] = own[figure] ?? 0;
        this.#rivals[figure * units + unit] = rivals[figure] ?? 0;
      }
    });
  }

  /** Whether it judges matches of this many players. */
  isFor(seats: number): boolean {
    return this.#players.includes(seats);
  }

  /** Each seat's points, from the figures of all seats and the remaining spread. */
  points(figures: readonly (readonly number[])[], spread: number): readonly number[] {
    const seats = figures.length;
    while (this.#asRivals.length < seats) this.#asRivals.push(new Float64Array(this.#units));
    figures.forEach((row, seat) => {
      const sum = this.#asRivals[seat]?.fill(0);
      if (sum !== undefined) this.#add(sum, row, this.#rivals);
    });
    return figures.map((row, seat) => this.#linearly(row) + spread * this.#hidden(row, seat, seats, spread));
  }

  #linearly(row: readonly number[]): number {
    let sum = 0;
    for (let figure = 0; figure < row.length; figure++) sum += (row[figure] ?? 0) * (this.#linear[figure] ?? 0);
    return sum;
  }

  /** The result of the hidden layer for a seat, in spreads. */
  #hidden(row: readonly number[], seat: number, seats: number, spread: number): number {
    const input = this.#input;
    for (let unit = 0; unit < this.#units; unit++) {
      input[unit] =
        (this.#bias[unit] ?? 0) + seats * (this.#byPlayers[unit] ?? 0) + spread * (this.#bySpread[unit] ?? 0);
    }
    this.#add(input, row, this.#own);
    for (let other = 0; other < seats; other++) {
      const theirs = this.#asRivals[other];
      if (other === seat || theirs === undefined) continue;
      for (let unit = 0; unit < this.#units; unit++) {
        input[unit] = (input[unit] ?? 0) + (theirs[unit] ?? 0) / (seats - 1);
      }
    }
    let sum = 0;
    for (let unit = 0; unit < this.#units; unit++) {
      const reached = input[unit] ?? 0;
      if (reached > 0) sum += reached * (this.#output[unit] ?? 0);
    }
    return sum;
  }

  /** Adds the weights of a row's figures to a sum by hidden unit. Most figures are 0. */
  #add(sum: Float64Array, row: readonly number[], weights: Float64Array): void {
    for (let figure = 0; figure < row.length; figure++) {
      const value = row[figure] ?? 0;
      if (value === 0) continue;
      const first = figure * this.#units;
      for (let unit = 0; unit < this.#units; unit++) {
        sum[unit] = (sum[unit] ?? 0) + value * (weights[first + unit] ?? 0);
      }
    }
  }
}

const ready = new WeakMap<NetworkRecord, Network>();

/** The networks of a guide. Throws `NetworkMismatch` if one was trained with other figures. */
export function networksOf<Types extends GameTypes>(guide: Guide<Types> | null): readonly Network[] {
  if (guide === null || guide.networks === undefined) return [];
  const names = figureNames(guide);
  return guide.networks.map((record) => {
    const { figures } = record;
    const length = Math.max(figures.length, names.length);
    const other = Array.from({ length }, (_, at) => at).find((at) => figures[at] !== names[at]);
    if (other !== undefined) {
      const [now, then] = [names[other] ?? 'none', figures[other] ?? 'none'];
      throw new NetworkMismatch(`figure ${other} is “${now}”, but the network learned “${then}”: train it again`);
    }
    const known = ready.get(record) ?? new Network(record);
    ready.set(record, known);
    return known;
  });
}
