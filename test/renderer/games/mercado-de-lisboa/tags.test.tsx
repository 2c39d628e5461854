// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  customersPiece,
  displayPiece,
  entrancePiece,
  restaurantPiece,
  spacePiece,
  tilePiece,
} from '../../../../renderer/games/mercado-de-lisboa/interaction/pieces.ts';
import { MercadoCounter } from '../../../../renderer/games/mercado-de-lisboa/regions/counter.tsx';
import { PieceTag } from '../../../../renderer/games/mercado-de-lisboa/regions/piece-tag.tsx';
import { type MercadoTable, playerOf, TableProvider } from '../../../../renderer/games/mercado-de-lisboa/table.ts';
import { seatAt } from '../../../../shared/engine/index.ts';
import { mercadoDeLisboa } from '../../../../shared/games/mercado-de-lisboa/index.ts';
import { at, tableOf } from '../../../games/mercado-de-lisboa/table.ts';
import { startWords } from '../../every-word.ts';
import { Page, positions, wordsIn } from './page.ts';

afterEach(cleanup);
beforeAll(() => startWords('en'));

function drawn(table: MercadoTable, tag: ReactNode): HTMLElement {
  cleanup();
  return render(<TableProvider value={table}>{tag}</TableProvider>).container;
}

/** What a tag says, line by line; the rows of a reckoning as they stand. */
function linesOf(container: HTMLElement): readonly string[] {
  const lines = container.querySelectorAll('.tag-lines > :not(.tag-reckoning), .tag-reckoning > span');
  return [...lines].map(({ textContent }) => textContent.trim());
}

function scene(): Page {
  return new Page(
    tableOf({
      players: { Ana: { money: 4, tiles: ['fish', 'flower', 'meat'], restaurants: ['pub'] }, Bruno: {} },
      market: ['. [sushi-bar] . . .', '. . fish/Ana fish/Bruno .', '. (pizzeria) . . .', '. . . . .'],
      doors: { L2: 'c2-fish-meat', B2: 'c1-fish-flower' },
      customers: ['c1-fish-tomato', 'c4-meat', 'c2-fish-tomato'],
    }).state,
    wordsIn('en'),
  );
}

