import { type Evaluator, playOn } from '../../../shared/bots/index.ts';
import { fingerprint, type GameTypes, type RandomWords, randomFromSeed, seatAt } from '../../../shared/engine/index.ts';

/** A position that the search has reached, with its worth. */
interface Reached<Types extends GameTypes> {
  readonly state: Types['State'];
  readonly worth: number;
}

/** How widely the search looks. */
export interface Width {
  /** Positions to keep after each turn. */
  readonly kept: number;
  /** Imagined ends of each of the positions that might be kept. */
  readonly ends: number;
}

/** Of the most promising positions, this many times as many as are kept are played to an end. */
const promising = 4;
const keenness = 3;
const mostMoves = 1000;
const own = seatAt(0);

/** The best positions, without duplicates. */
function bestOf<Types extends GameTypes>(reached: readonly Reached<Types>[], most: number): readonly Reached<Types>[] {
  const known = new Set<string>();
  const best: Reached<Types>[] = [];
  for (const each of reached.toSorted((one, other) => other.worth - one.worth)) {
    if (best.length >= most) break;
    const print = fingerprint(each.state);
    if (!known.has(print)) best.push(each);
    known.add(print);
  }
  return best;
}

/**
 * A beam search for the best end of a solo match. It plays in the match itself, so it knows all draws.
 * After each turn it keeps the positions from which likely moves led to the best end.
 */
export class Clairvoyant<Types extends GameTypes> {
  readonly #evaluator: Evaluator<Types>;
  readonly #width: Width;
  readonly #random: RandomWords;
  #best: Reached<Types>;

  constructor(evaluator: Evaluator<Types>, start: Types['State'], width: Width) {
    this.#evaluator = evaluator;
    this.#width = width;
    this.#random = randomFromSeed('clairvoyant');
    this.#best = { state: start, worth: Number.NEGATIVE_INFINITY };
  }

  /** The end of the match with the highest worth. */
  bestEnd(): Types['State'] {
    let beam: readonly Reached<Types>[] = [this.#best];
    while (beam.length > 0) {
      const candidates = bestOf(this.#turnsFrom(beam), promising * this.#width.kept);
      beam = bestOf(
        candidates.map(({ state }) => ({ state, worth: this.#worthOfEnds(state) })),
        this.#width.kept,
      );
    }
    return this.#best.state;
  }

  /** The positions after one more turn, as the guide rates them. Notes the ends among them. */
  #turnsFrom(beam: readonly Reached<Types>[]): readonly Reached<Types>[] {
    const { game, guide } = this.#evaluator;
    const after: Reached<Types>[] = [];
    let open = beam;
    while (open.length > 0) {
      const between: Reached<Types>[] = [];
      for (const { state } of open) {
        for (const move of game.legalMoves(state, own)) {
          const next = game.copy(state);
          game.play(next, own, move);
          const reached = { state: next, worth: this.#worthOf(next) };
          if (game.outcome(next) !== undefined) this.#note(reached);
          else if (guide?.isQuiet(next) === false) between.push(reached);
          else after.push(reached);
        }
      }
      open = bestOf(between, promising * this.#width.kept);
    }
    return after;
  }

  /** The best end that likely moves reach from a position. */
  #worthOfEnds(state: Types['State']): number {
    let best = 0;
    for (let index = 0; index < this.#width.ends; index++) {
      const end = this.#evaluator.game.copy(state);
      playOn(this.#evaluator, end, this.#random, { horizon: 'match', round: 0, mostMoves, keenness });
      const reached = { state: end, worth: this.#worthOf(end) };
      this.#note(reached);
      best = Math.max(best, reached.worth);
    }
    return best;
  }

  #note(reached: Reached<Types>): void {
    if (reached.worth > this.#best.worth) this.#best = reached;
  }

  #worthOf(state: Types['State']): number {
    return this.#evaluator.prospects(state, 1).worths[own] ?? 0;
  }
}
