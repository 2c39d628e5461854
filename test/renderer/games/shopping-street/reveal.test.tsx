// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isReveal, Reveal } from '../../../../renderer/games/shopping-street/story/reveal.tsx';
import { languages, speak } from '../../../../renderer/words/index.ts';
import { seatAt } from '../../../../shared/engine/index.ts';
import type { ShoppingStreetEvent } from '../../../../shared/games/shopping-street/events.ts';
import { startWords } from '../../every-word.ts';
import { eventsOf } from '../match-play.ts';
import { five } from './page.ts';
import { playMatch } from './played-match.ts';

afterEach(cleanup);
beforeAll(() => startWords('en'));
beforeEach(() => {
  speak('en');
  // all is turned over at once, without movement
  document.documentElement.style.setProperty('--pace', '0');
});

const ana = seatAt(0);
const bruno = seatAt(1);
const chidi = seatAt(2);

const offers: ShoppingStreetEvent = {
  type: 'offers-revealed',
  asker: ana,
  offers: [
    { seat: bruno, cards: ['personal-stock-5', 'home-staff-4'] },
    { seat: chidi, cards: [] },
  ],
};
const robbed: ShoppingStreetEvent = {
  type: 'hands-robbed',
  robbed: [{ seat: chidi, cards: ['food-stock-1', 'food-staff-1', 'tech-staff-2'] }],
};

const show = (...events: readonly ShoppingStreetEvent[]) => render(<Reveal seats={five} events={events} view={{}} />);
const turned = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('[data-turned]')];
const cardsIn = (element: Element) =>
  [...element.querySelectorAll('ul > li svg')].map((card) => card.getAttribute('aria-label'));

const met = eventsOf(playMatch(4, 1)).filter(isReveal).slice(0, 10);

describe('what is turned up for all', () => {
  it('shows what everybody lays out, each with name and cards, and whoever lays out nothing', () => {
    const { container, getByRole, getByText } = show(offers);
    expect(getByRole('heading', { level: 2 }).textContent).toBe('Laid out for Ana');
    const [first, second, ...more] = turned(container);
    if (first === undefined || second === undefined) throw new TypeError('two of them');
    expect(more).toEqual([]);
    expect(first.textContent).toContain('Bruno');
    expect(cardsIn(first)).toEqual(['Personal 5, Stock', 'Home 4, Staff']);
    expect(second.textContent).toContain('Chidi');
    expect(second.textContent).toContain('nothing');
    expect(cardsIn(second)).toEqual([]);
    expect(getByText('Ana may now propose an exchange for one of these cards.')).toBeTruthy();
  });

  it('shows what a thief carries off', () => {
    const { container, getByRole } = show(robbed);
    expect(getByRole('heading', { level: 2 }).textContent).toBe('What the thief carries off');
    expect(turned(container).flatMap(cardsIn)).toEqual(['Food 1, Stock', 'Food 1, Staff', 'Tech 2, Staff']);
  });

  it('is a moment only where there is something to see', () => {
    expect(isReveal(offers)).toBe(true);
    expect(isReveal(robbed)).toBe(true);
    const none: ShoppingStreetEvent = { type: 'offers-revealed', asker: ana, offers: [{ seat: bruno, cards: [] }] };
    expect(isReveal(none)).toBe(false);
    expect(isReveal({ type: 'dice-rolled' })).toBe(false);
    expect(isReveal({ type: 'offers-revealed' })).toBe(false);
    expect(show(none).container.querySelector('section')).toBeNull();
  });

  it.each(languages)('is worded in %s, with every card of whole matches', (language) => {
    speak(language);
    let cards = 0;
    for (const event of met) {
      const { container, unmount } = show(event);
      expect(container.textContent).not.toMatch(/\{\{|undefined|NaN|\[object/);
      const told = event.type === 'hands-robbed' ? event.robbed : event.type === 'offers-revealed' ? event.offers : [];
      expect(turned(container).map((each) => cardsIn(each).length)).toEqual(told.map((each) => each.cards.length));
      cards += told.reduce((sum, each) => sum + each.cards.length, 0);
      unmount();
    }
    expect(cards).toBeGreaterThan(15);
  });
});
