import { type Good, goods } from '../../../../shared/games/harbour/goods.ts';
import type { HalfMade } from '../half-made.ts';
import { afterPress, countsOf, isPicked, type Picking } from '../picking.ts';
import type { HarbourTable } from '../table.ts';
import { type HarbourAction, needsButtons } from './plan.ts';

/** A button for each good that can be picked, where the counter needs them. */
export function goodButtons(table: HarbourTable, half: HalfMade, picking: Picking): readonly HarbourAction[] {
  if (!needsButtons(table)) return [];
  return goods.flatMap((good): HarbourAction[] => {
    const picked = afterPress(picking, half.picked, good);
    if (picked === null) return [];
    const label = table.words.counter(`goods.${good}`);
    return [{ key: good, label, moves: [], change: { picked }, pressed: half.picked.includes(good) }];
  });
}

/** The main button of a question answered with goods; none before enough are picked. */
export function pickedAction(
  half: HalfMade,
  picking: Picking,
  label: (picked: readonly Good[]) => string,
): readonly HarbourAction[] {
  if (!isPicked(picking, half.picked)) return [];
  return [{ key: 'picked', label: label(half.picked), moves: picking.moves(half.picked), main: true }];
}

/** "2 fish and 1 wood". */
export function pickedWords({ words }: Pick<HarbourTable, 'words'>, picked: readonly Good[]): string {
  return words.counts(countsOf(picked));
}
