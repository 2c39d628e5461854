import type { Action, BuildingSymbol, Mark } from '../actions.ts';

/** One building card as data: what it costs, what it is worth, and what its action does. */
export interface Building {
  /** Dollars. */
  readonly cost: number;
  /** Points at the end. */
  readonly points: number;
  readonly symbols: readonly BuildingSymbol[];
  readonly action: Action;
  /** Where the figures come from; whatever carries no mark is R. Rules, "What is reconstructed". */
  readonly marks?: Partial<Readonly<Record<'name' | 'cost' | 'points' | 'symbols' | 'action', Mark>>>;
}
