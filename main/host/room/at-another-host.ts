import type { Holder } from '../../../shared/protocol/messages.ts';
import type { RoomRecord } from '../../storage/rooms/room-record.ts';

/**
 * A room as it stands once the host of this guest's own device has it: what was the guest's is the house's there, beside what
 * was this house's. All others are guests as they were, by their tokens.
 */
export function atHostOf(guest: string, record: RoomRecord): RoomRecord {
  const there = <Who extends Holder>(who: Who) => (who === guest ? 'house' : who);
  const { table, chairs, proposals, evening, guests, lead } = record;
  return {
    ...record,
    lead: there(lead),
    guests: guests.filter((each) => each.guest !== guest),
    chairs: chairs.map((chair) => ({ ...chair, holder: there(chair.holder) })),
    // of two wishes of one house the guest's own is the one that is still wanted
    proposals: proposals
      .filter(({ by }) => by !== 'house' || proposals.every((other) => other.by !== guest))
      .map(({ by, game }) => ({ by: there(by), game })),
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
