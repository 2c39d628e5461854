// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { Movement } from '../../../../renderer/games/mercado-de-lisboa/movement/movement.tsx';
import { seatAt } from '../../../../shared/engine/index.ts';
import type { MercadoEvent } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import { movingPage } from '../moving-page.ts';
import { people } from '../people.ts';
import { income } from './sample-income.ts';

const ana = seatAt(0);
const bruno = seatAt(1);

/** Customers are brought: three stands earn, and the next customers of their level come. */
const brought = (): readonly MercadoEvent[] => [
  {
    type: 'customers-brought',
    seat: ana,
    customers: 'c2-fish-meat',
    entrance: 'L3',
    income: [income(bruno, 10, 2), income(ana, 12, 4), income(bruno, 14, 1)],
  },
  { type: 'customers-came', customers: 'c2-flower-grape' },
];

/** A page with the places that the movement looks for. */
function Market({ pile, latest, children }: MarketProps) {
  return (
    <>
      <div data-customers={pile} />
      <div data-entrance="L3">
        <svg />
      </div>
      {[10, 12, 14].map((space) => (
        <div key={space} data-space={space} />
      ))}
      {[ana, bruno].map((seat) => (
        <div key={seat} data-purse={seat} />
      ))}
      {children}
      <Movement latest={latest} seats={people} />
    </>
  );
}

interface MarketProps {
  readonly pile: string;
  readonly latest: readonly MercadoEvent[];
  readonly children?: ReactNode;
}

const page = movingPage();

describe('movement in the market', () => {
  it('brings the customers and a coin for every stand that earns, over the stand, and leaves nothing behind', async () => {
    const { rerender } = render(<Market pile="c2-fish-meat" latest={[]} />);
    await page.settle();
    rerender(<Market pile="c2-flower-grape" latest={brought()} />);
    expect(page.moving).toHaveLength(4);
    const bends = page.moving.map((element) => element.style.offsetPath.split('Q').length - 1);
    expect(bends).toEqual([1, 2, 2, 2]);
    expect(page.moving.map(({ textContent }) => textContent)).toEqual(['FiMe', '2', '4', '']);
    expect(document.querySelector('.in-flight')?.getAttribute('aria-hidden')).toBe('true');
    await page.arrive();
    expect(page.moving).toHaveLength(0);
  });

  it('shows nothing twice, and nothing whose place is not to be seen', async () => {
    const latest = brought();
    const { rerender } = render(<Market pile="c2-fish-meat" latest={latest} />);
    await page.settle();
    const once = page.moving.length;
    expect(once).toBe(4);
    rerender(<Market pile="c2-fish-meat" latest={[...latest]} />);
    expect(page.moving).toHaveLength(once);
    await page.arrive();
    const away: MercadoEvent = { type: 'restaurant-taken', seat: ana, space: 12, restaurant: 'pub' };
    rerender(<Market pile="c2-fish-meat" latest={[away]} />);
    expect(page.moving).toHaveLength(0);
    rerender(
      <Market pile="c2-fish-meat" latest={[{ ...away }]}>
        <div data-restaurants={ana} />
      </Market>,
    );
    expect(page.moving).toHaveLength(1);
  });

  it('does without where movement is off', async () => {
    page.switchOff();
    const { rerender } = render(<Market pile="c2-fish-meat" latest={[]} />);
    await page.settle();
    rerender(<Market pile="c2-flower-grape" latest={brought()} />);
    expect(page.moving).toHaveLength(0);
    expect(page.started).toBe(0);
  });
});
