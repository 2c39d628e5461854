/** Thrown by a ledger that is told of an event which cannot be true of what it knows. */
export class FalseEntry extends Error {
  override readonly name = 'FalseEntry';
}
