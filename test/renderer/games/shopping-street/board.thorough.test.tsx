// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lookOf } from '../../../../renderer/games/shopping-street/interaction/interaction.ts';
import { plotPiece } from '../../../../renderer/games/shopping-street/interaction/pieces.ts';
import { playerAt, type Seat, seatsOf } from '../../../../shared/engine/index.ts';
import type { Roll } from '../../../../shared/games/shopping-street/dice.ts';
import { shopsToEnd } from '../../../../shared/games/shopping-street/ending.ts';
import { shoppingStreet } from '../../../../shared/games/shopping-street/index.ts';
import { openOfType } from '../../../../shared/games/shopping-street/placement.ts';
import { groupsByType, product, shopTypes, sorted } from '../../../../shared/games/shopping-street/products.ts';
import { reckonHand, reckonStreet, totalOf } from '../../../../shared/games/shopping-street/scoring.ts';
import { cardsToOpen, worth } from '../../../../shared/games/shopping-street/shops.ts';
import type { ShoppingStreetState } from '../../../../shared/games/shopping-street/state.ts';
import { spaceIds } from '../../../../shared/games/shopping-street/street.ts';
import { handLimit } from '../../../../shared/games/shopping-street/thieves.ts';
import { startWords } from '../../every-word.ts';
import { all, namesOf, need } from '../drawn-elements.ts';
import { openWindow } from '../windows.ts';
import { boardProps, DrawnBoard, momentOf, renderBoard } from './drawn-table.tsx';
import { Page, wordsIn } from './page.ts';

afterEach(cleanup);
beforeAll(() => startWords('en'));
beforeEach(() => openWindow('laptop'));

const words = wordsIn('en');

const labelOf = (place: HTMLElement): string => need(place, 'button').getAttribute('aria-label') ?? '';

const asks =
  (type: NonNullable<ShoppingStreetState['question']>['type']) =>
  ({ question }: ShoppingStreetState): boolean =>
    question?.type === type;
const fresh = ({ question }: ShoppingStreetState): boolean => question?.type === 'turn' && question.left.ask;

/** Everybody's cards that a seat has not been shown: of them nothing may be on its page. */
function hiddenFrom(state: ShoppingStreetState, seat: Seat | null): readonly string[] {
  const lying = state.offers.flatMap(({ cards }) => cards);
  return seatsOf(state.seatCount)
    .filter((other) => other !== seat)
    .flatMap((other) => playerAt(state, other).hand)
    .filter((card) => !lying.includes(card));
}

describe.each([3, 4, 5])('the table of %i', (seats) => {
  const { state, seat } = momentOf(seats, (each) => fresh(each) && each.street.length > 4);

  it.each(['laptop', 'tablet', 'upright'] as const)('has the street, the market and everybody on a %s', (name) => {
    openWindow(name);
    const { container } = renderBoard(state, seat);
    expect(namesOf(container, 'plot')).toEqual(spaceIds);
    expect(namesOf(container, 'display')).toEqual(state.display);
    for (const place of ['deck', 'discards', 'dice']) expect(all(container, `[data-${place}]`)).toHaveLength(1);
    expect(all(container, '.ss-type')).toHaveLength(shopTypes.length);
    const rivals = all(container, '.ss-rival').map(({ dataset }) => dataset.seat);
    expect(rivals).toEqual([...seatsOf(seats).slice(seat + 1), ...seatsOf(seats).slice(0, seat)].map(String));
    expect(all(container, '.ss-desk')).toHaveLength(1);
    expect(namesOf(container, 'card')).toEqual(sorted(playerAt(state, seat).hand));
  });

  it('shows every shop with its worth, and every free space by its name', () => {
    const { container } = renderBoard(state, seat);
    for (const space of spaceIds) {
      const place = need(container, `[data-plot="${space}"]`);
      const shop = state.street.find((each) => each.space === space);
      expect(labelOf(place)).toContain(words.space(space));
      if (shop === undefined) continue;
      expect(place.textContent).toContain(`${worth(shop)}`);
      expect(labelOf(place)).toContain(words.type(shop.type));
    }
  });

  it('shows no hand but the own one', () => {
    const { container } = renderBoard(state, seat);
    for (const card of hiddenFrom(state, seat)) expect(container.innerHTML).not.toContain(`"${card}"`);
    cleanup();
    const everybody = renderBoard(state, null).container;
    for (const card of hiddenFrom(state, null)) expect(everybody.innerHTML).not.toContain(`"${card}"`);
  });
});

