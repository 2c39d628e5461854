import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Pressable, Roving, RovingGrid } from '../../../renderer/design/index.ts';

const nothing = () => undefined;

/** A field like the market's: 5 by 5 with a hole in each corner, and more holes where asked. */
function Field({ holes = [] }: { readonly holes?: readonly string[] }) {
  const missing = new Set(['0,0', '0,4', '4,0', '4,4', ...holes]);
  const cells = [0, 1, 2, 3, 4].flatMap((row) => [0, 1, 2, 3, 4].map((column) => `${row},${column}`));
  return (
    <RovingGrid label="Market" rows={5} columns={5}>
      {cells.map((cell) => (
        <span key={cell} data-cell={cell}>
          {!missing.has(cell) && (
            <Pressable state={cell === '2,2' ? 'disabled' : 'plain'} label={cell} onPress={nothing} tag="why">
              {cell}
            </Pressable>
          )}
        </span>
      ))}
    </RovingGrid>
  );
}

const at = () => document.activeElement?.getAttribute('aria-label');
const goTo = (name: string) => screen.getByRole('button', { name }).focus();
const press = (key: string, more: { readonly ctrlKey?: boolean } = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const tabStops = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.tabIndex === 0)
    .map((button) => button.getAttribute('aria-label'));

describe('grid of pieces', () => {
  it('is a named group that Tab enters once, at the first cell with a piece', () => {
    render(<Field />);
    expect(screen.getByRole('group', { name: 'Market' })).toBeTruthy();
    expect(tabStops()).toEqual(['0,1']);
  });

  it.each([
    ['2,1', 'ArrowRight', '2,2'],
    ['2,2', 'ArrowRight', '2,3'],
    ['2,2', 'ArrowLeft', '2,1'],
    ['2,2', 'ArrowUp', '1,2'],
    ['2,2', 'ArrowDown', '3,2'],
    ['2,4', 'ArrowRight', '2,4'],
    ['0,2', 'ArrowUp', '0,2'],
    // around the holes in the corners, and no further than necessary
    ['0,1', 'ArrowLeft', '1,0'],
    ['0,3', 'ArrowRight', '1,4'],
    ['1,0', 'ArrowUp', '0,1'],
    ['3,4', 'ArrowDown', '4,3'],
    ['2,3', 'Home', '2,0'],
    ['2,1', 'End', '2,4'],
    ['0,2', 'Home', '0,1'],
    ['0,2', 'End', '0,3'],
  ])('moves from %s by %s to %s', (from, key, to) => {
    render(<Field />);
    goTo(from);
    press(key);
    expect(at()).toBe(to);
    expect(tabStops()).toEqual([to]);
  });

  it('moves with Ctrl to the first and the last cell that has a piece', () => {
    render(<Field />);
    goTo('2,2');
    press('End', { ctrlKey: true });
    expect(at()).toBe('4,3');
    press('Home', { ctrlKey: true });
    expect(at()).toBe('0,1');
  });

  it('skips cells without a piece, and prefers a far cell of the same line to a near one beside it', () => {
    render(<Field holes={['2,2', '2,3']} />);
    goTo('2,1');
    press('ArrowRight');
    expect(at()).toBe('2,4');
  });

  it('is entered again at the last focused cell', () => {
    const { rerender } = render(<Field />);
    goTo('3,2');
    screen.getByRole('button', { name: '3,2' }).blur();
    rerender(<Field holes={['0,1', '2,2']} />);
    expect(tabStops()).toEqual(['3,2']);
  });

  it('is entered at the cell nearest to the last one if that has lost its piece', () => {
    const { rerender } = render(<Field />);
    goTo('3,2');
    rerender(<Field holes={['3,2', '3,1', '2,2', '4,2', '0,1']} />);
    expect(tabStops()).toEqual(['3,3']);
  });

  it('ignores every other key', () => {
    render(<Field />);
    goTo('2,2');
    expect(press('a')).toBe(true);
    expect(press('Enter')).toBe(true);
    expect(at()).toBe('2,2');
    expect(press('ArrowDown')).toBe(false);
  });
});

describe('row of pieces', () => {
  const Row = ({ names }: { readonly names: readonly string[] }) => (
    <Roving label="Hand">
      {names.map((name) => (
        <Pressable key={name} state="plain" label={name} onPress={nothing}>
          {name}
        </Pressable>
      ))}
    </Roving>
  );

  it('moves by arrow keys, Home and End, and stops at its ends', () => {
    render(<Row names={['a', 'b', 'c']} />);
    expect(tabStops()).toEqual(['a']);
    goTo('a');
    for (const [key, to] of [
      ['ArrowRight', 'b'],
      ['ArrowDown', 'c'],
      ['ArrowRight', 'c'],
      ['ArrowLeft', 'b'],
      ['Home', 'a'],
      ['ArrowUp', 'a'],
      ['End', 'c'],
    ] as const) {
      press(key);
      expect(at(), key).toBe(to);
    }
    expect(tabStops()).toEqual(['c']);
  });

  it.each([
    ['its position when the piece there is played', ['a', 'b', 'c'], ['a', 'c'], 'c'],
    ['the last focused piece when others come before it', ['a', 'b'], ['new', 'a', 'b'], 'b'],
  ])('keeps %s', (_, before, after, stop) => {
    const { rerender } = render(<Row names={before} />);
    goTo('b');
    rerender(<Row names={after} />);
    expect(tabStops()).toEqual([stop]);
  });

  it('leaves a slider its arrow keys', () => {
    render(
      <Roving label="Prices">
        <input type="range" aria-label="price" />
        <button type="button">Sell</button>
      </Roving>,
    );
    screen.getByRole('slider').focus();
    expect(press('ArrowRight')).toBe(true);
    expect(at()).toBe('price');
  });
});
