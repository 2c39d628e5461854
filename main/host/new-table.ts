import { settledOptions } from '../../shared/engine/index.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import { type ClientMessage, foldedName, type SeatSettings } from '../../shared/protocol/messages.ts';
import { Refused } from './refused.ts';

type CreateTable = Extract<ClientMessage, { type: 'create-table' }>;

function differ(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

/** Can people be told apart by their names, whatever the case of their letters and the blanks in them? */
export function namesDiffer(names: readonly string[]): boolean {
  return differ(names.map(foldedName));
}

/** People must be told apart on the shutter and in the log: by name and by colour. */
function checkSeats(game: AnyGame, seats: readonly SeatSettings[]): void {
  if (seats.length < game.seats.min || seats.length > game.seats.max) throw new Refused('wrong-number-of-seats');
  if (!namesDiffer(seats.map(({ name }) => name))) throw new Refused('names-must-differ');
  if (!differ(seats.map(({ colour }) => colour))) throw new Refused('colours-must-differ');
}

/** What a new table is made of, checked against its game. Throws Refused. */
export function settleNewTable(game: AnyGame | undefined, { seats, options }: CreateTable) {
  if (game === undefined) throw new Refused('unknown-game');
  checkSeats(game, seats);
  const settled = settledOptions(game.options, seats.length, options);
  if (settled === undefined) throw new Refused('unknown-option');
  return { game, seats, options: settled };
}
