import { describe, expect, it } from 'vitest';
import { drop, droppedOn, dropTargets } from '../../../../renderer/games/shopping-street/interaction/dropping.ts';
import { statusOf } from '../../../../renderer/games/shopping-street/interaction/interaction.ts';
import { cardPiece, offeredPiece, plotPiece } from '../../../../renderer/games/shopping-street/interaction/pieces.ts';
import { playerAt } from '../../../../shared/engine/index.ts';
import { shoppingStreet } from '../../../../shared/games/shopping-street/index.ts';
import type { ProductId } from '../../../../shared/games/shopping-street/products.ts';
import { bestFour } from '../../../../shared/games/shopping-street/prospects.ts';
import type { ShoppingStreetState } from '../../../../shared/games/shopping-street/state.ts';
import { momentOf } from './drawn-table.tsx';
import { Page, positions, wordsIn } from './page.ts';

const words = wordsIn('en');

const title =
  (type: NonNullable<ShoppingStreetState['question']>['type']) =>
  ({ question }: ShoppingStreetState): boolean =>
    question?.type === type;

function first<Any>(list: readonly Any[]): Any {
  const [found] = list;
  if (found === undefined) throw new RangeError('nothing there');
  return found;
}

function handOf(page: Page): readonly ProductId[] {
  const { ownSeat } = page.table();
  return playerAt(page.state, ownSeat).hand;
}

describe('dropping a card', () => {
  it('on an offered card adds it to the proposal', () => {
    const { state } = momentOf(4, (each) => title('bargain')(each) && each.draft.wanted === null);
    const page = new Page(state, words);
    const wanted = first(state.offers.flatMap(({ cards }) => cards));
    const [one, two] = handOf(page);
    if (one === undefined || two === undefined) throw new RangeError('too small a hand');
    drop(page.table(), one, offeredPiece(wanted));
    expect(page.pending).toMatchObject({ wanted, cards: [one] });
    drop(page.table(), two, offeredPiece(wanted));
    expect(page.pending).toMatchObject({ wanted, cards: [one, two] });
    // dropped there once more it stays, for a drop never takes back
    expect(droppedOn(page.table(), two, offeredPiece(wanted))).toBeNull();
  });

  it('on a free space plans a shop with the best cards of its type', () => {
    const { state, seat } = momentOf(4, (each, who) => {
      if (each.question?.type !== 'turn') return false;
      return shoppingStreet.legalMoves(each, who).some(({ type }) => type === 'open');
    });
    const page = new Page(state, words);
    const open = first(shoppingStreet.legalMoves(state, seat).flatMap((move) => (move.type === 'open' ? [move] : [])));
    const four = bestFour(handOf(page), open.shopType);
    if (four === null) throw new RangeError('no four');
    drop(page.table(), first(four), plotPiece(open.space));
    expect(page.pending.space).toBe(open.space);
    expect(page.pending.cards.toSorted()).toEqual([...four].toSorted());
    page.confirm();
    const shop = page.state.street.find(({ space }) => space === open.space);
    expect(shop?.cards.toSorted()).toEqual([...four].toSorted());
  });

  it('on a shop without its group plans the improvement', () => {
    const { state, seat } = momentOf(4, (each, who) =>
      shoppingStreet.legalMoves(each, who).some(({ type }) => type === 'improve'),
    );
    const move = first(
      shoppingStreet.legalMoves(state, seat).flatMap((each) => (each.type === 'improve' ? [each] : [])),
    );
    const page = new Page(state, words);
    drop(page.table(), move.card, plotPiece(move.space));
    page.confirm();
    expect(page.state.street.find(({ space }) => space === move.space)?.cards).toContain(move.card);
  });

  it('elsewhere or at another time does nothing', () => {
    const { state } = momentOf(3, title('answer'));
    const page = new Page(state, words);
    const table = page.table();
    for (const card of handOf(page)) {
      for (const target of dropTargets(table)) expect(droppedOn(table, card, target)).toBeNull();
    }
  });
});

it.each([3, 4, 5])('every allowed drop: equals a series of presses and plays no move with %i players', (seats) => {
  let tried = 0;
  for (const state of positions(seats, 3, 29)) {
    const page = new Page(state, words);
    const table = page.table();
    for (const card of handOf(page).slice(0, 4)) {
      for (const target of dropTargets(table)) {
        const dropped = droppedOn(table, card, target);
        if (dropped === null) continue;
        tried++;
        expect(dropped.moves).toEqual([]);
        const after = { ...table, pending: dropped.pending };
        expect(statusOf(after, cardPiece(card)).state).toBe('chosen');
        if (target !== 'own-offer') expect(statusOf(after, target).state).toBe('chosen');
      }
    }
  }
  expect(tried).toBeGreaterThan(50);
});
