import type { Ability, AbilityKind, AbilityOf } from './abilities.ts';
import type { BuildingSymbol } from './actions.ts';
import { type BoardId, board } from './boards.ts';
import { type BuildingId, buildings } from './buildings/index.ts';
import type { GoodCounts } from './goods.ts';

/** The owner of a board and buildings, in the state or in a view. */
export interface Holder {
  readonly board: BoardId | null;
  readonly buildings: readonly BuildingId[];
}

/** A holder with a stock of goods. */
export interface Merchant extends Holder {
  readonly goods: Readonly<GoodCounts>;
}

function countOn(symbols: readonly BuildingSymbol[], symbol: BuildingSymbol): number {
  let count = 0;
  for (const shown of symbols) if (shown === symbol) count++;
  return count;
}

/** The number of a symbol on all buildings and on the board. Rules, "Symbols". */
export function symbolsOwned(holder: Holder, symbol: BuildingSymbol): number {
  let count = holder.board === null ? 0 : countOn(board(holder.board).symbols, symbol);
  for (const building of holder.buildings) count += countOn(buildings[building].symbols, symbol);
  return count;
}

function isOfKind<Kind extends AbilityKind>(ability: Ability, kind: Kind): ability is Ability & AbilityOf<Kind> {
  return ability.kind === kind;
}

/** The ability of this kind on the holder's board, or null. */
export function abilityOf<Kind extends AbilityKind>(holder: Holder, kind: Kind): AbilityOf<Kind> | null {
  if (holder.board === null) return null;
  const { ability } = board(holder.board);
  return ability !== null && isOfKind(ability, kind) ? ability : null;
}
