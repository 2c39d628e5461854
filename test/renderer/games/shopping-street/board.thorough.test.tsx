import { fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { playerAt } from '../../../../shared/engine/index.ts';
import { shoppingStreet } from '../../../../shared/games/shopping-street/index.ts';
import { sorted } from '../../../../shared/games/shopping-street/products.ts';
import type { ShoppingStreetState } from '../../../../shared/games/shopping-street/state.ts';
import { all, need } from '../drawn-elements.ts';
import { openWindow } from '../windows.ts';
import { boardProps, DrawnBoard, momentOf } from './drawn-table.tsx';
import { wordsIn } from './page.ts';

beforeEach(() => openWindow('laptop'));

const words = wordsIn('en');

const title =
  (type: NonNullable<ShoppingStreetState['question']>['type']) =>
  ({ question }: ShoppingStreetState): boolean =>
    question?.type === type;

it('an exchange: keeps a refused bundle picked on the asker’s own device', () => {
  const { state, seat } = momentOf(4, (each) => title('bargain')(each) && each.draft.wanted === null);
  const [wanted] = state.offers.flatMap(({ cards }) => cards);
  const [card] = sorted(playerAt(state, seat).hand);
  const owner = state.offers.find(({ cards }) => cards.some((each) => each === wanted))?.seat;
  if (wanted === undefined || card === undefined || owner === undefined) throw new RangeError('no card');
  const page = render(<DrawnBoard {...boardProps(state, seat)} />);
  fireEvent.click(need(page.container, `[data-offered="${wanted}"] button`));
  fireEvent.click(need(page.container, `[data-card="${card}"] button`));
  const after = shoppingStreet.copy(state);
  for (const move of [{ type: 'want', card: wanted }, { type: 'add', card }, { type: 'propose' }] as const) {
    shoppingStreet.play(after, seat, move);
  }
  page.rerender(<DrawnBoard {...boardProps(after, seat)} />);
  shoppingStreet.play(after, owner, { type: 'decline' });
  page.rerender(<DrawnBoard {...boardProps(after, seat)} />);
  expect(all(page.container, '.wanted').map(({ dataset }) => dataset.offered)).toEqual([wanted]);
  const own = need(page.container, `[data-offer="${seat}"] .ss-for svg[aria-label]`);
  expect(own.getAttribute('aria-label')).toBe(words.card(card));
});
