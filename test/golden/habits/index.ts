import { shopkeeper } from './brick-and-mortar.ts';
import { chance } from './chance.ts';
import { banisher, patron } from './emporium.ts';
import type { Habit } from './habit.ts';
import { idler, merchant } from './harbour.ts';
import { builder, coinTaker, crier } from './mercado-de-lisboa.ts';
import { loiterer, streetKeeper } from './shopping-street.ts';

/** The habits tried in turn until a match of this game has this ending. */
export function habitsFor(game: string, ending: string): readonly Habit[] {
  if (game === 'brick-and-mortar') return [shopkeeper, shopkeeper, shopkeeper, chance];
  if (game === 'harbour') return ending === 'stalled' ? [idler] : [merchant, chance];
  if (game === 'mercado-de-lisboa') {
    if (ending === 'entrances') return [crier];
    return ending === 'coins' ? [coinTaker] : [builder, chance];
  }
  if (game === 'emporium') return ending === 'heroes' ? [banisher, chance] : [patron, chance];
  if (game === 'shopping-street') return ending === 'stuck' ? [loiterer] : [streetKeeper];
  return [chance];
}