describe('the others', () => {
  const { state, seat } = momentOf(4, (each) => fresh(each) && each.street.length > 5);

  it('show how many cards they hold, the pawns they have left, and their points so far', () => {
    const { container } = renderBoard(state, seat);
    for (const each of seatsOf(4)) {
      const { hand, pawns } = playerAt(state, each);
      expect(Number(need(container, `[data-score="${each}"] .figure`).textContent)).toBe(
        totalOf(reckonStreet(state.street, each)),
      );
      if (each === seat) continue;
      expect(need(container, `.ss-rival [data-hand="${each}"] .figure`).textContent).toBe(`${hand.length}`);
      expect(all(container, `.ss-rival [data-pawns="${each}"] b`).map(({ textContent }) => textContent)).toEqual(
        pawns.toSorted().map((pawn) => words.pawn(pawn)),
      );
    }
  });

  it('have the parts of their points on demand, and only the near player those of the hand', () => {
    const { container } = renderBoard(state, seat);
    for (const each of seatsOf(4)) {
      const score = need(container, `[data-score="${each}"]`);
      const tag = need(container, `[id="${score.getAttribute('aria-describedby') ?? ''}"]`);
      const lines = reckonStreet(state.street, each);
      const own = each === seat ? [reckonHand(playerAt(state, each).hand)] : [];
      const figures = all(tag, '.ss-part .figure').map(({ textContent }) => Number(textContent));
      const total = lines.length === 0 ? [] : [totalOf(lines)];
      expect(figures).toEqual([...lines.map(({ amount }) => amount), ...total, ...own.map(({ amount }) => amount)]);
    }
  });
});

describe('the market', () => {
  const { state, seat } = momentOf(4, (each) => fresh(each) && each.thievesSeen === 1 && each.discards.length > 0);

  it('counts the open shops of every type, the deck, the discards, and what the next thief leaves in a hand', () => {
    const { container } = renderBoard(state, seat);
    all(container, '.ss-type').forEach((row, index) => {
      const type = shopTypes[index];
      if (type === undefined) throw new RangeError('no such type');
      expect(row.getAttribute('aria-label')).toContain(`${openOfType(state, type)}`);
    });
    expect(need(container, '[data-deck] .figure').textContent).toBe(`${state.deck.length}`);
    expect(need(container, '[data-discards] .figure').textContent).toBe(`${state.discards.length}`);
    expect(need(container, '.ss-thieves').textContent).toContain(
      words.say('next-thief', { limit: handLimit(state.thievesSeen + 1) }),
    );
  });

  it('leaves a place open where a card of the display has gone', () => {
    const paying = momentOf(3, asks('pay'));
    const { container } = renderBoard(paying.state, paying.seat);
    expect(all(container, '.ss-display .ss-gap')).toHaveLength(1);
    expect(namesOf(container, 'display')).toEqual(paying.state.display.filter((card) => card !== null));
  });

  it('has dice that are not thrown yet, then as they fell, with who draws: a page that has just come sees it too', () => {
    const faces = (page: Element): readonly (string | null)[] =>
      all(page, '[data-dice] svg').map((die) => die.getAttribute('aria-label'));
    const boardWith = (lastRoll: Roll | null) => renderBoard({ ...state, lastRoll }, seat).container;
    expect(faces(boardWith(null))).toEqual([words.say('die.not-thrown'), words.say('die.not-thrown')]);
    const drawer = seatsOf(4)[2] ?? seat;
    const fallen = boardWith({ faces: [2, 'blank'], draws: [{ seat: drawer, shops: 1, times: 1, count: 2 }] });
    expect(faces(fallen)).toEqual([words.name(drawer), words.say('die.blank')]);
    expect(need(fallen, '.ss-draws').textContent).toBe(words.say('draws', { name: words.name(drawer), count: 2 }));
    const unplayed = boardWith({ faces: [4, 'blank'], draws: [] });
    expect(faces(unplayed)).toEqual([words.say('die.unplayed'), words.say('die.blank')]);
    expect(need(unplayed, '.ss-draws').textContent).toBe(words.say('nobody-draws'));
  });
});

