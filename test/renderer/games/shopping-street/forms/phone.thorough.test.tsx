// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { spokenPiece } from '../../../../../renderer/games/shopping-street/words/labels.ts';
import { type AnyMove, playerAt, type Seat, seatAt, seatsOf } from '../../../../../shared/engine/index.ts';
import { shoppingStreet } from '../../../../../shared/games/shopping-street/index.ts';
import { product, sorted } from '../../../../../shared/games/shopping-street/products.ts';
import type { QuestionType, ShoppingStreetState } from '../../../../../shared/games/shopping-street/state.ts';
import { startWords } from '../../../every-word.ts';
import { all, need } from '../../drawn-elements.ts';
import { openWindow, type WindowName, windows } from '../../windows.ts';
import { momentOf, renderBoard } from '../drawn-table.tsx';
import { five, Page, wordsIn } from '../page.ts';

afterEach(cleanup);
beforeAll(() => startWords('en'));

const words = wordsIn('en');
const drawn: readonly WindowName[] = ['phone', 'small-phone', 'phone-aside'];
const questions: readonly QuestionType[] = ['turn', 'lay', 'bargain', 'answer', 'pay', 'stock', 'rob'];

/** Is this the question, some rounds into a match? */
const asks =
  (type: QuestionType) =>
  ({ question, round }: ShoppingStreetState): boolean =>
    question?.type === type && round >= 2;

/** A moment of each question at a table of four. */
const moments = new Map(questions.map((type) => [type, momentOf(4, asks(type))]));

function momentAt(type: QuestionType) {
  const found = moments.get(type);
  if (found === undefined) throw new RangeError(`no ${type}`);
  return found;
}

/** Is asked to lay out cards, has some of them, and has laid none yet? */
const mayLay = (state: ShoppingStreetState, seat: Seat): boolean => {
  const { question } = state;
  const { hand, laid } = playerAt(state, seat);
  return question?.type === 'lay' && laid.length === 0 && hand.some((id) => question.types.includes(product(id).type));
};

const laying = momentOf(4, mayLay);
const robbed = momentOf(4, (state, seat) => asks('rob')(state) && playerAt(state, seat).discarding.length === 0);
const mayOpen = momentOf(4, (state, seat) =>
  shoppingStreet.legalMoves(state, seat).some(({ type }) => type === 'open'),
);
const turnOfFive = momentOf(5, asks('turn'));
const someoneElse = momentOf(3, (state, seat) => asks('turn')(state) && seat !== 1);

/** Renders what the seat sees, and keeps what it plays. */
function play(state: ShoppingStreetState, seat: Seat): { readonly container: Element; readonly played: AnyMove[] } {
  const played: AnyMove[] = [];
  const { container } = renderBoard(state, seat, (...moves) => played.push(...moves));
  return { container, played };
}

