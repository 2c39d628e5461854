/** How a table stands on the network. */
export interface Hosted {
  readonly name: string;
  readonly door: 'open' | 'ask';
  readonly code: string;
}
