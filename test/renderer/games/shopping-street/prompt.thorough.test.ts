import { beforeAll, describe, expect, it } from 'vitest';
import { statusOf } from '../../../../renderer/games/shopping-street/interaction/interaction.ts';
import {
  cardPiece,
  displayPiece,
  offeredPiece,
  plotPiece,
  setPiece,
} from '../../../../renderer/games/shopping-street/interaction/pieces.ts';
import { pick, randomFromSeed, seatAt, seatsOf } from '../../../../shared/engine/index.ts';
import { shoppingStreet } from '../../../../shared/games/shopping-street/index.ts';
import type { ProductId } from '../../../../shared/games/shopping-street/products.ts';
import { reckonStreet, totalOf } from '../../../../shared/games/shopping-street/scoring.ts';
import { type Situation, setOf, type Table, tableOf } from '../../../games/shopping-street/table.ts';
import { startWords } from '../../every-word.ts';
import { Page, positions, wordsIn } from './page.ts';

beforeAll(() => startWords('en'));

it('the points on buttons: match the points that the rules give', () => {
  const random = randomFromSeed('promises');
  let promised = 0;
  for (const state of seatsOf(3).flatMap((more) =>
    positions(more + 3, 2, 1, ({ question }) => question?.type === 'turn'),
  )) {
    const moves = shoppingStreet.legalMoves(state, state.active);
    const opens = moves.filter((move) => move.type === 'open');
    if (opens.length === 0) continue;
    const open = pick(random, opens);
    const page = new Page(shoppingStreet.copy(state), wordsIn('en')).press(
      setPiece(open.shopType),
      plotPiece(open.space),
    );
    const { label } = page.button('open');
    const more = [...(page.prompt().hint ?? '').matchAll(/\+(\d+)/g)].map(([, points]) => Number(points));
    const before = totalOf(reckonStreet(state.street, state.active));
    page.confirm();
    const opened = page.events.find((event) => event.type === 'shop-opened');
    expect(label.endsWith(` = ${opened?.worth}`)).toBe(true);
    const sum = more.reduce((one, other) => one + other, 0);
    expect(totalOf(reckonStreet(page.state.street, state.active)) - before).toBe((opened?.worth ?? 0) + sum);
    promised++;
  }
  expect(promised).toBeGreaterThan(20);
});

describe('one press', () => {
  const pageOf = (table: Table<string>): Page => new Page(table.state, wordsIn('en'));
  const food = setOf('food', 3);
  const at = (hand: readonly ProductId[], situation: Partial<Situation<'Ana' | 'Bruno' | 'Chidi'>> = {}) =>
    tableOf<'Ana' | 'Bruno' | 'Chidi'>({
      players: { Ana: { hand }, Bruno: { hand: ['food-technology-5', 'tech-stock-5'] }, Chidi: {} },
      display: ['tech-staff-1', null, null, null],
      ...situation,
    });

  it('picks the least useful cards for a payment or a thief', () => {
    const page = pageOf(at([...food, 'home-stock-1', 'home-stock-2', 'tech-stock-1']));
    page.press(displayPiece('tech-staff-1'));
    page.act(page.button('least'));
    expect(page.pending.cards).toEqual(['home-stock-1', 'tech-stock-1', 'home-stock-2']);
    page.confirm();
    expect(page.events[0]).toMatchObject({ type: 'display-bought', card: 'tech-staff-1' });
    const hand: readonly ProductId[] = [...setOf('food', 2), ...setOf('home', 2), ...setOf('tech', 2), 'home-stock-1'];
    const robbed = pageOf(at(hand, { next: ['pickpocket'], thievesSeen: 0 }).roll('Ana'));
    robbed.act(robbed.button('least'));
    robbed.confirm();
    expect(robbed.events.find(({ type }) => type === 'hands-robbed')).toMatchObject({
      robbed: [{ seat: 0, cards: ['home-stock-1'] }],
    });
  });

  it('picks the best cards for a shop, including one already started', () => {
    const page = pageOf(at([...food, 'home-stock-1'])).press(cardPiece('food-stock-3'));
    page.act(page.button('best'));
    expect(page.pending.cards.toSorted()).toEqual([...food].toSorted());
    const stock = pageOf(
      at([...food, 'home-stock-1']).play(
        'Ana',
        { type: 'open', space: 'N5', shopType: 'food', pawn: 2 },
        { type: 'put', card: 'food-staff-3' },
      ),
    );
    stock.act(stock.button('best'));
    stock.confirm();
    expect(stock.events.at(-1)).toMatchObject({ type: 'shop-opened', worth: 24 });
  });

  it('offers all cards or none, reversibly until all have answered', () => {
    const page = pageOf(at([...food, 'home-stock-1']).ask('Ana', 'food', 'tech'));
    page.act(page.button('all'));
    page.holder = seatAt(1);
    page.confirm();
    expect(statusOf(page.table(), cardPiece('tech-stock-5')).state).toBe('chosen');
    page.act(page.button('take-back'));
    page.act(page.button('nothing'));
    expect(page.events.at(-1)).toEqual({ type: 'laying-sealed', seat: 1 });
  });

  it('selects the only card offered without a press', () => {
    const table = at([...food, 'home-stock-1'])
      .ask('Ana', 'food')
      .lay({ Bruno: ['food-technology-5'], Chidi: [] });
    const page = pageOf(table);
    expect(statusOf(page.table(), offeredPiece('food-technology-5')).state).toBe('chosen');
    page.press(cardPiece('home-stock-1')).confirm();
    expect(page.events.at(-1)).toMatchObject({ type: 'proposal-made', wanted: 'food-technology-5' });
  });
});
