/** One thing on its way from one spot of the table to another. */
export type PlannedFlight<Thing, Spot> = Thing & {
  readonly from: Spot;
  readonly to: Spot;
  /** A spot that it passes. */
  readonly via?: Spot;
  /** Its turn, counted from 0; whatever shares a turn sets off together. */
  readonly turn: number;
};

/** Everything that moves on the table after some moves, written down turn by turn. */
export class FlightPlan<Thing, Spot> {
  readonly flights: PlannedFlight<Thing, Spot>[] = [];
  /** Where something new comes down. */
  readonly fresh: Spot[] = [];
  /** The turn of what is written next. */
  turn = 0;
  readonly #oneByOne: number;

  /** So many turns are waited for one by one; the rest set off together with the last of these. */
  constructor(oneByOne: number) {
    this.#oneByOne = oneByOne;
  }

  fly(thing: Thing, from: Spot, to: Spot, via?: Spot): void {
    const way = via === undefined ? { from, to } : { from, to, via };
    this.flights.push({ ...thing, ...way, turn: Math.min(this.turn, this.#oneByOne) });
  }
}
