import { levelOf, type PlayedForViewer, type Rewind, type RewindAsk } from '../../../shared/protocol/messages.ts';
import type { LiveTable } from '../../client/slices/table-slice.ts';

/** A rewind, and the number of current moves before its place in the log. */
export interface PlacedRewind {
  /** The number of earlier rewinds. */
  readonly index: number;
  readonly place: number;
  readonly rewind: Rewind;
}

/** Places each rewind among the current moves. A later, deeper rewind moves earlier ones back with it. */
export function placed(rewinds: readonly Rewind[]): readonly PlacedRewind[] {
  const found: PlacedRewind[] = [];
  let place = Number.POSITIVE_INFINITY;
  for (const [index, rewind] of [...rewinds.entries()].toReversed()) {
    place = Math.min(place, rewind.at);
    found.push({ index, place, rewind });
  }
  return found.toReversed();
}

/** The effect of undoing a seat's last choice: `since` later choices, made by `others`, go too. */
export interface GoesBack {
  readonly seat: number;
  readonly since: number;
  readonly others: readonly number[];
}

/** The later choices that are undone with the seat's last choice. */
export function goesBackWith(moves: readonly PlayedForViewer[], seat: number): GoesBack {
  const since = moves.slice(moves.findLastIndex((move) => move.seat === seat) + 1);
  return { seat, since: since.length, others: [...new Set(since.map((move) => move.seat))].sort() };
}

/** The seats that must agree to a rewind: at this screen, and on other devices. */
export interface Asked {
  readonly here: readonly number[];
  readonly elsewhere: readonly number[];
}

/** The seats that must agree. Bots always do, and free seats have no one to ask. */
export function askedFor({ own, holdings }: Pick<LiveTable, 'own' | 'holdings'>, seat: number): Asked {
  const elsewhere = holdings.flatMap(({ holder }, other) => {
    const isPerson = holder !== 'free' && levelOf(holder) === null;
    return isPerson && !own.includes(other) ? [other] : [];
  });
  return { here: own.filter((other) => other !== seat), elsewhere };
}

/** The seats of this page that have not answered the request. None at the asker's own device. */
export function answersHere({ own }: Pick<LiveTable, 'own'>, { by, waitsFor }: RewindAsk): readonly number[] {
  return own.includes(by) ? [] : waitsFor.filter((seat) => own.includes(seat));
}