describe.each(drawn)('on a %s', (name) => {
  it.each(questions)('everything that can be pressed is lit and named at %s', (type) => {
    openWindow(name);
    const { state } = momentAt(type);
    const page = new Page(shoppingStreet.copy(state), words, windows[name]);
    const table = page.table();
    const { container } = renderBoard(state, table.near);
    const lit = all(container, 'button:is(.lit, .chosen)').map((button) => button.getAttribute('aria-label'));
    for (const piece of page.open()) expect(lit, piece).toContain(spokenPiece(table, piece));
    expect(need(container, '.counter .asks').textContent).not.toBe('');
  });

  it('two presses lay out a card', () => {
    openWindow(name);
    const { state, seat } = laying;
    const { container, played } = play(state, seat);
    fireEvent.click(need(container, '.ss-phone-hand .lit'));
    fireEvent.click(need(container, '.counter .button.primary'));
    expect(played.map(({ type }) => type)).toEqual(['lay', 'finish-laying']);
  });

  it('one press lays out nothing', () => {
    openWindow(name);
    const { state, seat } = laying;
    const { container, played } = play(state, seat);
    fireEvent.click(need(container, '.counter .button.primary'));
    expect(played).toEqual([{ type: 'finish-laying' }]);
  });

  it('one press accepts or declines, with the bundle and the card it is for in sight', () => {
    openWindow(name);
    const { state, seat } = momentAt('answer');
    const { question } = state;
    if (question?.type !== 'answer') throw new RangeError('no proposal');
    const { container, played } = play(state, seat);
    const { asker, bundle, wanted } = question.proposal;
    const lines = all(container, '.ss-phone-offers [data-offer]').map(({ dataset }) => dataset.offer);
    expect(lines.slice(0, 2)).toEqual([asker, seat].map(String));
    const offered = need(container, `.ss-phone-offers [data-offer="${asker}"]`);
    for (const id of bundle) expect(offered.querySelector(`[aria-label="${words.card(id)}"]`)).not.toBeNull();
    const own = all(container, `.ss-phone-offers [data-offer="${seat}"] button`);
    expect(own.some((button) => button.getAttribute('aria-label')?.includes(words.card(wanted)))).toBe(true);
    for (const button of all(container, '.counter-actions .button')) fireEvent.click(button);
    expect(played.map(({ type }) => type).toSorted()).toEqual(['accept', 'decline']);
  });

  it('two presses give a thief the least useful cards', () => {
    openWindow(name);
    const { state, seat } = robbed;
    const { question } = state;
    if (question?.type !== 'rob') throw new RangeError('no thief');
    const { container, played } = play(state, seat);
    const [least] = all(container, '.counter-actions .button').filter((button) => !button.matches('.primary'));
    if (least === undefined) throw new RangeError('no button for the least useful');
    fireEvent.click(least);
    fireEvent.click(need(container, '.counter .button.primary'));
    expect(played.map(({ type }) => type)).toEqual(
      Array.from({ length: playerAt(state, seat).hand.length - question.limit }, () => 'discard'),
    );
  });

  it('a set, a lit plot and the main button open a shop; its pawns stand under the hand meanwhile', () => {
    openWindow(name);
    const { state, seat } = mayOpen;
    const { container, played } = play(state, seat);
    expect(container.querySelector('.ss-phone-desk .ss-pawns')).toBeNull();
    fireEvent.click(need(container, '.ss-sets .lit'));
    expect(container.querySelector('.ss-phone-desk .ss-pawns .lit, .ss-phone-desk .ss-pawns .chosen')).not.toBeNull();
    fireEvent.click(need(container, '.ss-phone-street .lit'));
    fireEvent.click(need(container, '.counter .button.primary'));
    expect(played.map(({ type }) => type)).toEqual(['open', 'put', 'put', 'put', 'put']);
  });

  it('the whole street, the display and everybody are there', () => {
    openWindow(name);
    const { state, seat } = turnOfFive;
    const { container } = renderBoard(state, seat);
    expect(all(container, '.ss-phone-street [data-plot]')).toHaveLength(20);
    expect(all(container, '[data-display]').map(({ dataset }) => dataset.display)).toEqual(
      state.display.filter((card) => card !== null),
    );
    expect(all(container, '.ss-phone-types button')).toHaveLength(5);
    const others = seatsOf(5).filter((each) => each !== seat);
    expect(all(container, '.ss-phone-others > li')).toHaveLength(others.length);
    for (const other of others) {
      const { hand } = playerAt(state, other);
      expect(need(container, `.ss-phone-others [data-hand="${other}"]`).textContent).toContain(
        words.cards(hand.length),
      );
      expect(need(container, `.phone-further [data-seat="${other}"]`).textContent).toContain(five[other]?.name);
    }
  });

  it('whoever waits sees their own hand, sorted, and no card of anybody else’s', () => {
    openWindow(name);
    const { state } = someoneElse;
    const { container } = renderBoard(state, null, () => {}, seatAt(1));
    const own = playerAt(state, seatAt(1)).hand;
    const labels = all(container, '.ss-phone-hand button').map((button) => button.getAttribute('aria-label') ?? '');
    expect(labels).toHaveLength(own.length);
    for (const [at, id] of sorted(own).entries()) expect(labels[at]).toContain(words.card(id));
    const everything = all(container, '[aria-label]').map((each) => each.getAttribute('aria-label'));
    const told = `${container.textContent} ${everything.join(' ')}`;
    const open = new Set([...state.display, ...state.discards]);
    const hidden = state.players.flatMap(({ hand }, seat) => (seat === 1 ? [] : hand)).filter((id) => !open.has(id));
    expect(hidden.length).toBeGreaterThan(0);
    for (const id of hidden) expect(told).not.toContain(words.card(id));
  });
});

describe('the line with the tools', () => {
  it('stands over the counter on a tall phone, and further down on a low one while something is asked', () => {
    const { state, seat } = momentAt('turn');
    openWindow('phone');
    expect(renderBoard(state, seat).container.querySelector('.board-foot > .phone-line')).not.toBeNull();
    cleanup();
    openWindow('small-phone');
    const { container } = renderBoard(state, seat);
    expect(container.querySelector('.board-foot > .phone-line')).toBeNull();
    expect(container.querySelector('.phone-further > .phone-line')).not.toBeNull();
    cleanup();
    const waits = renderBoard(state, null, () => {}, seatAt(seat === 0 ? 1 : 0));
    expect(waits.container.querySelector('.board-foot > .phone-line')).not.toBeNull();
  });
});
