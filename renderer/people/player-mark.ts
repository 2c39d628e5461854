import type { PlayerColour, SeatSettings } from '../../shared/protocol/messages.ts';
import { MARKS, PLAYER_MARKS, type PlayerMark } from '../design/index.ts';

/** The mark of a player's colour, so that colour is never the only difference. */
export function markOfColour(colour: PlayerColour): PlayerMark {
  return PLAYER_MARKS.find((mark) => MARKS[mark].colour === colour) ?? 'awning';
}

/** The mark of the player on a seat. */
export function markOfPlayer(seats: readonly SeatSettings[], seat: number): PlayerMark {
  return markOfColour(seats[seat]?.colour ?? 'navy');
}

/** The name of the player on a seat; empty if there is none. */
export function nameOf(seats: readonly SeatSettings[], seat: number): string {
  return seats[seat]?.name ?? '';
}

/** The names of the players on all other seats. */
export function othersThan(seats: readonly Pick<SeatSettings, 'name'>[], seat: number): readonly string[] {
  return seats.flatMap(({ name }, other) => (other === seat ? [] : [name]));
}
