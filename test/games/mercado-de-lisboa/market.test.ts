import { expect, test } from 'vitest';
import {
  columnOf,
  entrances,
  entrancesOfLine,
  lineOf,
  neighboursOf,
  rowOf,
  spaceCount,
  spacesOfLine,
} from '../../../shared/games/mercado-de-lisboa/market.ts';
import { customers, customerTiles } from '../../../shared/games/mercado-de-lisboa/tiles.ts';

const allSpaces = Array.from({ length: spaceCount }, (_, space) => space);

test('puts every space in one row and one column', () => {
  for (const space of allSpaces) {
    const lines = spacesOfLine.flatMap((spaces, line) => (spaces.includes(space) ? [line] : []));
    expect(lines).toEqual([rowOf(space), columnOf(space)]);
  }
});

test('gives every line an entrance at each end', () => {
  for (const [line, both] of entrancesOfLine.entries()) expect(both.map(lineOf)).toEqual([line, line]);
  expect(entrancesOfLine.flat().toSorted()).toEqual(entrances.toSorted());
});

test('makes spaces adjacent within rows and columns', () => {
  for (const space of allSpaces) {
    const near = allSpaces.filter((other) => {
      const rows = Math.abs(rowOf(other) - rowOf(space));
      return rows + Math.abs(columnOf(other) - columnOf(space)) === 1;
    });
    expect(neighboursOf[space]?.toSorted((one, other) => one - other)).toEqual(near);
  }
});

test('names a customer tile by its level and goods', () => {
  for (const { id, level, wants } of customerTiles) {
    expect(`c${level}-${wants.join('-')}`).toBe(id);
    expect(wants).toHaveLength(level === 4 ? 1 : 2);
    expect(customers(id)).toEqual({ id, level, wants });
  }
});
