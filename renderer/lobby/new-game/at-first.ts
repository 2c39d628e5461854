import type { PlayedAgain } from '../../client/slices/page-slice.ts';
import type { GameInStreet } from '../../games/index.ts';
import { ownName } from '../../people/own-name.ts';
import type { KnownPerson } from './known-people.ts';
import { changeSeating, emptySeating, type Seating, seatingOf } from './seating.ts';
import { usualOpponents } from './usual-opponents.ts';

/** How somebody has come to set a table. */
interface Occasion {
  readonly game: GameInStreet;
  /** Is it to be played over the network? Then chairs are left free. */
  readonly hosted: boolean;
  /** Does somebody play alone, against bots? */
  readonly alone: boolean;
  /** The match that is played again; null for another one. */
  readonly again: PlayedAgain | null;
  /** Who played here last. */
  readonly company: readonly KnownPerson[];
  readonly botNames: readonly string[];
}

/** The chairs that stand there at first: a game is for company, even one that can be played alone. */
export function usualSeats({ seats: { min, max } }: GameInStreet): number {
  return Math.min(max, Math.max(2, min));
}

/** Who sits at the table before anybody has changed anything: those of last time, as far as there are chairs for them. */
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
