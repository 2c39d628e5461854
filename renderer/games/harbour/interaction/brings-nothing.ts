import type { Seat } from '../../../../shared/engine/index.ts';
import type { HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import type { HarbourMove } from '../../../../shared/games/harbour/moves.ts';
import type { HarbourTable } from '../table.ts';
import { stockChange } from './preview.ts';

/** Number of continuations to try before giving up; a choice with more of them is not called vain. */
const mostTried = 150;

/** True if nothing that can follow these moves brings their player anything. False where that is not known. */
export function bringsNothing(
  table: Pick<HarbourTable, 'preview'>,
  seat: Seat,
  moves: readonly HarbourMove[],
): boolean {
  const waiting = [moves];
  const seen = new Set<string>();
  for (let tried = 0; tried < mostTried; tried++) {
    const considered = waiting.pop();
    if (considered === undefined) return true;
    const preview = table.preview(considered);
    if (preview === null || bringsAnything(preview.events, seat)) return false;
    const question = preview.after?.view.question ?? null;
    if (preview.after === null || question === null || question.type === 'move-pawn') continue;
    if (question.seat !== seat) {
      // a gift comes last, and a new turn asks its own player; anything else is decided by others
      if (question.type === 'gain' && question.cause === 'gift') continue;
      return false;
    }
    // the same table is reached in several ways
    const reached = JSON.stringify(preview.after.view);
    if (seen.has(reached)) continue;
    seen.add(reached);
    for (const move of preview.after.moves) {
      // comes with the turn, not with the visit
      if (move.type !== 'alchemy') waiting.push([...considered, move]);
    }
  }
  return false;
}

/** True if a player gets goods, a building, another market or another turn. */
function bringsAnything(events: readonly HarbourEvent[], seat: Seat): boolean {
  const isBrought = events.some((event) => {
    switch (event.type) {
      case 'market-changed':
      case 'building-bought':
      case 'building-cleared':
      case 'extra-turn-given':
        return event.seat === seat;
      default:
        return false;
    }
  });
  return isBrought || Object.values(stockChange(events, seat).came).some((count) => count > 0);
}
