import type { GuestAtTable } from '../../../../shared/protocol/messages.ts';
import type { LiveTable } from '../../../client/slices/table-slice.ts';
import { SeatRow } from './seat-row.tsx';

const nobody: readonly GuestAtTable[] = [];

/** The seats of a table, for the host person, who assigns them. */
export function SeatList({ table }: { readonly table: LiveTable }) {
  return (
    <ul className="seat-list">
      {table.seats.map((settings, seat) => {
        const holding = table.holdings[seat];
        return holding ? (
          <SeatRow
            key={settings.colour}
            seat={seat}
            settings={settings}
            seats={table.seats}
            holding={holding}
            guests={table.keeping?.guests ?? nobody}
            hosted={table.hosting !== null}
          />
        ) : null;
      })}
    </ul>
  );
}
