import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readJournalText } from '../../../main/storage/journal-text.ts';
import { replayJournal } from '../../../main/storage/replay.ts';
import { type GameTypes, type Match, seatAt, see } from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import { expect } from '../host.ts';
import type { Wire } from '../wire.ts';

/** The match in a table's journal, independent of what any page received. */
export async function keptMatch(dataFolder: string, table: string, game: AnyGame): Promise<Match<GameTypes>> {
  const journal = await readFile(path.join(dataFolder, 'tables', `${table}.ndjson`));
  return replayJournal(game, readJournalText(journal)).match;
}

const asTold = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Expects that a page received this end of a match, and sees exactly what its viewer may. */
export function expectAsKept({ table }: Wire, game: AnyGame, { state }: Match<GameTypes>): void {
  const { viewer, view, outcome } = table;
  expect(outcome).toEqual(asTold(game.outcome(state)));
  expect(view).toEqual(asTold(see(game.hiding, state, viewer === 'spectator' ? viewer : seatAt(viewer))));
}
