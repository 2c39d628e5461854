// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { randomFromSeed } from '../../../../shared/engine/index.ts';
import { harbour } from '../../../../shared/games/harbour/index.ts';
import { startWords } from '../../every-word.ts';
import { openWindow } from '../windows.ts';
import { movesByPressing } from './drawn-table.tsx';
import { someOptions } from './played-match.ts';

afterEach(cleanup);
beforeAll(() => startWords('en'));

const pressable = '.counter-actions > button, .piece.lit, .counter-stepper button, .reading-lists li > .button';

it.each([
  ['laptop', 4],
  ['laptop', 1],
  ['tablet', 3],
  ['phone', 2],
  ['lists', 2],
] as const)('on a %s, pressing what is lit brings a match of %i forward, and never a move off offer', (name, seats) => {
  openWindow(name);
  const state = harbour.setup(seats, someOptions(seats, randomFromSeed(name)), randomFromSeed(`${name} ${seats}`));
  const random = randomFromSeed(`presses ${name}`);
  const moves = movesByPressing(state, { pressable, random, presses: 45, patience: 40 });
  expect(moves).toBeGreaterThan(8);
});
