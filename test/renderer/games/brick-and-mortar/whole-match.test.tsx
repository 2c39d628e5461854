// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startWords } from '../../../../renderer/words/index.ts';
import { below, type RandomWords, randomFromSeed } from '../../../../shared/engine/index.ts';
import { brickAndMortar } from '../../../../shared/games/brick-and-mortar/index.ts';
import { LiveTable, newMatch } from './sample-table.tsx';

afterEach(cleanup);
beforeAll(() => startWords('en'));

const pressable =
  '.counter-actions > button, .piece.lit, .crate-button.lit, .bm-point.lit, .bm-faces button, .counter-stepper button, .dial-steps button';

/** Presses something that can be pressed, now and then the main button. */
function pressSomething(container: HTMLElement, random: RandomWords): void {
  const main = container.querySelector<HTMLElement>('.counter-actions > .primary');
  const all = [...container.querySelectorAll<HTMLElement>(pressable)].filter(
    (element) => element.getAttribute('aria-disabled') !== 'true',
  );
  const chosen = main !== null && below(random, 2) === 0 ? main : all[below(random, all.length)];
  expect(all.length, container.querySelector('.asks')?.textContent ?? '').toBeGreaterThan(0);
  if (chosen !== undefined) act(() => void fireEvent.click(chosen));
}

it.each([2, 4])('pressing what is lit brings a match of %i players forward, and never a move off offer', (seats) => {
  const state = newMatch(seats, `pressed ${seats}`);
  const random = randomFromSeed(`presses ${seats}`);
  let moves = 0;
  const { container } = render(
    <LiveTable
      state={state}
      onMove={() => {
        moves += 1;
      }}
    />,
  );
  let idle = 0;
  for (let press = 0; press < 60 && brickAndMortar.toAct(state).length > 0; press++) {
    const before = moves;
    pressSomething(container, random);
    idle = moves === before ? idle + 1 : 0;
    expect(idle, container.querySelector('.asks')?.textContent ?? '').toBeLessThan(60);
  }
  expect(moves).toBeGreaterThan(12);
});