describe('the tag of a space', () => {
  it('breaks the income of the tile in hand down by customers and restaurants, with cost and net', () => {
    const table = scene().press(tilePiece(0)).table();
    expect(linesOf(drawn(table, <PieceTag piece={spacePiece(at(2, 2))} />))).toEqual([
      'row 2, column 2: free.',
      '2 customers for fish or meat, left end of row 2: 2 × (1 + Sushi Bar) $4',
      '1 customer for fish or flowers, bottom end of column 2: 1 × (1 + Sushi Bar) $2',
      'Income $6',
      'Cost: 3 stands in the row, 1 in the column −$3',
      'In all +3',
    ]);
    expect(linesOf(drawn(table, <PieceTag piece={spacePiece(at(3, 2))} />))).toEqual([
      'row 3, column 2: free, with the grey Pizzeria.',
      '1 customer for fish or flowers, bottom end of column 2: 1 × 1 $1',
      'Income $1',
      'Cost: 1 stand in the row, 1 in the column −$1',
      'In all +0',
      'Takes the Pizzeria.',
    ]);
  });

  it('begins with the reason where the space is closed', () => {
    const state = tableOf({
      players: { Ana: { money: 1 }, Bruno: {} },
      market: ['meat/Bruno meat/Bruno . . .'],
    }).state;
    const table = new Page(state, wordsIn('en')).press(tilePiece(0)).table();
    expect(linesOf(drawn(table, <PieceTag piece={spacePiece(at(1, 3))} />))[0]).toBe(
      'Too dear: costs $3, earns nothing, Ana has $1.',
    );
    expect(linesOf(drawn(table, <PieceTag piece={spacePiece(0)} />))).toEqual([
      'row 1, column 1: meat stand of Bruno.',
      'Every customer pays 1 coin here.',
    ]);
  });

  it('tells with nothing in hand what a stand would cost, and who would buy', () => {
    expect(linesOf(drawn(scene().table(), <PieceTag piece={spacePiece(at(2, 2))} />))).toEqual([
      'row 2, column 2: free.',
      'A stand here costs 3 coins. Cost: 3 stands in the row, 1 in the column.',
      '2 customers for fish or meat, left end of row 2',
      '1 customer for fish or flowers, bottom end of column 2',
    ]);
  });

  it('tells what a restaurant would improve', () => {
    const table = scene().press(restaurantPiece(0)).table();
    expect(linesOf(drawn(table, <PieceTag piece={spacePiece(at(3, 2))} />))).toEqual([
      'row 3, column 2: free, with the grey Pizzeria.',
      'Brings 1 coin.',
      'No stand next to it is improved.',
      'Takes the Pizzeria.',
    ]);
  });

  it('tells why a stand earns nothing where a challenge says so', () => {
    const state = tableOf({
      players: { Ana: { tiles: ['fish', 'meat', 'meat'] } },
      market: ['fish/Ana . . . .'],
      doors: { L1: 'c1-fish-meat' },
      settled: { challenge: 'specialist' },
      tally: { specialty: 'fish' },
    }).state;
    const table = new Page(state, wordsIn('en')).press(tilePiece(1)).table();
    expect(linesOf(drawn(table, <PieceTag piece={spacePiece(1)} />))).toEqual([
      'row 1, column 2: free.',
      'Income $0',
      'Cost: 2 stands in the row, 1 in the column −$2',
      'In all −2',
      'Only stands with fish earn in this challenge.',
    ]);
  });

  it('adds up, on every space of every position, to what the rules then pay', () => {
    let spaces = 0;
    for (const state of [1, 2, 4].flatMap((seats) => positions(seats, 3, 17))) {
      if (state.question?.type !== 'act') continue;
      const { seat } = state.question;
      for (const move of mercadoDeLisboa.legalMoves(state, seat)) {
        if (move.type !== 'open-stand' || move.space % 3 !== 0) continue;
        const page = new Page(state, wordsIn('en'));
        page.press(tilePiece(playerOf(page.table().view, seat).tiles.indexOf(move.good)));
        const amounts = [
          ...drawn(page.table(), <PieceTag piece={spacePiece(move.space)} />).querySelectorAll('.figure'),
        ].map(({ textContent }) => Number(textContent.replace('−', '-').replace(/[$+]/g, '')));
        const [income, cost, net] = amounts.slice(-3);
        const after = mercadoDeLisboa.copy(state);
        const [event] = mercadoDeLisboa.play(after, seat, move);
        if (event?.type !== 'stand-opened') throw new TypeError('no stand was opened');
        expect(amounts.slice(0, -3)).toEqual(event.income.map(({ coins }) => coins));
        expect([income, cost, net]).toEqual([event.earned, -event.cost, event.earned - event.cost]);
        spaces++;
      }
    }
    expect(spaces).toBeGreaterThan(40);
  });
});

describe('the end', () => {
  it('is told on the tags too, where the counter has no room for it', () => {
    const state = tableOf({
      players: {
        Ana: { tiles: ['meat', 'grape', 'flower'], money: 30, restaurants: ['pub'] },
        Bruno: { tiles: ['grape', 'flower', 'tomato'] },
        Chidi: { tiles: ['grape', 'flower', 'tomato'] },
      },
      market: [
        'fish/Ana fish/Bruno fish/Chidi meat/Ana meat/Bruno',
        'meat/Chidi grape/Ana grape/Bruno grape/Chidi flower/Ana',
        'flower/Bruno flower/Chidi tomato/Ana tomato/Bruno tomato/Chidi',
        'fish/Ana fish/Bruno fish/Chidi meat/Ana meat/Bruno',
      ],
      display: ['tomato', 'flower', 'grape'],
    }).state;
    for (const piece of [tilePiece(0), restaurantPiece(0)]) {
      const page = new Page(state, wordsIn('en')).press(piece);
      expect(linesOf(drawn(page.table(), <PieceTag piece={spacePiece(at(5, 1))} />)).at(-1)).toBe(
        'This begins the last round: 4 spaces left.',
      );
    }
  });
});

