// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { meaningOf, type Piece } from '../../../../renderer/games/emporium/interaction/pieces.ts';
import type { EmporiumTable } from '../../../../renderer/games/emporium/table.ts';
import { spokenPiece } from '../../../../renderer/games/emporium/words/labels.ts';
import { type AnyMove, playerAt, type Seat, seatAt, seatsOf } from '../../../../shared/engine/index.ts';
import { pricesFor } from '../../../../shared/games/emporium/choices.ts';
import { heroesFor, strengthOf } from '../../../../shared/games/emporium/gear.ts';
import { heroes } from '../../../../shared/games/emporium/heroes.ts';
import { emporium } from '../../../../shared/games/emporium/index.ts';
import { monsters } from '../../../../shared/games/emporium/monsters.ts';
import type { EmporiumState, QuestionType } from '../../../../shared/games/emporium/state.ts';
import { startWords } from '../../every-word.ts';
import { all, need } from '../drawn-elements.ts';
import { sixPeople } from '../people.ts';
import { openWindow, type WindowName } from '../windows.ts';
import { momentOf, renderBoard } from './drawn-table.tsx';
import { Page, positions, wordsIn } from './page.ts';

afterEach(cleanup);
beforeAll(() => startWords('en'));

const words = wordsIn('en');
const drawn: readonly WindowName[] = ['phone', 'small-phone', 'phone-aside'];

/** Is this the question, before anything is sealed by whoever is asked first? */
const asks =
  (type: QuestionType, from = 1) =>
  ({ question, round }: EmporiumState): boolean =>
    question?.type === type && round >= from;

/** Chooses with cards and gold: both ways are open. */
const choosing = (state: EmporiumState, seat: Seat): boolean => {
  const { hand, gold } = playerAt(state, seat);
  return asks('choose', 3)(state) && hand.length > 0 && gold > 0;
};

/** Can the piece be pressed now, where it is seen? */
function isLit(container: Element, table: EmporiumTable, piece: Piece): boolean {
  const meaning = meaningOf(piece);
  const among = (selector: string, label: string) =>
    all(container, `${selector} button:not(.blocked)`).some((button) => button.getAttribute('aria-label') === label);
  switch (meaning.of) {
    case 'hero':
      return container.querySelector(`[data-hero="${meaning.hero}"] :is(.lit, .chosen)`) !== null;
    case 'monster':
      return container.querySelector(`[data-monster="${meaning.monster}"] :is(.lit, .chosen)`) !== null;
    case 'worn':
      return among('.em-hero', spokenPiece(table, piece));
    case 'card':
      return among(`[data-card="${meaning.item}"]`, spokenPiece(table, piece));
    case 'die':
      return among('.em-die', spokenPiece(table, piece));
  }
}

/** A position of each kind of question, from the middle of those that are met. */
const questions: readonly QuestionType[] = ['choose', 'place', 'patron', 'restock', 'upgrade-again', 'vote'];
const played = [2, 4, 6].flatMap((seats) => positions(seats, 3, 7));
const some = questions.flatMap((type) => {
  const asked = played.filter(asks(type));
  return asked.slice(asked.length >> 1, (asked.length >> 1) + 1);
});

describe('whatever can be pressed', () => {
  it.each(drawn)('is lit on a %s', (name) => {
    openWindow(name);
    const met = new Set<string>();
    for (const state of some) {
      const page = new Page(emporium.copy(state), words);
      const table = page.table();
      const { container, unmount } = renderBoard(state, table.near);
      for (const piece of page.open()) {
        met.add(meaningOf(piece).of);
        expect(isLit(container, table, piece), `${state.question?.type} ${piece}`).toBe(true);
      }
      unmount();
    }
    expect(met).toContain('card');
    expect(met).toContain('hero');
    expect(met).toContain('monster');
  });
});

describe('two presses pick, and a third seals', () => {
  const { state, seat } = momentOf(4, choosing);
  const { hand } = playerAt(state, seat);
  const card = hand.find((each) => heroesFor(state.heroRow, each).length > 0) ?? 'militia-shortsword';

  it.each(drawn)('a card and a price on a %s', (name) => {
    openWindow(name);
    const sealed: AnyMove[] = [];
    const { container } = renderBoard(state, seat, (...moves) => sealed.push(...moves));
    fireEvent.click(need(container, `[data-card="${card}"] button`));
    const numbers = all(container, '.em-die button');
    expect(numbers.map((number) => number.classList.contains('lit'))).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((price) => pricesFor(card).includes(price)),
    );
    fireEvent.click(need(container, '.em-die .lit'));
    expect(sealed).toEqual([]);
    fireEvent.click(need(container, '.counter .primary'));
    expect(sealed).toEqual([{ type: 'sell', item: card, price: 1 }]);
  });

  it.each(drawn)('to be a patron, and a bid on a %s', (name) => {
    openWindow(name);
    const sealed: AnyMove[] = [];
    const { container } = renderBoard(state, seat, (...moves) => sealed.push(...moves));
    const patron = all(container, '.counter .button').find(
      ({ textContent }) => textContent === words.counter('moves.patron'),
    );
    expect(patron).toBeDefined();
    if (patron === undefined) return;
    fireEvent.click(patron);
    fireEvent.click(need(container, '.em-die .lit'));
    fireEvent.click(need(container, '.counter .primary'));
    expect(sealed).toEqual([{ type: 'bid', gold: 1 }]);
  });
});

