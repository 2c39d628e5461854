import type { Seat } from '../../engine/index.ts';

/** The player at this seat, in the state or in a view of it. Throws RangeError for a seat that is not at the table. */
export function playerAt<Player>(table: { readonly players: readonly Player[] }, seat: Seat): Player {
  const player = table.players[seat];
  if (player === undefined) throw new RangeError(`no player at seat ${seat}`);
  return player;
}
