import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readJournalText } from '../../../main/storage/journal-text.ts';
import { replayJournal } from '../../../main/storage/replay.ts';
import { type GameTypes, type Match, seatAt, see } from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import { expect } from '../host.ts';
import type { Wire } from '../wire.ts';

/** The match of a table as its journal tells it, whatever any page has been told. */
export async function keptMatch(dataFolder: string, table: string, game: AnyGame): Promise<Match<GameTypes>> {
  const journal = await readFile(path.join(dataFolder, 'tables', `${table}.ndjson`));
  return replayJournal(game, readJournalText(journal)).match;
}

const asTold = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Expects that a page was told of that end of a match, and sees just as much of it as its reader may. */
export function expectAsKept({ table }: Wire, game: AnyGame, { state }: Match<GameTypes>): void {
  const { viewer, view, outcome } = table;
  expect(outcome).toEqual(asTold(game.outcome(state)));
  expect(view).toEqual(asTold(see(game.hiding, state, viewer === 'spectator' ? viewer : seatAt(viewer))));
}
