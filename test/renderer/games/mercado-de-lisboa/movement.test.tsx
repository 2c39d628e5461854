// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Movement } from '../../../../renderer/games/mercado-de-lisboa/movement/movement.tsx';
import { seatAt } from '../../../../shared/engine/index.ts';
import type { MercadoEvent } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import { startWords } from '../../every-word.ts';
import { type Animations, withAnimations } from '../animations.ts';
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

let animations: Animations;
const settle = () => act(() => Promise.resolve());
const moving = () => [...document.querySelectorAll<HTMLElement>('.moving')];

beforeAll(() => startWords('en'));
beforeEach(() => {
  animations = withAnimations();
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(Element.prototype, 'animate');
  document.documentElement.style.removeProperty('--pace');
});

describe('movement in the market', () => {
  it('brings the customers and a coin for every stand that earns, over the stand, and leaves nothing behind', async () => {
    const { rerender } = render(<Market pile="c2-fish-meat" latest={[]} />);
    await settle();
    rerender(<Market pile="c2-flower-grape" latest={brought()} />);
    expect(moving()).toHaveLength(4);
    const bends = moving().map((element) => element.style.offsetPath.split('Q').length - 1);
    expect(bends).toEqual([1, 2, 2, 2]);
    expect(moving().map(({ textContent }) => textContent)).toEqual(['FiMe', '2', '4', '']);
    expect(document.querySelector('.in-flight')?.getAttribute('aria-hidden')).toBe('true');
    animations.arrive();
    await settle();
    await settle();
    expect(moving()).toHaveLength(0);
  });

  it('shows nothing twice, and nothing whose place is not to be seen', async () => {
    const latest = brought();
    const { rerender } = render(<Market pile="c2-fish-meat" latest={latest} />);
    await settle();
    const once = moving().length;
    expect(once).toBe(4);
    rerender(<Market pile="c2-fish-meat" latest={[...latest]} />);
    expect(moving()).toHaveLength(once);
    animations.arrive();
    await settle();
    await settle();
    const away: MercadoEvent = { type: 'restaurant-taken', seat: ana, space: 12, restaurant: 'pub' };
    rerender(<Market pile="c2-fish-meat" latest={[away]} />);
    expect(moving()).toHaveLength(0);
    rerender(
      <Market pile="c2-fish-meat" latest={[{ ...away }]}>
        <div data-restaurants={ana} />
      </Market>,
    );
    expect(moving()).toHaveLength(1);
  });

  it('does without where movement is off', async () => {
    document.documentElement.style.setProperty('--pace', '0');
    const { rerender } = render(<Market pile="c2-fish-meat" latest={[]} />);
    await settle();
    rerender(<Market pile="c2-flower-grape" latest={brought()} />);
    expect(moving()).toHaveLength(0);
    expect(animations.started).toBe(0);
  });
});
