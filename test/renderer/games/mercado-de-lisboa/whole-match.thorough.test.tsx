// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { combination, randomFromSeed } from '../../../../shared/engine/index.ts';
import { mercadoDeLisboa } from '../../../../shared/games/mercado-de-lisboa/index.ts';
import { startWords } from '../../every-word.ts';
import { openWindow } from '../windows.ts';
import { movesByPressing } from './drawn-table.tsx';

afterEach(cleanup);
beforeAll(() => startWords('en'));

const pressable = '.counter-actions > button, .piece.lit, .reading-lists li > .button';

it.each([
  ['laptop', 4],
  ['laptop', 1],
  ['upright', 3],
  ['phone', 2],
  ['lists', 2],
] as const)('on a %s, pressing what is lit brings a match of %i forward, and never a move off offer', (name, seats) => {
  openWindow(name);
  const random = randomFromSeed(`presses ${name}`);
  const options = combination(mercadoDeLisboa.options, seats, seats);
  const state = mercadoDeLisboa.setup(seats, options, randomFromSeed(`${name} ${seats}`));
  const moves = movesByPressing(state, { pressable, random, presses: 30, patience: 40 });
  expect(moves).toBeGreaterThan(3);
});
