// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { meaningOf, type Piece } from '../../../../../renderer/games/shopping-street/interaction/pieces.ts';
import { type AnyMove, playerAt, seatAt } from '../../../../../shared/engine/index.ts';
import { shoppingStreet } from '../../../../../shared/games/shopping-street/index.ts';
import { product } from '../../../../../shared/games/shopping-street/products.ts';
import { reckonStreet, totalOf } from '../../../../../shared/games/shopping-street/scoring.ts';
import { worth } from '../../../../../shared/games/shopping-street/shops.ts';
import type { QuestionType, ShoppingStreetState } from '../../../../../shared/games/shopping-street/state.ts';
import { spaceIds } from '../../../../../shared/games/shopping-street/street.ts';
import { startWords } from '../../../every-word.ts';
import { openWindow } from '../../windows.ts';
import { momentOf, renderBoard } from '../drawn-table.tsx';
import { five, Page, wordsIn } from '../page.ts';

afterEach(cleanup);
beforeAll(() => startWords('en'));
beforeEach(() => openWindow('lists'));

const words = wordsIn('en');
const asks =
  (type: QuestionType) =>
  ({ question, street }: ShoppingStreetState): boolean =>
    question?.type === type && street.length >= 3;

const textsOf = (container: Element, selector: string): readonly string[] =>
  [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);

function press(container: Element, text: string): void {
  const button = [...container.querySelectorAll<HTMLElement>('button')].find((each) => each.textContent === text);
  if (button === undefined) throw new RangeError(`no button ${text}`);
  fireEvent.click(button);
}

/** A piece by its name alone. */
function nameOf(piece: Piece): string {
  const meaning = meaningOf(piece);
  switch (meaning.of) {
    case 'plot':
      return words.space(meaning.space);
    case 'pawn':
      return words.pawn(meaning.pawn);
    case 'type':
      return words.type(meaning.type);
    case 'set':
      return words.say('lists.best-four', { type: words.type(meaning.type) });
    default:
      return words.card(meaning.card);
  }
}

