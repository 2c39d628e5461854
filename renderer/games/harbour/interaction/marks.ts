import type { Owner } from '../../../../shared/games/harbour/places.ts';
import type { SeatSettings } from '../../../../shared/protocol/messages.ts';
import type { PlayerMark } from '../../../design/index.ts';
import { markOfPlayer } from '../../../table/index.ts';

/** The mark of a player, or an unused mark for the practice opponent. */
export function markOf(seats: readonly SeatSettings[], owner: Owner): PlayerMark {
  if (owner !== 'practice') return markOfPlayer(seats, owner);
  const taken = seats.map((_, seat) => markOfPlayer(seats, seat));
  return taken.includes('basket') ? 'awning' : 'basket';
}
