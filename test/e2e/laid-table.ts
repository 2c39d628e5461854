import { realDisk } from '../../main/storage/journal.ts';
import { Journals } from '../../main/storage/journals.ts';
import {
  type AnyMove,
  pick,
  type RandomWords,
  randomFromSeed,
  type Seat,
  see,
  settledOptions,
} from '../../shared/engine/index.ts';
import { type AnyGame, gameOf, games } from '../../shared/games/index.ts';
import { playerColours } from '../../shared/protocol/messages.ts';
import type { NewTable } from './games/new-table.ts';

function journalsIn(dataFolder: string, now: () => number = Date.now): Journals {
  return new Journals({ dataFolder, appVersion: '0.1.0', gameOf, now, disk: realDisk });
}

/** Adds a new table with a deterministic match to the library of a data folder; returns its name. */
export function layTable(
  dataFolder: string,
  names: readonly string[],
  { game: id, options: chosen }: NewTable,
  seed: string,
  now?: () => number,
): string {
  const game: AnyGame = games[id];
  const options = settledOptions(game.options, names.length, chosen);
  if (options === undefined) throw new Error(`${id} does not take these options.`);
  const seats = names.map((name, index) => ({ name, colour: playerColours[index] ?? 'navy' }));
  return journalsIn(dataFolder, now).create(game, { seats: names.length, options, seed }, seats);
}

/** The seat that must act, its view, and its legal moves. */
export interface Offer {
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly AnyMove[];
}

/** Chooses a move, or none to stop. A method, so that it may take the types of the table's game. */
export type Choose = { choose(offer: Offer): AnyMove | null }['choose'];

/** Plays a saved table as long as a move is chosen, before any host opens it. */
export function playLaid(dataFolder: string, table: string, choose: Choose): void {
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

/** A random legal move that does not prolong the match: no closing of stores, no giving up points, no debt. */
export function likelyMove(legal: readonly AnyMove[], random: RandomWords): AnyMove {
  const buying = legal.filter(({ type }) => ['buy-points', 'buy', 'ship'].includes(type));
  const usual = legal.filter(({ type }) => !['close-store', 'sell-points', 'take-back'].includes(type));
  return pick(random, buying.length > 0 ? buying : usual.length > 0 ? usual : legal);
}

/** Saves a table with a random match, played to its end or for this many moves; returns its name. */
export function layPlayed(
  dataFolder: string,
  names: readonly string[],
  {
    seed,
    laid,
    moves = Number.POSITIVE_INFINITY,
  }: { readonly seed: string; readonly laid: NewTable; readonly moves?: number },
): string {
  const table = layTable(dataFolder, names, laid, seed);
  const random = randomFromSeed(seed);
  let played = 0;
  playLaid(dataFolder, table, ({ legal }) => {
    played += 1;
    return played > moves ? null : likelyMove(legal, random);
  });
  return table;
}
