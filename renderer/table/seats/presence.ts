import { type BotLevel, type Holder, levelOf } from '../../../shared/protocol/messages.ts';
import type { LiveTable } from '../../client/slices/table-slice.ts';

/** Where whoever plays a seat is, as this device sees it; a bot is nowhere, and always there. */
export type Presence = 'here' | 'on-the-line' | 'away' | 'free' | 'bot';

export interface SeatPresence {
  readonly presence: Presence;
  /** How well the bot plays that has the seat; null where people have it. */
  readonly level: BotLevel | null;
  /** Somebody else plays the seat until its owner wants it back. */
  readonly standIn: boolean;
}

type Seating = Pick<LiveTable, 'holdings' | 'own' | 'hosting'>;

/** Where the people of all seats are, seat by seat. */
export function presencesOf({ holdings, own }: Seating): readonly SeatPresence[] {
  return holdings.map(({ holder, owner, present }, seat) => {
    const level = levelOf(holder);
    const standIn = holder !== owner;
    if (level !== null) return { presence: 'bot', level, standIn };
    const away = present ? 'on-the-line' : 'away';
    return { presence: own.includes(seat) ? 'here' : holder === 'free' ? 'free' : away, level, standIn };
  });
}

/** Is the table played on several devices, or with bots, so that it matters who is where? */
export function isSpread({ holdings, own, hosting }: Seating): boolean {
  return hosting !== null || holdings.some(({ holder }, seat) => holder !== 'house' && !own.includes(seat));
}

/** The seats among these whose people are there, or are not, in the sense asked for. */
export function seatsThatAre(
  presence: Presence,
  seats: readonly number[],
  presences: readonly SeatPresence[],
): readonly number[] {
  return seats.filter((seat) => presences[seat]?.presence === presence);
}

/** The seats that bots play. */
export function botSeats({ holdings }: Pick<LiveTable, 'holdings'>): readonly number[] {
  return holdings.flatMap(({ holder }, seat) => (levelOf(holder) === null ? [] : [seat]));
}

/** Seats nobody plays yet. */
export function freeSeats({ holdings }: Pick<LiveTable, 'holdings'>): readonly number[] {
  return holdings.flatMap(({ holder }, seat) => (holder === 'free' ? [seat] : []));
}

/** The seats that are this holder's by right and that somebody else plays meanwhile. */
export function seatsStoodIn({ holdings }: Pick<LiveTable, 'holdings'>, owner: Holder | null): readonly number[] {
  return holdings.flatMap((each, seat) => (each.owner === owner && each.holder !== owner ? [seat] : []));
}
