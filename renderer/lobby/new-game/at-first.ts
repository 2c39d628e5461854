import type { PlayedAgain } from '../../client/slices/page-slice.ts';
import type { ListedGame } from '../../games/index.ts';
import { ownName } from '../../people/own-name.ts';
import type { KnownPerson } from './known-people.ts';
import { changeSeating, emptySeating, type Seating, seatingOf } from './seating.ts';
import { usualOpponents } from './usual-opponents.ts';

/** The circumstances of setting up a table. */
interface Occasion {
  readonly game: ListedGame;
  /** Whether to play over the network. Then chairs start free. */
  readonly hosted: boolean;
  /** Whether one person plays against bots. */
  readonly alone: boolean;
  /** The match to play again; null for a new one. */
  readonly again: PlayedAgain | null;
  /** The people of the last match on this device. */
  readonly company: readonly KnownPerson[];
  readonly botNames: readonly string[];
}

/** The default number of chairs: at least two, even for a game with a solo mode. */
export function usualSeats({ seats: { min, max } }: ListedGame): number {
  return Math.min(max, Math.max(2, min));
}

/** The initial seating: the people of last time, as far as the chairs allow. */
export function seatingAtFirst({ game, hosted, alone, again, company, botNames }: Occasion): Seating {
  if (again !== null) return seatingOf(again.seats, again.levels, hosted);
  const come = hosted || alone ? [] : company.slice(0, game.seats.max);
  const chairs = emptySeating(Math.max(usualSeats(game), come.length), hosted);
  if (alone) {
    const name = ownName();
    return changeSeating(chairs, { type: 'others', sitter: usualOpponents(), count: chairs.length, name }, botNames);
  }
  return come.reduce((now, person) => changeSeating(now, { type: 'known', ...person }, botNames), chairs);
}
