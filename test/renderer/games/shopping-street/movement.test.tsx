// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Movement } from '../../../../renderer/games/shopping-street/movement/movement.tsx';
import { ThrownDie } from '../../../../renderer/games/shopping-street/regions/thrown-die.tsx';
import { seatAt } from '../../../../shared/engine/index.ts';
import type { ShoppingStreetEvent } from '../../../../shared/games/shopping-street/events.ts';
import { movingPage } from '../moving-page.ts';
import { five } from './page.ts';

const ana = seatAt(0);
const bruno = seatAt(1);

interface TableProps {
  readonly latest: readonly ShoppingStreetEvent[];
  /** What is there only before the change, or only after it. */
  readonly children?: ReactNode;
}

/** A page with the places that the movement looks for. */
function Table({ latest, children }: TableProps) {
  return (
    <>
      {children}
      {[ana, bruno].map((seat) => (
        <div key={seat}>
          <div data-hand={seat} />
          <div data-pawns={seat} />
        </div>
      ))}
      <div data-plot="N4" />
      <div data-deck="" />
      <div data-discards="" />
      <div data-dice="">
        <svg className="street-die" role="img" aria-label="first" />
        <svg className="street-die" role="img" aria-label="second" />
      </div>
      <Movement latest={latest} seats={five} />
    </>
  );
}

const page = movingPage();

describe('movement on Shopping Street', () => {
  it('sends a card of the display to the hand, though it is gone from there, and leaves nothing behind', async () => {
    const { rerender } = render(
      <Table latest={[]}>
        <div data-display="food-stock-5" />
      </Table>,
    );
    await page.settle();
    const bought: ShoppingStreetEvent = {
      type: 'display-bought',
      seat: ana,
      card: 'food-stock-5',
      discarded: ['home-staff-1'],
    };
    rerender(<Table latest={[bought]} />);
    expect(page.moving).toHaveLength(2);
    expect(document.querySelector('.in-flight')?.getAttribute('aria-hidden')).toBe('true');
    await page.arrive();
    expect(page.moving).toHaveLength(0);
  });

  it('throws both dice, and lets the card that comes to one’s own hand show when it arrives', async () => {
    const { rerender } = render(<Table latest={[]} />);
    await page.settle();
    rerender(<Table latest={[{ type: 'dice-rolled', seat: ana, faces: [1, 'blank'], draws: [] }]} />);
    expect(page.moving).toHaveLength(2);
    // two flights, and the two dice on the table that wait for them
    expect(page.started).toBe(4);
    const drawn: ShoppingStreetEvent = {
      type: 'cards-drawn',
      seat: ana,
      why: 'turn',
      count: 1,
      cards: ['food-stock-1'],
    };
    rerender(
      <Table latest={[drawn]}>
        <div data-card="food-stock-1" />
      </Table>,
    );
    // one flight more, and the card in the hand
    expect(page.started).toBe(6);
  });

  it('shows others’ cards by their backs, and nothing twice', async () => {
    const latest: readonly ShoppingStreetEvent[] = [
      { type: 'cards-drawn', seat: bruno, why: 'turn', count: 2, cards: null },
    ];
    const { rerender } = render(<Table latest={[]} />);
    await page.settle();
    rerender(<Table latest={latest} />);
    expect(page.moving).toHaveLength(2);
    expect(page.moving.map(({ textContent }) => textContent)).toEqual(['', '']);
    rerender(<Table latest={[...latest]} />);
    expect(page.moving).toHaveLength(2);
  });

  it('does without what is not to be seen, and without movement where it is off', async () => {
    const { rerender } = render(<Table latest={[]} />);
    await page.settle();
    // nobody knows where the display is
    rerender(<Table latest={[{ type: 'display-cleared', cards: ['food-stock-1'] }]} />);
    expect(page.moving).toHaveLength(0);
    rerender(<Table latest={[{ type: 'thief-appeared', thief: 'swindler', drawer: ana, count: 1, limit: 12 }]} />);
    expect(page.moving).toHaveLength(1);
    await page.arrive();
    page.switchOff();
    rerender(<Table latest={[{ type: 'cards-drawn', seat: ana, why: 'turn', count: 1, cards: ['food-stock-1'] }]} />);
    expect(page.moving).toHaveLength(0);
  });
});

describe('a die that is thrown', () => {
  it('turns up one face after the other and stops on the one that fell', () => {
    vi.useFakeTimers();
    const { container } = render(<ThrownDie face={1} seats={five} time={500} delay={0} size={44} />);
    const faces = new Set<string>();
    for (let elapsed = 0; elapsed < 500; elapsed += 70) {
      faces.add(container.innerHTML);
      act(() => void vi.advanceTimersByTime(70));
    }
    expect(faces.size).toBeGreaterThan(4);
    const { container: lying } = render(<ThrownDie face={1} seats={five} time={0} delay={0} size={44} />);
    expect(container.innerHTML).toBe(lying.innerHTML);
    expect(vi.getTimerCount()).toBe(0);
  });
});
