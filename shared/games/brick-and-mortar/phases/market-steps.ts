/** Steps of the Supply, Sale, Inventory, Utilities and Investment Phases and of the month's end, with their facts. */
export interface MarketSteps {
  /** Begins the Supply Phase of the current month. */
  'begin-supply': object;
}
