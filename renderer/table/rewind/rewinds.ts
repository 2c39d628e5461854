import { levelOf, type PlayedForViewer, type Rewind, type RewindAsk } from '../../../shared/protocol/messages.ts';
import type { LiveTable } from '../../client/slices/table-slice.ts';

/** A rewind, and the number of the moves that stand now before its place in the log. */
export interface PlacedRewind {
  /** How many rewinds were before it. */
  readonly index: number;
  readonly place: number;
  readonly rewind: Rewind;
}

/** Where each rewind belongs among the moves that stand: a later one that went back further takes it along. */
export function placed(rewinds: readonly Rewind[]): readonly PlacedRewind[] {
  const found: PlacedRewind[] = [];
  let place = Number.POSITIVE_INFINITY;
  for (const [index, rewind] of [...rewinds.entries()].toReversed()) {
    place = Math.min(place, rewind.at);
    found.push({ index, place, rewind });
  }
  return found.toReversed();
}

/** What goes back with a seat's latest choice: so many choices of these others, made since. */
export interface GoesBack {
  readonly seat: number;
  readonly since: number;
  readonly others: readonly number[];
}

/** What goes back with the seat's latest choice. */
export function goesBackWith(moves: readonly PlayedForViewer[], seat: number): GoesBack {
  const since = moves.slice(moves.findLastIndex((move) => move.seat === seat) + 1);
  return { seat, since: since.length, others: [...new Set(since.map((move) => move.seat))].sort() };
}

/** Who has to agree before a page's seat may go back: those who share its screen, and those on devices of their own. */
export interface Asked {
  readonly here: readonly number[];
  readonly elsewhere: readonly number[];
}

/** Whoever has to agree; bots always do, and on a free seat there is nobody. */
export function askedFor({ own, holdings }: Pick<LiveTable, 'own' | 'holdings'>, seat: number): Asked {
  const elsewhere = holdings.flatMap(({ holder }, other) => {
    const isPerson = holder !== 'free' && levelOf(holder) === null;
    return isPerson && !own.includes(other) ? [other] : [];
  });
  return { here: own.filter((other) => other !== seat), elsewhere };
}

/** The seats of a page for which the question waits. The asker's own device has its word by now, or asks anew. */
export function answersHere({ own }: Pick<LiveTable, 'own'>, { by, waitsFor }: RewindAsk): readonly number[] {
  return own.includes(by) ? [] : waitsFor.filter((seat) => own.includes(seat));
}
