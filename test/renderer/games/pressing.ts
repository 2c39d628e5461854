import { act, fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import { below, type RandomWords } from '../../../shared/engine/index.ts';

/** Presses one of the things that can be pressed, now and then the main button. */
function pressSomething(container: HTMLElement, pressable: string, random: RandomWords): void {
  const main = container.querySelector<HTMLElement>('.counter-actions > .primary:not([aria-disabled="true"])');
  const all = [...container.querySelectorAll<HTMLElement>(pressable)].filter(
    (element) => element.getAttribute('aria-disabled') !== 'true',
  );
  const chosen = main !== null && below(random, 2) === 0 ? main : all[below(random, all.length)];
  expect(all.length, container.querySelector('.asks')?.textContent ?? '').toBeGreaterThan(0);
  if (chosen !== undefined) act(() => void fireEvent.click(chosen));
}

interface Pressing {
  readonly container: HTMLElement;
  /** What can be pressed, as a selector. */
  readonly pressable: string;
  readonly random: RandomWords;
  readonly presses: number;
  /** So many presses in a row may bring no move. */
  readonly patience: number;
  isOver(): boolean;
  /** Moves that were played so far. */
  moves(): number;
}

/** Presses on until the match or the presses run out; fails where pressing leads nowhere. */
export function pressOn({ container, pressable, random, presses, patience, isOver, moves }: Pressing): void {
  let idle = 0;
  for (let press = 0; press < presses && !isOver(); press++) {
    const before = moves();
    pressSomething(container, pressable, random);
    idle = moves() === before ? idle + 1 : 0;
    expect(idle, container.querySelector('.asks')?.textContent ?? '').toBeLessThan(patience);
  }
}
