import { settledOptions } from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import type { BotHolder, BotLevel, ClientMessage, SeatSettings } from '../../../shared/protocol/messages.ts';
import type { Held } from '../../storage/journal-lines.ts';
import { RequestError } from '../request-error.ts';
import { checkName } from '../seats/table-names.ts';

/** The seat holder for a bot of this level. */
export function holderOf(level: BotLevel): BotHolder {
  return `bot-${level}`;
}

type CreateTable = Extract<ClientMessage, { type: 'create-table' }>;

function differ(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

/** Throws `RequestError` unless the number of seats fits and names and colours are distinct. */
function checkSeats(game: AnyGame, seats: readonly SeatSettings[]): void {
  if (seats.length < game.seats.min || seats.length > game.seats.max) throw new RequestError('wrong-number-of-seats');
  const names = seats.map(({ name }) => name);
  for (const seat of seats.keys()) checkName(names, seat);
  if (!differ(seats.map(({ colour }) => colour))) throw new RequestError('colours-must-differ');
}

/** Throws `RequestError` for an option or value that the game does not have, for any number of players. */
export function checkOptions(game: AnyGame, options: Readonly<Record<string, string>>): void {
  const isKnown = ([option, value]: [string, string]) =>
    game.options.some((each) => each.id === option && each.values.includes(value));
  if (!Object.entries(options).every(isKnown)) throw new RequestError('unknown-option');
}

/** The holders of a new table's seats: the given bots, and `server` for all others. */
function heldBy(seats: number, bots: NonNullable<CreateTable['bots']>): readonly Held[] {
  const given = bots.map(({ seat }) => seat);
  if (new Set(given).size !== given.length || given.some((seat) => seat >= seats)) throw new RequestError('malformed');
  return Array.from({ length: seats }, (_, seat): Held => {
    const level = bots.find((bot) => bot.seat === seat)?.level;
    const holder = level === undefined ? 'house' : holderOf(level);
    return { holder, owner: holder };
  });
}

/** The settings of a new table, checked against its game. Throws `RequestError`. */
export function validateNewTable(game: AnyGame | undefined, { seats, options, bots = [] }: CreateTable) {
  if (game === undefined) throw new RequestError('unknown-game');
  checkSeats(game, seats);
  const held = heldBy(seats.length, bots);
  const settled = settledOptions(game.options, seats.length, options);
  if (settled === undefined) throw new RequestError('unknown-option');
  return { game, seats, options: settled, held };
}
