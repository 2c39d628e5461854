import type { AnyMove } from '../../../shared/engine/index.ts';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import { translatorFor } from '../../words/index.ts';
import type { GameRoom } from '../board/game-room.ts';

/** A choice in the game's words, for a player with this view. */
export function choiceSentence(
  room: GameRoom,
  moves: readonly AnyMove[],
  at: { readonly view: unknown; readonly seats: readonly SeatSettings[] },
): string {
  return room.describeChoice(moves, { ...at, translate: translatorFor(room.id) });
}
