import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playerAt } from '../../../../shared/engine/index.ts';
import { sorted } from '../../../../shared/games/shopping-street/products.ts';
import { need } from '../drawn-elements.ts';
import { openWindow } from '../windows.ts';
import { momentOf, renderBoard } from './drawn-table.tsx';

beforeEach(() => openWindow('laptop'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const bargain = momentOf(4, ({ question, draft }) => question?.type === 'bargain' && draft.wanted === null);

/** The current table, with a dragged card and an offered one. */
function table() {
  const { state, seat } = bargain;
  const { container } = renderBoard(state, seat);
  const [wanted] = state.offers.flatMap(({ cards }) => cards);
  const [card] = sorted(playerAt(state, seat).hand);
  const own = () => need(container, `[data-card="${card}"] button`);
  const offered = () => need(container, `[data-offered="${wanted}"] button`);
  return { container, own, offered };
}

/** Sets the element under the pointer, because the test window has no layout. */
function under(element: Element | null): void {
  document.elementFromPoint = () => element;
}

const at = (clientX: number, clientY: number) => ({ clientX, clientY, pointerId: 1, isPrimary: true, button: 0 });
const chosen = (container: ParentNode): number => container.querySelectorAll('.piece.chosen').length;
const traces = (): number => document.querySelectorAll('.ss-dragged, .dragged, .drops, .drop-here').length;

describe('dragging a card from the hand', () => {
  it('proposes it for the card it is dropped on and removes the dragged image', () => {
    const { container, own, offered } = table();
    own().focus();
    fireEvent.pointerDown(own(), at(100, 600));
    under(offered());
    fireEvent.pointerMove(window, at(200, 300));
    expect(document.querySelectorAll('.ss-dragged')).toHaveLength(1);
    expect(document.querySelectorAll('.drops').length).toBeGreaterThan(0);
    expect(document.querySelectorAll('.drop-here')).toHaveLength(1);
    expect(document.activeElement).toBe(own());
    fireEvent.pointerUp(window, at(200, 300));
    expect(traces()).toBe(0);
    expect(own().classList.contains('chosen')).toBe(true);
    expect(offered().classList.contains('chosen')).toBe(true);
    expect(chosen(container)).toBe(2);
    expect(document.activeElement).toBe(own());
  });

  it('ignores the click that ends a drop', () => {
    const { own, offered } = table();
    fireEvent.pointerDown(own(), at(100, 600));
    under(null);
    fireEvent.pointerMove(window, at(140, 560));
    fireEvent.pointerUp(window, at(140, 560));
    fireEvent.click(own());
    expect(own().classList.contains('chosen')).toBe(false);
    fireEvent.pointerDown(own(), at(100, 600));
    fireEvent.pointerUp(window, at(100, 600));
    fireEvent.click(own());
    expect(own().classList.contains('chosen')).toBe(true);
    expect(offered().classList.contains('chosen')).toBe(false);
  });

  it('counts as a press if the pointer hardly moves', () => {
    const { own } = table();
    fireEvent.pointerDown(own(), at(100, 600));
    fireEvent.pointerMove(window, at(103, 602));
    expect(document.querySelectorAll('.ss-dragged')).toHaveLength(0);
    fireEvent.pointerUp(window, at(103, 602));
    fireEvent.click(own());
    expect(own().classList.contains('chosen')).toBe(true);
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
    ['a gesture that the browser takes over', () => fireEvent.pointerCancel(window, at(200, 300))],
    ['another window', () => fireEvent.blur(window)],
  ])('goes back with %s', (_name, interrupt) => {
    const { container, own, offered } = table();
    fireEvent.pointerDown(own(), at(100, 600));
    under(offered());
    fireEvent.pointerMove(window, at(200, 300));
    interrupt();
    expect(traces()).toBe(0);
    fireEvent.pointerUp(window, at(200, 300));
    expect(chosen(container)).toBe(0);
  });

  it('does nothing on a place without a target', () => {
    const { container, own } = table();
    fireEvent.pointerDown(own(), at(100, 600));
    under(need(container, '[data-plot="N1"] button'));
    fireEvent.pointerMove(window, at(50, 100));
    expect(document.querySelectorAll('.drop-here')).toHaveLength(0);
    fireEvent.pointerUp(window, at(50, 100));
    expect(chosen(container)).toBe(0);
  });

  it('is disabled while the owner has no question', () => {
    const { state, seat } = bargain;
    const other = state.offers.find((offer) => offer.seat !== seat)?.seat;
    if (other === undefined) throw new RangeError('nobody else');
    const { container } = renderBoard(state, other);
    fireEvent.pointerDown(need(container, '.ss-hand [data-card] button'), at(100, 600));
    fireEvent.pointerMove(window, at(200, 300));
    expect(document.querySelectorAll('.ss-dragged')).toHaveLength(0);
  });
});