describe('an exchange', () => {
  it('shows whoever asks first, then everybody, thinking or with a sealed answer; and nobody what is sealed', () => {
    const { state, seat } = momentOf(
      5,
      (each, who) => asks('lay')(each) && each.players.some(({ laid }, other) => other !== who && laid.length > 0),
    );
    const { container } = renderBoard(state, seat);
    const { question } = state;
    if (question?.type !== 'lay') throw new TypeError('nobody asks');
    const order = [...seatsOf(5).slice(question.asker), ...seatsOf(5).slice(0, question.asker)];
    expect(namesOf(container, 'offer')).toEqual(order.map(String));
    for (const other of order.slice(1)) {
      if (other === seat) continue;
      const place = need(container, `[data-offer="${other}"]`);
      const shows = playerAt(state, other).hasAnswered ? 'sealed' : 'thinking';
      expect(place.textContent).toContain(words.say(`offer.shows-${shows}`));
    }
    for (const card of hiddenFrom(state, seat)) expect(container.innerHTML).not.toContain(`"${card}"`);
  });

  it('lays what is offered face up in front of its owner, for everybody', () => {
    const { state, seat } = momentOf(4, asks('bargain'));
    for (const inHand of [seat, null]) {
      const { container } = renderBoard(state, inHand);
      for (const { seat: owner, cards } of state.offers) {
        const place = need(container, `[data-offer="${owner}"]`);
        expect(namesOf(place, 'offered')).toEqual(cards);
        if (cards.length === 0) expect(place.textContent).toContain(words.say('offer.shows-nothing'));
      }
      cleanup();
    }
  });

  it('puts what is proposed in front of whoever asks, and frames the card it is for', () => {
    const { state, seat } = momentOf(4, (each) => each.question?.type === 'answer');
    const { question } = state;
    if (question?.type !== 'answer') throw new TypeError('nothing is proposed');
    const { asker, bundle, wanted } = question.proposal;
    const { container } = renderBoard(state, seat);
    const cards = all(need(container, `[data-offer="${asker}"]`), '.ss-fan svg[aria-label], .ss-rows svg[aria-label]');
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(bundle.map((card) => words.card(card)));
    expect(all(container, '.wanted').map(({ dataset }) => dataset.offered)).toEqual([wanted]);
  });

  it('is put together in the street as it is picked', () => {
    const { state, seat } = momentOf(4, (each) => asks('bargain')(each) && each.draft.wanted === null);
    const { container } = renderBoard(state, seat);
    const [wanted] = state.offers.flatMap(({ cards }) => cards);
    const [card] = sorted(playerAt(state, seat).hand);
    if (wanted === undefined || card === undefined) throw new RangeError('no card');
    fireEvent.click(need(container, `[data-offered="${wanted}"] button`));
    fireEvent.click(need(container, `[data-card="${card}"] button`));
    expect(all(container, '.wanted').map(({ dataset }) => dataset.offered)).toEqual([wanted]);
    const own = need(container, `[data-offer="${seat}"] .ss-for svg[aria-label]`);
    expect(own.getAttribute('aria-label')).toBe(words.card(card));
  });

  it('that was refused can be bettered: on their own device the asker finds it as it was picked', () => {
    const { state, seat } = momentOf(4, (each) => asks('bargain')(each) && each.draft.wanted === null);
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
});

describe('opening a shop', () => {
  const { state, seat } = momentOf(4, (each, who) => {
    const moves = shoppingStreet.legalMoves(each, who);
    return each.street.length > 3 && moves.some(({ type }) => type === 'open');
  });
  const move = shoppingStreet.legalMoves(state, seat).find(({ type }) => type === 'open');
  if (move?.type !== 'open') throw new TypeError('no shop can open');
  const { shopType: type } = move;

  it('lights the complete sets, then the lawful plots; the others say why not', () => {
    const { container } = renderBoard(state, seat);
    const complete = groupsByType(playerAt(state, seat).hand).map((groups) => groups >= cardsToOpen);
    expect(all(container, '.ss-set').map(({ classList }) => classList.contains('complete'))).toEqual(complete);
    fireEvent.click(need(container, `[data-set="${type}"] button`));
    const page = new Page(state, words).press(`set:${type}`);
    for (const space of spaceIds) {
      const look = lookOf(page.table(), plotPiece(space));
      const button = need(container, `[data-plot="${space}"] button`);
      expect(button.classList.contains('lit')).toBe(look.state === 'lit');
      const tag = container.ownerDocument.getElementById(button.getAttribute('aria-describedby') ?? '');
      if (look.reason !== null) expect(tag?.textContent).toContain(look.reason);
    }
  });

  it('shows the shop on its plot before it is opened', () => {
    const { container } = renderBoard(state, seat);
    expect(container.querySelector('.planned')).toBeNull();
    fireEvent.click(need(container, `[data-set="${type}"] button`));
    fireEvent.click(need(container, `[data-plot="${move.space}"] button`));
    expect(all(container, `[data-plot="${move.space}"] .planned`)).toHaveLength(1);
    expect(all(container, '.planned')).toHaveLength(1);
  });

  it('walks the street with the arrow keys, along the pavement and across', () => {
    const { container } = renderBoard(state, seat);
    const plot = (space: string) => need(container, `[data-plot="${space}"] button`);
    plot('N4').focus();
    fireEvent.keyDown(plot('N4'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(plot('N5'));
    fireEvent.keyDown(plot('N5'), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(plot('S5'));
    fireEvent.keyDown(plot('S5'), { key: 'Home' });
    expect(document.activeElement).toBe(plot('S1'));
    expect(all(container, '.ss-street button[tabindex="0"]')).toHaveLength(1);
  });
});

describe('the hand', () => {
  it('lies by type and product, and each type begins a stretch of its own', () => {
    const { state, seat } = momentOf(4, (each, who) => fresh(each) && playerAt(each, who).hand.length > 12);
    const { container } = renderBoard(state, seat);
    const hand = sorted(playerAt(state, seat).hand);
    const begins = hand.filter((card, at) => {
      const before = hand[at - 1];
      return before !== undefined && product(before).type !== product(card).type;
    });
    expect(all(container, '.ss-hand .first').map(({ dataset }) => dataset.card)).toEqual(begins);
  });

  it('is walked with the arrow keys', () => {
    const { state, seat } = momentOf(3, fresh);
    const { container } = renderBoard(state, seat);
    const cards = all(container, '.ss-hand [data-card] button');
    cards[0]?.focus();
    fireEvent.keyDown(need(container, '.ss-hand [data-card] button'), { key: 'End' });
    expect(document.activeElement).toBe(cards.at(-1));
  });
});

describe('the head', () => {
  it('tells how many shops are open of those that end the game, and lights up in the last round', () => {
    const early = momentOf(3, (each) => fresh(each) && each.street.length === 2);
    const { container } = renderBoard(early.state, early.seat);
    expect(need(container, '.game-where').textContent).toBe(
      words.say('round-of', { round: early.state.round, count: 2, end: shopsToEnd(3) }),
    );
    cleanup();
    const last = momentOf(3, (each) => fresh(each) && each.street.length >= shopsToEnd(3));
    const ending = renderBoard(last.state, last.seat).container;
    expect(need(ending, '.game-where.last').textContent).toBe(
      words.say('last-round', { open: last.state.street.length }),
    );
  });
});
