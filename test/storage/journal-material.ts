import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Disk, realDisk } from '../../main/storage/journal.ts';
import { lineFacts } from '../../main/storage/journal-lines.ts';
import { Journals } from '../../main/storage/journals.ts';
import { fingerprint, pick, randomFromSeed } from '../../shared/engine/index.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import type { SeatSettings } from '../../shared/protocol/messages.ts';
import { sealedMarket } from '../engine/reference/sealed-market.ts';
import { adaAndBen } from '../harness/people.ts';
import { freshFolder } from '../host/client.ts';

export const people: readonly SeatSettings[] = adaAndBen;

/** The journals in a folder, for one game (usually the sealed market). */
export function journalsIn(dataFolder: string, game: AnyGame = sealedMarket, disk: Disk = realDisk): Journals {
  const gameOf = (id: string) => (id === game.id ? game : undefined);
  return new Journals({ dataFolder, appVersion: '0.0.0', gameOf, now: () => 1_000_000, disk });
}

/** A new match of the sealed market, and its open journal. */
export function begun(disk: Disk = realDisk) {
  const folder = freshFolder();
  const journals = journalsIn(folder, sealedMarket, disk);
  const table = journals.create(sealedMarket, { seats: 2, options: {}, seed: 'x' }, people);
  const { journal } = journals.open(table);
  return { folder, journals, table, journal, match: journal.replay() };
}

/** A closed journal of this many random moves, and the match it must give. */
export function recorded(dataFolder: string, moves: number, seed = 'recorded') {
  const journals = journalsIn(dataFolder);
  const table = journals.create(sealedMarket, { seats: 2, options: { length: 'long' }, seed }, people);
  const { journal } = journals.open(table);
  const match = journal.replay();
  const random = randomFromSeed(seed);
  for (let played = 0; played < moves; played++) {
    const seat = pick(random, match.game.toAct(match.state));
    const move = pick(random, match.game.legalMoves(match.state, seat));
    match.play(seat, move);
    journal.append({ kind: 'move', seat, move, hash: match.hash() }, match);
  }
  journal.close(match);
  return { table, match, hash: match.hash() };
}

export function fileOf(dataFolder: string, table: string): string {
  return path.join(dataFolder, 'tables', `${table}.ndjson`);
}

/** Such a journal, opened again. */
export function reopened(moves: number) {
  const folder = freshFolder();
  const before = recorded(folder, moves);
  const { journal } = journalsIn(folder).open(before.table);
  return { folder, table: before.table, before: before.match, journal, match: journal.replay() };
}

/** Changes the content of a journal's line and gives it a valid checksum again. */
export function rewriteLine(text: string, index: number, change: Readonly<Record<string, unknown>>): string {
  const lines = text.split('\n');
  const facts = { ...lineFacts(lines[index] ?? ''), ...change };
  lines[index] = JSON.stringify({ ...facts, sum: fingerprint(facts) });
  return lines.join('\n');
}

/** Replaces the bytes of a table's journal. */
export function overwrite(dataFolder: string, table: string, bytes: Uint8Array | string): void {
  mkdirSync(path.join(dataFolder, 'tables'), { recursive: true });
  writeFileSync(fileOf(dataFolder, table), bytes);
}

export function bytesOf(dataFolder: string, table: string): Buffer {
  return readFileSync(fileOf(dataFolder, table));
}

/** The same game under other rules: version `rulesVersion`, with `change` applied to the usual ones. */
export function withRules(rulesVersion: number, change: Partial<typeof sealedMarket> = {}): typeof sealedMarket {
  return { ...sealedMarket, rulesVersion, ...change };
}
