// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { meaningOf, type Piece } from '../../../../renderer/games/emporium/interaction/pieces.ts';
import { type AnyMove, playerAt, type Seat } from '../../../../shared/engine/index.ts';
import { pricesFor } from '../../../../shared/games/emporium/choices.ts';
import { heroesFor } from '../../../../shared/games/emporium/gear.ts';
import { emporium } from '../../../../shared/games/emporium/index.ts';
import { monsters } from '../../../../shared/games/emporium/monsters.ts';
import type { EmporiumState, QuestionType } from '../../../../shared/games/emporium/state.ts';
import { startWords } from '../../every-word.ts';
import { sixPeople } from '../people.ts';
import { openWindow } from '../windows.ts';
import { momentOf, renderBoard } from './drawn-table.tsx';
import { Page, wordsIn } from './page.ts';

afterEach(cleanup);
beforeAll(() => startWords('en'));
beforeEach(() => openWindow('lists'));

const words = wordsIn('en');
const asks =
  (type: QuestionType) =>
  ({ question, round }: EmporiumState): boolean =>
    question?.type === type && round > 2;
const choosing = (state: EmporiumState, seat: Seat): boolean => {
  const { hand, gold } = playerAt(state, seat);
  return asks('choose')(state) && hand.length > 0 && gold > 0;
};

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
    case 'hero':
      return words.hero(meaning.hero);
    case 'monster':
      return words.monster(meaning.monster);
    case 'die':
      return String(meaning.number);
    default:
      return words.item(meaning.item);
  }
}

describe('the lists', () => {
  const { state, seat } = momentOf(4, choosing);

  it('hold the whole table in reading order', () => {
    const { container } = renderBoard(state, seat);
    const headings = textsOf(container, '.reading-lists h2');
    const inOrder = [
      words.say('your-hand'),
      ...['monsters', 'heroes', 'decks'].map((each) => words.say(`regions.${each}`)),
    ];
    expect(headings.filter((heading) => inOrder.includes(heading))).toEqual(inOrder);
    for (const { name } of sixPeople.slice(0, 4)) expect(headings).toContain(name);
    for (const card of playerAt(state, seat).hand) {
      expect(container.querySelector(`[data-card="${card}"]`)?.textContent).toContain(words.item(card));
    }
    for (const monster of state.monsterRow) {
      const told = container.querySelector(`[data-monster="${monster}"]`)?.textContent;
      expect(told).toContain(words.monster(monster));
      expect(told).toContain(String(monsters[monster].strength));
    }
    for (const { hero, worn } of state.heroRow) {
      const told = container.querySelector(`[data-hero="${hero}"]`)?.textContent;
      expect(told).toContain(words.hero(hero));
      for (const item of worn) if (item !== null) expect(told).toContain(words.item(item));
    }
  });

  it.each(['choose', 'place', 'patron', 'restock', 'vote'] as const)(
    'have a button for every piece that can be used now, and for no other, at %s',
    (type) => {
      const moment = momentOf(4, asks(type), 80);
      const { container } = renderBoard(moment.state, moment.seat);
      const page = new Page(emporium.copy(moment.state), words);
      const open = page.open().filter((piece) => meaningOf(piece).of !== 'die');
      const expected = open.map((piece) => words.say('lists.choose', { what: nameOf(piece) }));
      expect(textsOf(container, '.reading-lists li > .button').toSorted()).toEqual(expected.toSorted());
    },
  );

  it('pick a sale with two presses, the card and a price right below it; the counter seals it', () => {
    const sealed: AnyMove[] = [];
    const { container } = renderBoard(state, seat, (...moves) => sealed.push(...moves));
    const card = playerAt(state, seat).hand.find((each) => heroesFor(state.heroRow, each).length > 0);
    if (card === undefined) throw new RangeError('no card that fits a hero');
    press(container, words.say('lists.choose', { what: words.item(card) }));
    const prices = textsOf(container, `[data-card="${card}"] [data-listed="die"] .button`);
    expect(prices).toEqual(pricesFor(card).map((number) => words.say('lists.choose', { what: String(number) })));
    press(container, words.say('lists.choose', { what: '2' }));
    expect(sealed).toEqual([]);
    press(container, words.counter('moves.seal-sale', { item: words.item(card), gold: words.gold(2) }));
    expect(sealed).toEqual([{ type: 'sell', item: card, price: 2 }]);
  });

  it('pick a bid with two presses; the counter seals it', () => {
    const sealed: AnyMove[] = [];
    const { container } = renderBoard(state, seat, (...moves) => sealed.push(...moves));
    press(container, words.counter('moves.patron'));
    press(container, words.say('lists.choose', { what: '1' }));
    press(container, words.counter('moves.seal-bid', { gold: words.gold(1) }));
    expect(sealed).toEqual([{ type: 'bid', gold: 1 }]);
  });

  it('put back a card that was picked', () => {
    const { container } = renderBoard(state, seat);
    const [card] = playerAt(state, seat).hand;
    if (card === undefined) throw new RangeError('no card');
    press(container, words.say('lists.choose', { what: words.item(card) }));
    expect(container.querySelector('.held')).not.toBeNull();
    press(container, words.say('lists.put-back', { what: words.item(card) }));
    expect(container.querySelector('.held, [data-listed="die"]')).toBeNull();
  });

  it('send a patron’s hero, and list what it wears to be swapped', () => {
    const sends = (each: EmporiumState, asked: Seat): boolean =>
      asks('patron')(each) &&
      emporium.legalMoves(each, asked).some((move) => move.type === 'send' && move.swappedOut !== null);
    const patron = momentOf(4, sends, 80);
    const move = emporium
      .legalMoves(patron.state, patron.seat)
      .find((each) => each.type === 'send' && each.swappedOut !== null);
    if (move?.type !== 'send') throw new RangeError('nobody is sent');
    const { container } = renderBoard(patron.state, patron.seat);
    press(container, words.say('lists.choose', { what: words.hero(move.hero) }));
    const worn = patron.state.heroRow.find(({ hero }) => hero === move.hero)?.worn ?? [];
    const listed = textsOf(container, '[data-listed="worn"] li strong');
    const wears = worn.flatMap((item) => (item === null ? [] : [words.item(item)]));
    expect(listed).toHaveLength(wears.length);
    for (const [at, name] of wears.entries()) expect(listed[at]).toContain(name);
    press(container, words.say('lists.choose', { what: words.monster(move.monster) }));
    expect(container.querySelectorAll('[data-monster].held, [data-hero].held')).toHaveLength(2);
  });
});

describe('the lists of somebody else', () => {
  it('have nothing to press, name everybody, and no card of a hand', () => {
    const { state } = momentOf(6, asks('choose'));
    const { container } = renderBoard(state, null);
    expect(container.querySelectorAll('.reading-lists li > .button')).toHaveLength(0);
    for (const { name } of sixPeople) expect(container.textContent).toContain(name);
    const told = container.textContent;
    for (const card of state.players.flatMap(({ hand }) => hand)) expect(told).not.toContain(words.item(card));
  });

  it('say how many cards of each tier lie in a hand', () => {
    const { state } = momentOf(3, asks('restock'));
    const { container } = renderBoard(state, null);
    for (const [seat, { hand }] of state.players.entries()) {
      const told = container.querySelector(`[data-seat="${seat}"]`)?.textContent ?? '';
      if (hand.length === 0) expect(told).toContain(words.say('lists.hand-none'));
      else expect(told).toMatch(/(leather|chainmail|steel) \d/);
      expect(told).toContain(words.say('lists.gold', { gold: words.gold(state.players[seat]?.gold ?? -1) }));
    }
  });
});
