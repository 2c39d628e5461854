import type { Action, BuildingSymbol, Mark } from '../actions.ts';

export interface Building {
  /** Dollars. */
  readonly cost: number;
  /** Points at the end. */
  readonly points: number;
  readonly symbols: readonly BuildingSymbol[];
  readonly action: Action;
  /** The sources of its figures; R for those without a mark. Rules, "What is reconstructed". */
  readonly marks?: Partial<Readonly<Record<'name' | 'cost' | 'points' | 'symbols' | 'action', Mark>>>;
}
