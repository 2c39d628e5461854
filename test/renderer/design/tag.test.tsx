import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type PieceState, Pressable } from '../../../renderer/design/index.ts';

const shows = () => screen.getByRole('tooltip', { hidden: true }).classList.contains('open');

/** Presses a piece with a tooltip after hovering it; returns at each step whether the tooltip is visible. */
function pressed(state: PieceState, pointerType: 'mouse' | 'touch' | '') {
  render(
    <Pressable state={state} label="piece" tag="costs 3" onPress={() => undefined}>
      piece
    </Pressable>,
  );
  const piece = screen.getByRole('button', { name: 'piece' });
  const point = (type: string) =>
    act(() => {
      const bubbles = type !== 'pointerleave';
      (bubbles ? piece : piece.closest('.tagged'))?.dispatchEvent(new PointerEvent(type, { bubbles, pointerType }));
    });
  if (pointerType === '') act(() => piece.focus());
  else point('pointermove');
  const before = shows();
  point('click');
  const after = shows();
  if (pointerType === 'mouse') point('pointermove');
  const still = shows();
  return { point, steps: [before, after, still] };
}

describe('tooltip', () => {
  it.each(['lit', 'chosen'] as const)('of a %s piece closes when the piece is played with the mouse', (state) => {
    expect(pressed(state, 'mouse').steps).toEqual([true, false, false]);
  });

  it('opens again once the mouse has left and come back', () => {
    const { point } = pressed('lit', 'mouse');
    point('pointerleave');
    point('pointermove');
    expect(shows()).toBe(true);
  });

  it.each(['plain', 'disabled'] as const)('of a %s piece stays open after a press', (state) => {
    expect(pressed(state, 'mouse').steps).toEqual([true, true, true]);
  });

  it.each(['touch', ''] as const)('stays when a piece is pressed other than by mouse (%j)', (pointerType) => {
    expect(pressed('lit', pointerType).steps).toEqual([true, true, true]);
  });

  it('blocks only the pointer that came from its piece', () => {
    const { point } = pressed('plain', '');
    const held = () => screen.getByRole('tooltip', { hidden: true }).classList.contains('held');
    expect([shows(), held()]).toEqual([true, false]);
    point('pointermove');
    expect(held()).toBe(true);
    point('pointerleave');
    expect(held()).toBe(false);
  });

  it('closes with Escape', () => {
    pressed('disabled', 'mouse');
    fireEvent.keyDown(screen.getByRole('button', { name: 'piece' }), { key: 'Escape' });
    expect(shows()).toBe(false);
  });

  it('creates its words when it opens', () => {
    const words = vi.fn(() => 'costs 3');
    const Words = () => words();
    const board = () => (
      <Pressable state="lit" label="piece" tag={<Words />} onPress={() => undefined}>
        piece
      </Pressable>
    );
    const { rerender } = render(board());
    for (let press = 0; press < 5; press++) rerender(board());
    expect(words).not.toHaveBeenCalled();
    act(() => screen.getByRole('button').focus());
    expect(screen.getByRole('tooltip', { hidden: true }).textContent).toBe('costs 3');
  });
});
