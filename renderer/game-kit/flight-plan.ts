/** One animated thing on its way from one spot of the table to another. */
export type PlannedFlight<Thing, Spot> = Thing & {
  readonly from: Spot;
  readonly to: Spot;
  /** A spot on the way. */
  readonly via?: Spot;
  /** Its turn, from 0. Flights of the same turn start together. */
  readonly turn: number;
};

/** All animations after some moves, planned turn by turn. */
export class FlightPlan<Thing, Spot> {
  readonly flights: PlannedFlight<Thing, Spot>[] = [];
  /** The spots where new things drop in. */
  readonly fresh: Spot[] = [];
  /** The spots of pieces that go. */
  readonly leaving: Spot[] = [];
  /** The spots that change without a flight to them. */
  readonly changed: Spot[] = [];
  /** Whether pieces of the board slide to new places. */
  slides = false;
  /** The turn of the flights planned next. */
  turn = 0;
  readonly #oneByOne: number;

  /** `oneByOne` turns start one after another; all later ones start together. */
  constructor(oneByOne: number) {
    this.#oneByOne = oneByOne;
  }

  fly(thing: Thing, from: Spot, to: Spot, via?: Spot): void {
    const way = via === undefined ? { from, to } : { from, to, via };
    this.flights.push({ ...thing, ...way, turn: Math.min(this.turn, this.#oneByOne) });
  }
}
