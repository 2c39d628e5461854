import { realDisk } from '../../main/storage/journal.ts';
import { Journals } from '../../main/storage/journals.ts';
import { settledOptions } from '../../shared/engine/index.ts';
import { type AnyGame, gameOf, games } from '../../shared/games/index.ts';
import { playerColours } from '../../shared/protocol/messages.ts';
import type { NewTable } from './games/new-table.ts';

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
  const journals = new Journals({ dataFolder, appVersion: '0.1.0', gameOf, now: Date.now, disk: realDisk });
  const seats = names.map((name, index) => ({ name, colour: playerColours[index] ?? 'navy' }));
  return journals.create(game, { seats: names.length, options, seed }, seats);
}
