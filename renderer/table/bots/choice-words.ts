import type { AnyMove } from '../../../shared/engine/index.ts';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import { translatorFor } from '../../words/index.ts';
import type { GameUi } from '../board/game-ui.ts';
import { useYou } from '../seats/use-turn-words.ts';

/** Returns a choice in the game's words, for a player with this view. The player at the screen is *you*. */
export function useChoiceSentence(
  ui: GameUi,
  seats: readonly SeatSettings[],
): (moves: readonly AnyMove[], view: unknown) => string {
  const you = useYou();
  return (moves, view) => ui.describeChoice(moves, { view, seats, you, translate: translatorFor(ui.id) });
}
