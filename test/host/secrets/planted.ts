import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lineText } from '../../../main/storage/journal-lines.ts';
import { fingerprint, type GameTypes, type Options } from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import { playerColours } from '../../../shared/protocol/messages.ts';

export const plantedTable = 'planted00';

/** Writes a journal that starts from any state, for tests of a host. */
export function plant(
  folder: string,
  game: AnyGame,
  seats: number,
  state: GameTypes['State'],
  options: Options = {},
): void {
  const rulesVersion = game.rulesVersion;
  const header = lineText({
    line: 0,
    kind: 'header',
    format: 'high-street-journal',
    formatVersion: 1,
    app: '0.0.0',
    table: plantedTable,
    created: 1000,
    match: { game: game.id, rulesVersion, options, seats, seed: 'planted' },
    seats: playerColours.slice(0, seats).map((colour, seat) => ({ name: `Player ${seat}`, colour })),
  });
  const snapshot = lineText({
    line: 1,
    kind: 'snapshot',
    at: 1000,
    rulesVersion,
    restart: true,
    state: { ...state },
    hash: fingerprint(state),
  });
  mkdirSync(path.join(folder, 'tables'), { recursive: true });
  writeFileSync(path.join(folder, 'tables', `${plantedTable}.ndjson`), header + snapshot);
}
