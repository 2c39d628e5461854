import type { AnyMove } from '../../../shared/engine/index.ts';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import { translatorFor } from '../../words/index.ts';
import type { GameUi } from '../board/game-ui.ts';

/** A choice in the game's words, for a player with this view. */
export function choiceSentence(
  ui: GameUi,
  moves: readonly AnyMove[],
  at: { readonly view: unknown; readonly seats: readonly SeatSettings[] },
): string {
  return ui.describeChoice(moves, { ...at, translate: translatorFor(ui.id) });
}