describe('the die', () => {
  const { state, seat } = momentOf(3, choosing);

  it('lies under the hand all the while on a tall phone', () => {
    openWindow('phone');
    const { container } = renderBoard(state, seat);
    expect(all(container, '.board-foot .em-die button')).toHaveLength(8);
    expect(container.querySelector('.phone-line')).not.toBeNull();
  });

  it.each(['small-phone', 'phone-aside'] as const)(
    'comes in place of the line once a card is picked on a %s',
    (name) => {
      openWindow(name);
      const { container } = renderBoard(state, seat);
      expect(container.querySelector('.em-die')).toBeNull();
      const card = need(container, '[data-card] button');
      fireEvent.click(card);
      expect(all(container, '.board-foot .em-die button')).toHaveLength(8);
      expect(container.querySelector('.phone-line')).toBeNull();
      fireEvent.click(card);
      expect(container.querySelector('.em-die')).toBeNull();
      expect(container.querySelector('.phone-line')).not.toBeNull();
    },
  );

  it('is put away while nobody chooses', () => {
    openWindow('phone');
    const restocking = momentOf(3, asks('restock', 2));
    const { container } = renderBoard(restocking.state, restocking.seat);
    expect(container.querySelector('.em-die')).toBeNull();
  });
});

describe.each([2, 4, 6])('the table of %i', (seats) => {
  const { state, seat } = momentOf(seats, asks('choose', 4));

  it.each(drawn)('has heroes with slots and totals, monsters with their figures, on a %s', (name) => {
    openWindow(name);
    const { container } = renderBoard(state, seat);
    expect(all(container, '.em-phone-rows [data-monster]').map(({ dataset }) => dataset.monster)).toEqual(
      state.monsterRow,
    );
    for (const monster of state.monsterRow) {
      const told = need(container, `[data-monster="${monster}"]`).textContent;
      expect(told).toContain(String(monsters[monster].strength));
      expect(told).toContain(String(monsters[monster].gold));
    }
    expect(all(container, '.em-phone-rows [data-hero]').map(({ dataset }) => dataset.hero)).toEqual(
      state.heroRow.map(({ hero }) => hero),
    );
    for (const hero of state.heroRow) {
      const place = need(container, `[data-hero="${hero.hero}"]`);
      expect(all(place, '[data-slot]')).toHaveLength(heroes[hero.hero].slots.length);
      const totals = all(place, '[data-totals] li');
      expect(totals.map(({ classList }) => classList.contains('wins'))).toEqual(
        state.monsterRow.map((monster) => strengthOf(hero) >= monsters[monster].strength),
      );
    }
  });

  it('has everybody else in short, with gold and envelope, and in full further down', () => {
    openWindow('small-phone');
    const { container } = renderBoard(state, seat);
    const others = seatsOf(seats).filter((each) => each !== seat);
    const short = all(container, '.em-phone-others > li');
    expect(short).toHaveLength(others.length);
    for (const other of others) {
      const told = need(container, `.em-phone-others [data-purse="${other}"]`).textContent;
      expect(told).toBe(`${words.say('gold')}${playerAt(state, other).gold}`);
      const sealed = playerAt(state, other).choice !== null;
      const chip = short.find((each) => each.querySelector(`[data-purse="${other}"]`) !== null);
      const envelope = `[aria-label="${words.say(`envelope.${sealed ? 'sealed' : 'open'}`)}"]`;
      expect(chip?.querySelector(envelope)).not.toBeNull();
      expect(need(container, `.phone-further [data-seat="${other}"]`).textContent).toContain(sixPeople[other]?.name);
    }
  });
});

it.each(drawn)('shows whoever waits nothing of a hand that is not theirs on a %s', (name) => {
  openWindow(name);
  const { state } = momentOf(3, asks('choose', 3));
  const { container } = renderBoard(state, null, () => {}, seatAt(1));
  const others = state.players.filter((_, seat) => seat !== 1).flatMap(({ hand }) => hand);
  expect(others.length).toBeGreaterThan(0);
  const shown = all(container, '[data-card]').map(({ dataset }) => dataset.card);
  expect(shown).toEqual(state.players[1]?.hand);
  const told = container.textContent;
  for (const card of others) expect(told).not.toContain(words.item(card));
});