describe('the tag of an entrance', () => {
  it('shows for the customers in hand every stand that would earn, whose it is and how much', () => {
    const table = scene().press(customersPiece('c2-fish-tomato')).table();
    expect(linesOf(drawn(table, <PieceTag piece={entrancePiece('R2')} />))).toEqual([
      'right end of row 2: nobody yet.',
      'fish stand, row 2, column 3: 2 × 1 $2',
      'Ana +2',
      'fish stand, row 2, column 4: 2 × 1 $2',
      'Bruno +2',
    ]);
    expect(linesOf(drawn(table, <PieceTag piece={entrancePiece('T3')} />))).toEqual([
      'Only 1 stand in this column; 2 customers want 2.',
      'top end of column 3: nobody yet.',
      '1 stand in the column: fish stand of Ana.',
    ]);
    expect(linesOf(drawn(table, <PieceTag piece={entrancePiece('L2')} />))).toEqual([
      'left end of row 2: 2 customers for fish or meat.',
      '2 stands in the row: fish stand of Ana and fish stand of Bruno.',
    ]);
  });
});

describe('the tags of wares', () => {
  it('tell who wants a tile, what a restaurant improves, and what customers need', () => {
    const table = scene().table();
    expect(linesOf(drawn(table, <PieceTag piece={tilePiece(0)} />))).toEqual([
      'fish stand.',
      expect.stringMatching(/^Customers for fish: 3 at the entrances, \d+ on open tiles\.$/),
    ]);
    expect(linesOf(drawn(table, <PieceTag piece={displayPiece(2)} />))[0]).toBe('grape stand in the display.');
    expect(linesOf(drawn(table, <PieceTag piece={restaurantPiece(0)} />))).toEqual([
      'Pub.',
      'Improves stands of all five goods next to it.',
      'Opening it brings 1 coin; unopened at the end it costs as much.',
    ]);
    expect(linesOf(drawn(table, <PieceTag piece={customersPiece('c4-meat')} />))).toEqual([
      'No stand of Ana sells meat.',
      '4 customers for meat.',
      'Needs 4 stands in the row or column, and one of Ana with meat.',
    ]);
    expect(linesOf(drawn(table, <PieceTag piece={customersPiece('c2-fish-tomato')} />))).toEqual([
      '2 customers for fish or tomatoes.',
      'Needs 2 stands in the row or column, and one of Ana with fish or tomatoes.',
      '1 entrance is open to them.',
    ]);
  });
});

describe('the till', () => {
  it('shows the near player’s own coins, and nobody’s where these are hidden or everybody looks on', () => {
    const state = mercadoDeLisboa.copy(scene().state);
    const hidden = { ...state, settled: { ...state.settled, hiddenMoney: true } };
    const till = (table: MercadoTable) =>
      drawn(table, <MercadoCounter />)
        .querySelector('.mc-till')
        ?.getAttribute('aria-label') ?? null;
    const page = new Page(hidden, wordsIn('en'));
    expect(till(page.table())).toBe('Till of Ana: 4 coins');
    expect(till(page.table(seatAt(1)))).toBe('Till of Bruno: 10 coins');
    expect(till(page.table(null))).toBeNull();
    expect(till({ ...page.table(null, seatAt(1)), near: seatAt(0) })).toBeNull();
  });

  it('stands beside a counter at which Enter opens the stand and Escape puts it back', () => {
    const page = scene().press(tilePiece(0), spacePiece(at(2, 2)));
    drawn(page.table(), <MercadoCounter />);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(page.half).toMatchObject({ held: null, target: null });
    page.press(tilePiece(0), spacePiece(at(2, 2)));
    drawn(page.table(), <MercadoCounter />);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(page.events[0]).toMatchObject({ type: 'stand-opened', space: at(2, 2) });
  });
});
