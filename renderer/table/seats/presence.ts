import { type BotLevel, type Holder, levelOf } from '../../../shared/protocol/messages.ts';
import type { LiveTable } from '../../client/slices/table-slice.ts';

/** A seat's presence as this device sees it. */
export type Presence = 'here' | 'on-the-line' | 'away' | 'free' | 'bot';

export interface SeatPresence {
  readonly presence: Presence;
  /** The level of the seat's bot; null for people. */
  readonly level: BotLevel | null;
  /** Whether a stand-in plays the seat until its owner wants it back. */
  readonly standIn: boolean;
}

type Seating = Pick<LiveTable, 'holdings' | 'own' | 'hosting'>;

/** The presence of each seat, by seat. */
export function presencesOf({ holdings, own }: Seating): readonly SeatPresence[] {
  return holdings.map(({ holder, owner, present }, seat) => {
    const level = levelOf(holder);
    const standIn = holder !== owner;
    if (level !== null) return { presence: 'bot', level, standIn };
    const away = present ? 'on-the-line' : 'away';
    return { presence: own.includes(seat) ? 'here' : holder === 'free' ? 'free' : away, level, standIn };
  });
}

/** Whether several devices or bots play, so that presence matters. */
export function isSpread({ holdings, own, hosting }: Seating): boolean {
  return hosting !== null || holdings.some(({ holder }, seat) => holder !== 'house' && !own.includes(seat));
}

/** The seats among `seats` with this presence. */
export function seatsThatAre(
  presence: Presence,
  seats: readonly number[],
  presences: readonly SeatPresence[],
): readonly number[] {
  return seats.filter((seat) => presences[seat]?.presence === presence);
}

export function botSeats({ holdings }: Pick<LiveTable, 'holdings'>): readonly number[] {
  return holdings.flatMap(({ holder }, seat) => (levelOf(holder) === null ? [] : [seat]));
}

/** The seats without a player. */
export function freeSeats({ holdings }: Pick<LiveTable, 'holdings'>): readonly number[] {
  return holdings.flatMap(({ holder }, seat) => (holder === 'free' ? [seat] : []));
}

/** The owner's seats that a stand-in plays. */
export function seatsStoodIn({ holdings }: Pick<LiveTable, 'holdings'>, owner: Holder | null): readonly number[] {
  return holdings.flatMap((each, seat) => (each.owner === owner && each.holder !== owner ? [seat] : []));
}
