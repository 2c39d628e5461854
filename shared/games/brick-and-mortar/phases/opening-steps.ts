/** Steps of the draft and of the Building and Advertisement Phases, with their facts. */
export interface OpeningSteps {
  /** Begins the Building Phase of the current month. */
  'begin-building': object;
}
