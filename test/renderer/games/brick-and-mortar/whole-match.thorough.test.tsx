// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { randomFromSeed } from '../../../../shared/engine/index.ts';
import { startWords } from '../../every-word.ts';
import { movesByPressing, newMatch } from './sample-table.tsx';

afterEach(cleanup);
beforeAll(() => startWords('en'));

const pressable =
  '.counter-actions > button, .piece.lit, .crate-button.lit, .bm-point.lit, .bm-faces button, .counter-stepper button, .dial-steps button';

it.each([2, 4])('pressing what is lit brings a match of %i players forward, and never a move off offer', (seats) => {
  const state = newMatch(seats, `pressed ${seats}`);
  const random = randomFromSeed(`presses ${seats}`);
  const moves = movesByPressing(state, { pressable, random, presses: 60, patience: 60 });
  expect(moves).toBeGreaterThan(12);
});
