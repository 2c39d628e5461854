import { realDisk } from '../../main/storage/journal.ts';
import { Journals } from '../../main/storage/journals.ts';
import { type AnyMove, type Seat, see, settledOptions } from '../../shared/engine/index.ts';
import { type AnyGame, gameOf, games } from '../../shared/games/index.ts';
import { playerColours } from '../../shared/protocol/messages.ts';
import type { NewTable } from './games/new-table.ts';

function journalsIn(dataFolder: string): Journals {
  return new Journals({ dataFolder, appVersion: '0.1.0', gameOf, now: Date.now, disk: realDisk });
}

/** Puts a new table on the shelf of a folder of data, whose match is the same every time; returns its name. */
export function layTable(
  dataFolder: string,
  names: readonly string[],
  { game: id, options: chosen }: NewTable,
  seed: string,
): string {
  const game: AnyGame = games[id];
  const options = settledOptions(game.options, names.length, chosen);
  if (options === undefined) throw new Error(`${id} does not take these options.`);
  const seats = names.map((name, index) => ({ name, colour: playerColours[index] ?? 'navy' }));
  return journalsIn(dataFolder).create(game, { seats: names.length, options, seed }, seats);
}

/** Whoever must act, what they see, and what is on offer. */
export interface Offer {
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly AnyMove[];
}

/** Plays a laid table on for as long as a move is chosen, before any host opens it: as if people had played until there. */
export function playLaid(dataFolder: string, table: string, choose: (offer: Offer) => AnyMove | null): void {
  const { game, journal } = journalsIn(dataFolder).open(table);
  const match = journal.replay();
  for (;;) {
    const [seat] = game.toAct(match.state);
    if (seat === undefined) break;
    const view = see(game.hiding, match.state, seat);
    const move = choose({ seat, view, legal: game.legalMoves(match.state, seat) });
    if (move === null) break;
    match.play(seat, move);
    journal.append({ kind: 'move', seat, move, hash: match.hash() }, match);
  }
  journal.close(match);
}