describe('the lists', () => {
  const { state, seat } = momentOf(4, asks('turn'));

  it('hold the whole table in reading order, each part with a way that leads to it', () => {
    const { container } = renderBoard(state, seat);
    const parts = ['hand', 'types', 'display', 'street', 'players', 'roll'] as const;
    const titles = parts.map((part) => words.say(`lists.parts.${part}`));
    expect(textsOf(container, '.ss-jumps button')).toEqual(titles);
    expect(textsOf(container, '.reading-lists h2').filter((each) => titles.includes(each))).toEqual(titles);
    for (const [at, part] of parts.entries()) {
      press(container, titles[at] ?? '');
      expect(document.activeElement?.closest('[data-listed]')?.getAttribute('data-listed')).toBe(part);
    }
  });

  it('tell every card of the hand, every shop with its worth, the free spaces, and all points', () => {
    const { container } = renderBoard(state, seat);
    const hand = container.querySelector('[data-listed="hand"]')?.textContent ?? '';
    for (const id of playerAt(state, seat).hand) expect(hand).toContain(words.card(id));
    for (const shop of state.street) {
      const told = container.querySelector(`[data-plot="${shop.space}"]`)?.textContent ?? '';
      expect(told).toContain(five[shop.owner]?.name);
      expect(told).toContain(String(worth(shop)));
    }
    const street = container.querySelector('[data-listed="street"]')?.textContent ?? '';
    for (const space of spaceIds) expect(street).toContain(words.space(space));
    for (const [index, player] of state.players.entries()) {
      const told = container.querySelector(`[data-listed="players"] [data-seat="${index}"]`)?.textContent ?? '';
      expect(told).toContain(five[index]?.name);
      expect(told).toContain(words.cards(player.hand.length));
      const lines = reckonStreet(state.street, seatAt(index));
      if (lines.length > 0) expect(told).toContain(String(totalOf(lines)));
    }
  });

  it.each(['turn', 'lay', 'bargain', 'pay', 'stock', 'rob'] as const)(
    'have a button for every piece that can be used now, and for no other, at %s',
    (type) => {
      const moment = momentOf(4, asks(type));
      const { container } = renderBoard(moment.state, moment.seat);
      const page = new Page(shoppingStreet.copy(moment.state), words);
      page.holder = moment.seat;
      const lit = page.open();
      const expected = lit.map((piece) => words.say('lists.choose', { what: nameOf(piece) }));
      const named = textsOf(container, '.reading-lists li > .button');
      const chosen = named.filter((text) => !expected.includes(text));
      expect(named).toEqual(expect.arrayContaining(expected));
      // what is down already can be put back, and nothing else
      for (const text of chosen) expect(text).toMatch(/^Put back: /);
    },
  );

  it('lay out a card with two presses, and put it back with one', () => {
    const moment = momentOf(4, (each, asked) => {
      const { hand, laid } = playerAt(each, asked);
      const { question } = each;
      return (
        question?.type === 'lay' && laid.length === 0 && hand.some((id) => question.types.includes(product(id).type))
      );
    });
    const { question } = moment.state;
    if (question?.type !== 'lay') throw new RangeError('nobody asks');
    const played: AnyMove[] = [];
    const { container } = renderBoard(moment.state, moment.seat, (...moves) => played.push(...moves));
    const card = playerAt(moment.state, moment.seat).hand.find((id) => question.types.includes(product(id).type));
    if (card === undefined) throw new RangeError('no card');
    press(container, words.say('lists.choose', { what: words.card(card) }));
    expect(container.querySelectorAll('.held')).toHaveLength(1);
    press(container, words.say('lists.put-back', { what: words.card(card) }));
    expect(container.querySelector('.held')).toBeNull();
    press(container, words.say('lists.choose', { what: words.card(card) }));
    const main = container.querySelector('.counter .button.primary');
    if (main !== null) fireEvent.click(main);
    expect(played).toEqual([{ type: 'lay', card }, { type: 'finish-laying' }]);
  });
});

describe('the exchange', () => {
  it('says who has answered and who still chooses', () => {
    const { state } = momentOf(
      4,
      (each) => each.question?.type === 'lay' && each.players.some(({ hasAnswered }) => hasAnswered),
    );
    const { container } = renderBoard(state, null);
    const { question } = state;
    if (question?.type !== 'lay') throw new RangeError('nobody asks');
    const told = textsOf(container, '[data-listed="offers"] [data-offer]');
    const expected = state.players.flatMap(({ hasAnswered }, index) =>
      index === question.asker
        ? []
        : [words.say(hasAnswered ? 'lists.answered' : 'lists.choosing', { name: five[index]?.name ?? '' })],
    );
    expect(told.toSorted()).toEqual(expected.toSorted());
  });

  it('names the bundle, the card it is for, and everything that lies there', () => {
    const { state, seat } = momentOf(4, asks('answer'));
    const { question } = state;
    if (question?.type !== 'answer') throw new RangeError('no proposal');
    const { container } = renderBoard(state, seat);
    const told = container.querySelector('[data-listed="offers"]')?.textContent ?? '';
    const { bundle, wanted } = question.proposal;
    for (const id of [...bundle, wanted, ...state.offers.flatMap(({ cards }) => cards)]) {
      expect(told).toContain(words.card(id));
    }
  });
});

it('have nothing to press for whoever only watches, and no card of a hand', () => {
  const { state } = momentOf(5, asks('turn'));
  const { container } = renderBoard(state, null);
  expect(container.querySelector('.reading-lists li > .button, [data-listed="hand"]')).toBeNull();
  for (const { name } of five) expect(container.textContent).toContain(name);
  const open = new Set([...state.display, ...state.street.flatMap(({ cards }) => cards)]);
  const hidden = state.players.flatMap(({ hand }) => hand).filter((id) => !open.has(id));
  expect(hidden.length).toBeGreaterThan(0);
  for (const id of hidden) expect(container.textContent).not.toContain(words.card(id));
});
