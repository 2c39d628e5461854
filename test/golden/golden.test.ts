import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../shared/games/index.ts';
import { playthrough, recordingIn } from './playthrough.ts';
import { requiredRecordings } from './required.ts';

describe('recorded matches: one for each number of players and each way of ending', () => {
  for (const { game: id, seats, ending, file, shows } of requiredRecordings()) {
    test(`${id}, ${seats} players, ended by ${ending}, plays as it was recorded`, () => {
      const path = fileURLToPath(new URL(file, import.meta.url));
      expect(existsSync(path), `${file} is missing: run npm run tool -- golden`).toBe(true);
      const text = readFileSync(path, 'utf8');
      const recording = recordingIn(text);
      const game = gameOf(id);
      if (game === undefined) throw new Error(`no game ${id}`);
      expect(recording).toMatchObject({ game: id, seats });
      for (const part of [`outcome {"ending":"${ending}"`, ...shows]) expect(text).toContain(part);
      expect(playthrough(game, recording)).toBe(text);
    });
  }
});
