// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startWords } from '../../../../renderer/words/index.ts';
import { below, type RandomWords, randomFromSeed } from '../../../../shared/engine/index.ts';
import { harbour } from '../../../../shared/games/harbour/index.ts';
import { LiveTable, openWindow } from './drawn-table.tsx';
import { someOptions } from './played-match.ts';

afterEach(cleanup);
beforeAll(() => startWords('en'));

const pressable = '.counter-actions > button, .piece.lit, .counter-stepper button, .reading-lists li > .button';

/** Presses something that can be pressed, now and then the main button. */
function pressSomething(container: HTMLElement, random: RandomWords): void {
  const main = container.querySelector<HTMLElement>('.counter-actions > .primary:not([aria-disabled="true"])');
  const all = [...container.querySelectorAll<HTMLElement>(pressable)].filter(
    (element) => element.getAttribute('aria-disabled') !== 'true',
  );
  const chosen = main !== null && below(random, 2) === 0 ? main : all[below(random, all.length)];
  expect(all.length, container.querySelector('.asks')?.textContent ?? '').toBeGreaterThan(0);
  if (chosen !== undefined) act(() => void fireEvent.click(chosen));
}

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
  for (let press = 0; press < 45 && harbour.toAct(state).length > 0; press++) {
    const before = moves;
    pressSomething(container, random);
    idle = moves === before ? idle + 1 : 0;
    expect(idle, container.querySelector('.asks')?.textContent ?? '').toBeLessThan(40);
  }
  expect(moves).toBeGreaterThan(8);
});
