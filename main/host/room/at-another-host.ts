import type { Holder } from '../../../shared/protocol/messages.ts';
import type { RoomRecord } from '../../storage/rooms/room-record.ts';

/**
 * A room's record after a transfer to the server on this guest's device.
 * There the guest becomes `server`, together with what was this server's. All other guests keep their ids and tokens.
 */
export function atHostOf(guest: string, record: RoomRecord): RoomRecord {
  const there = <Who extends Holder>(who: Who) => (who === guest ? 'house' : who);
  const { table, chairs, proposals, televisions, evening, guests, lead } = record;
  return {
    ...record,
    lead: there(lead),
    guests: guests.filter((each) => each.guest !== guest),
    chairs: chairs.map((chair) => ({ ...chair, holder: there(chair.holder) })),
    // of two proposals of one server, the guest's own is the current one
    proposals: proposals
      .filter(({ by }) => by !== 'house' || proposals.every((other) => other.by !== guest))
      .map(({ by, game }) => ({ by: there(by), game })),
    // the screen of the former host is not there
    televisions: televisions.filter((each) => each !== 'house').map(there),
    evening: evening.map((match) => ({
      ...match,
      held: match.held.map(({ holder, owner }) => ({ holder: there(holder), owner: there(owner) })),
    })),
    table: table && {
      table: table.table,
      seating: {
        seats: table.seating.seats.map(({ holder, owner }) => ({ holder: there(holder), owner: there(owner) })),
        wishes: table.seating.wishes.filter((wish) => wish.guest !== guest),
      },
    },
  };
}
