// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { Movement } from '../../../../renderer/games/emporium/movement/movement.tsx';
import { seatAt } from '../../../../shared/engine/index.ts';
import type { EmporiumEvent } from '../../../../shared/games/emporium/events.ts';
import { movingPage } from '../moving-page.ts';
import { sixPeople } from '../people.ts';

const ana = seatAt(0);
const bruno = seatAt(1);

const fight = (): EmporiumEvent => ({
  type: 'monster-beaten',
  seat: ana,
  bid: 3,
  hero: 'sable-wren',
  monster: 'candle-imp',
  added: null,
  swappedIn: null,
  swappedOut: null,
  reckoning: { base: 4, worn: ['linked-flail'], strength: 7, needed: 5 },
  gold: 4,
});

interface TableProps {
  readonly latest: readonly EmporiumEvent[];
  /** What is gone after the change. */
  readonly children?: ReactNode;
}

/** A page with the places that the movement looks for. */
function Table({ latest, children }: TableProps) {
  return (
    <>
      {children}
      {[ana, bruno].map((seat) => (
        <div key={seat} data-seat={seat}>
          <div data-purse={seat} />
          <div data-hand={seat} />
          <div data-trophies={seat} />
        </div>
      ))}
      <div data-deck="chainmail" />
      <div data-deck="leather" />
      <Movement latest={latest} seats={sixPeople} />
    </>
  );
}

const page = movingPage();

describe('movement on the table', () => {
  it('sends hero and monster from where they stood, though both are gone, and leaves nothing behind', async () => {
    const { rerender } = render(
      <Table latest={[]}>
        <div data-hero="sable-wren" />
        <div data-monster="candle-imp" />
      </Table>,
    );
    await page.settle();
    rerender(<Table latest={[fight()]} />);
    // bid, hero to monster, hero and monster to the trophies, the flail to the discards, the gold
    expect(page.moving).toHaveLength(6);
    expect(page.moving.some(({ textContent }) => textContent?.includes('Candle Imp'))).toBe(true);
    expect(document.querySelector('.in-flight')?.getAttribute('aria-hidden')).toBe('true');
    await page.arrive();
    expect(page.moving).toHaveLength(0);
  });

  it('shows others’ cards by their backs, and nothing twice', async () => {
    const latest: readonly EmporiumEvent[] = [{ type: 'leather-drawn', seat: bruno, count: 2, drawn: null }];
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
    rerender(<Table latest={[fight()]} />);
    // nobody knows where hero and monster stood: only the bid flies
    expect(page.moving).toHaveLength(1);
    await page.arrive();
    page.switchOff();
    rerender(<Table latest={[{ type: 'leather-drawn', seat: ana, count: 1, drawn: ['pebble-sling'] }]} />);
    expect(page.moving).toHaveLength(0);
  });
});
