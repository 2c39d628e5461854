import { beforeAll, describe, expect, it } from 'vitest';
import { statusOf } from '../../../../renderer/games/shopping-street/interaction/interaction.ts';
import { emptyChoice } from '../../../../renderer/games/shopping-street/interaction/pending-choice.ts';
import {
  cardPiece,
  displayPiece,
  type Piece,
  plotPiece,
  setPiece,
  typePiece,
} from '../../../../renderer/games/shopping-street/interaction/pieces.ts';
import type { ProductId } from '../../../../shared/games/shopping-street/products.ts';
import { type Situation, setOf, tableOf } from '../../../games/shopping-street/table.ts';
import { startWords } from '../../every-word.ts';
import { type Page, pageOf } from './page.ts';

beforeAll(() => startWords('en'));

const states = (page: Page, pieces: readonly Piece[]) => pieces.map((piece) => statusOf(page.table(), piece).state);

describe('a turn', () => {
  const hand: readonly ProductId[] = [
    ...setOf('food', 2),
    'food-technology-4',
    'food-stock-5',
    'home-stock-1',
    'home-staff-1',
  ];
  const atTable = (situation: Partial<Situation<'Ana' | 'Bo' | 'Cy' | 'Di'>> = {}) =>
    pageOf(tableOf({ players: { Ana: { hand }, Bo: {}, Cy: {}, Di: {} }, ...situation }).state);

  it('selects up to two types, replaces the older one and deselects on a second press', () => {
    const page = atTable().press(typePiece('food'), typePiece('tech'), typePiece('home'));
    expect(page.pending.types).toEqual(['tech', 'home']);
    page.press(typePiece('tech'));
    expect(page.pending.types).toEqual(['home']);
    page.confirm();
    expect(page.events[0]).toMatchObject({ type: 'cards-asked', types: ['home'] });
  });

  it('clears other selections when a new action starts', () => {
    const page = atTable({ display: ['tech-stock-1', 'tech-stock-2', 'tech-stock-3', 'tech-stock-4'] });
    page.press(typePiece('food'), displayPiece('tech-stock-2'), cardPiece('home-stock-1'));
    expect(page.pending).toEqual({ ...emptyChoice, wanted: 'tech-stock-2', cards: ['home-stock-1'] });
    // what pays stays where another card is wanted
    page.press(displayPiece('tech-stock-4'));
    expect(page.pending).toEqual({ ...emptyChoice, wanted: 'tech-stock-4', cards: ['home-stock-1'] });
    page.press(setPiece('food'));
    expect(page.pending.wanted).toBeNull();
    expect(page.pending.cards).toEqual(['food-stock-5', 'food-technology-4', 'food-staff-2', 'food-decoration-2']);
    page.press(typePiece('tech'));
    expect(page.pending).toEqual({ ...emptyChoice, types: ['tech'] });
  });

  it('takes a card for exactly three others in any order', () => {
    const page = atTable({ display: ['tech-stock-1', null, null, null] });
    page.press(displayPiece('tech-stock-1'), cardPiece('food-stock-5'), cardPiece('home-stock-1'));
    expect(page.button('buy').disabledReason).toBeDefined();
    page.press(cardPiece('home-staff-1'));
    expect(statusOf(page.table(), cardPiece('food-stock-2')).state).toBe('plain');
    page.press(cardPiece('food-stock-5'), cardPiece('food-stock-2'));
    page.confirm();
    expect(page.events[0]).toMatchObject({
      type: 'display-bought',
      card: 'tech-stock-1',
      discarded: ['food-stock-2', 'home-stock-1', 'home-staff-1'],
    });
  });

  it('picks one card of each group of a type', () => {
    const page = atTable().press(cardPiece('food-stock-2'), cardPiece('food-stock-5'));
    expect(page.pending.cards).toEqual(['food-stock-5']);
    page.press(cardPiece('food-staff-2'), cardPiece('food-decoration-2'));
    expect(page.button('open').disabledReason).toBeDefined();
    expect(states(page, [plotPiece('N4')])).toEqual(['plain']);
    page.press(cardPiece('food-delivery-2'));
    expect(states(page, [plotPiece('N4')])).toEqual(['lit']);
    // a fifth group takes the place of the least
    page.press(cardPiece('food-technology-4'));
    expect(page.pending.cards).toEqual(['food-stock-5', 'food-decoration-2', 'food-delivery-2', 'food-technology-4']);
  });

  it('highlights shops to improve and picks the best card on a press', () => {
    const street = {
      N3: ['Ana', 3, 'food-staff-3', 'food-decoration-3', 'food-delivery-3', 'food-technology-3'],
      S7: ['Bo', 1, 'home-stock-3', 'home-staff-3', 'home-decoration-3', 'home-delivery-3'],
    } as const;
    const page = atTable({ street }).press(cardPiece('food-stock-2'));
    expect(states(page, [plotPiece('N3'), plotPiece('S7')])).toEqual(['lit', 'plain']);
    page.press(plotPiece('N3'));
    const again = atTable({ street }).press(plotPiece('N3'));
    expect(again.pending.cards).toEqual(['food-stock-5']);
    again.confirm();
    expect(again.events[0]).toMatchObject({ type: 'shop-improved', space: 'N3', card: 'food-stock-5', worth: 51 });
  });
});
