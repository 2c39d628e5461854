import { expect, it, vi } from 'vitest';
import { Library } from '../../../main/host/library/library.ts';
import { HouseIndex } from '../../../main/storage/house-index/house-index.ts';
import { realDisk } from '../../../main/storage/journal.ts';
import { Journals } from '../../../main/storage/journals.ts';
import { playerColours } from '../../../shared/protocol/messages.ts';
import { ticTacToe } from '../../engine/reference/tic-tac-toe.ts';
import { freshFolder } from '../client.ts';

const [navy = 'navy', teal = 'teal'] = playerColours;
const seats = [
  { name: 'Ada', colour: navy },
  { name: 'Ben', colour: teal },
];

it('a library keeps recently shown tables in memory and reads forgotten ones again', () => {
  const dataFolder = freshFolder();
  const settings = { dataFolder, appVersion: '0.0.0', gameOf: () => ticTacToe, now: () => 1000, disk: realDisk };
  const journals = new Journals(settings);
  for (let made = 0; made < 120; made += 1) {
    journals.create(ticTacToe, { options: {}, seats: 2, seed: `match ${made}` }, seats);
  }
  const fail = (...facts: readonly unknown[]) => expect.unreachable(String(facts));
  const library = new Library(journals, new HouseIndex(dataFolder, '0.0.0', fail), fail);
  const peek = vi.spyOn(journals, 'peek');
  const readFor = (most: number): number => {
    peek.mockClear();
    expect(library.shown(new Map(), most).library).toHaveLength(most);
    return peek.mock.calls.length;
  };
  expect(readFor(120)).toBe(120);
  // as many as were asked for are ready
  expect(readFor(120)).toBe(0);
  expect(readFor(24)).toBe(0);
  expect(readFor(24)).toBe(0);
  // 96 of them are, once only the first page is watched
  expect(readFor(120)).toBe(24);
});
