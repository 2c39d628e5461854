import { seatsOf } from '../../../../shared/engine/index.ts';
import type { DieFace } from '../../../../shared/games/shopping-street/dice.ts';
import type { SeatSettings } from '../../../../shared/protocol/messages.ts';
import { PLAYER_MARKS, type PlayerMark } from '../../../design/index.ts';
import { markOfPlayer } from '../../../table/index.ts';
import type { Words } from '../words.ts';

/** A die face: a player's mark, the mark of an unused colour, or blank. */
interface DrawnFace {
  readonly face: PlayerMark | 'blank';
  readonly unplayed: boolean;
}

/** The face of a die as drawn at this table. */
export function drawnFace(face: DieFace, seats: readonly SeatSettings[]): DrawnFace {
  if (face === 'blank') return { face, unplayed: false };
  if (face < seats.length) return { face: markOfPlayer(seats, face), unplayed: false };
  const taken = seats.map((_, seat) => markOfPlayer(seats, seat));
  const free = PLAYER_MARKS.filter((mark) => !taken.includes(mark));
  return { face: free[face - seats.length] ?? 'blank', unplayed: true };
}

/** A die face as text: a name, an unused colour, or blank. */
export function spokenFace(face: DieFace, seats: readonly SeatSettings[], words: Words): string {
  const seat = seatsOf(seats.length).find((each) => each === face);
  if (seat !== undefined) return words.say('die.player', words.player(seat));
  return words.say(face === 'blank' ? 'die.blank' : 'die.unplayed');
}
