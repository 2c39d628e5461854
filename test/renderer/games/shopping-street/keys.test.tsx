// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  cardPiece,
  displayPiece,
  offeredPiece,
  pawnPiece,
  plotPiece,
  setPiece,
  typePiece,
} from '../../../../renderer/games/shopping-street/interaction/pieces.ts';
import { StreetCounter } from '../../../../renderer/games/shopping-street/regions/counter.tsx';
import { PieceTag } from '../../../../renderer/games/shopping-street/regions/piece-tag.tsx';
import { type StreetTable, TableProvider } from '../../../../renderer/games/shopping-street/table.ts';
import { spokenPiece } from '../../../../renderer/games/shopping-street/words/labels.ts';
import { seatAt } from '../../../../shared/engine/index.ts';
import type { ProductId } from '../../../../shared/games/shopping-street/products.ts';
import { setOf, tableOf } from '../../../games/shopping-street/table.ts';
import { startWords } from '../../every-word.ts';
import { Page, wordsIn } from './page.ts';

afterEach(cleanup);
beforeAll(() => startWords('en'));

function drawn(table: StreetTable, tag: ReactNode): HTMLElement {
  cleanup();
  return render(<TableProvider value={table}>{tag}</TableProvider>).container;
}

/** What a tag says, line by line. */
function linesOf(container: HTMLElement): readonly string[] {
  return [...container.querySelectorAll('.tag-lines > :not(.ss-groups)')].map(({ textContent }) => textContent.trim());
}

const hand: readonly ProductId[] = [...setOf('food', 3), 'home-stock-4'];

const scene = () =>
  tableOf({
    players: { Ana: { hand }, Bruno: { hand: ['food-technology-5'] }, Chidi: {} },
    street: {
      N3: ['Ana', 3, 'home-staff-3', 'home-decoration-3', 'home-delivery-3', 'home-technology-3'],
      S6: ['Bruno', 2, 'food-stock-1', 'food-staff-1', 'food-decoration-1', 'food-delivery-1', 'food-technology-1'],
    },
    display: ['food-technology-4', 'tech-stock-1', null, null],
  });

const pageOf = (): Page => new Page(scene().state, wordsIn('en'));

describe('the tag of a space', () => {
  it('tells what a shop is worth, what it lacks, and what the best card of the hand would make of it', () => {
    const tag = drawn(pageOf().table(), <PieceTag piece={plotPiece('N3')} />);
    expect(linesOf(tag)).toEqual([
      'N3: Home shop of Ana',
      'Staff 3, Decoration 3, Home delivery 3, and New technology 3.',
      '12 × 3 = 36',
      'Lacks Stock.',
      'With Home 4: (12 + 4) × 3 = 48 instead of 36.',
    ]);
    expect(tag.querySelectorAll('.ss-groups > *')).toHaveLength(5);
  });

  it('tells no more of others’ shops than all may know', () => {
    expect(linesOf(drawn(pageOf().table(), <PieceTag piece={plotPiece('S6')} />))).toEqual([
      'S6: Food shop of Bruno',
      'Stock 1, Staff 1, Decoration 1, Home delivery 1, and New technology 1.',
      '5 × 2 = 10',
      'Improved.',
      'Bruno’s Food shop stands here.',
    ]);
  });

  it('tells what a shop would bring there, or begins with why none may open', () => {
    const page = pageOf().press(setPiece('food'));
    expect(linesOf(drawn(page.table(), <PieceTag piece={plotPiece('N4')} />))).toEqual([
      'N4, free',
      '12 × 2 = 24',
      'Side by side: +10.',
    ]);
    expect(linesOf(drawn(page.table(), <PieceTag piece={plotPiece('S5')} />))).toEqual([
      'Bruno’s Food shop on S6 stands beside it.',
      'S5, free',
    ]);
    expect(linesOf(drawn(page.table(), <PieceTag piece={plotPiece('N1')} />)).at(-1)).toBe(
      'This space is not used with three players.',
    );
  });
});

describe('the tag of a card', () => {
  it('of the hand tells what it improves and how far its set is', () => {
    expect(linesOf(drawn(pageOf().table(), <PieceTag piece={cardPiece('home-stock-4')} />))).toEqual([
      'Home 4, Stock: Shelves of crockery',
      'In N3: (12 + 4) × 3 = 48 instead of 36.',
      'Home: 1 of 4 groups for a shop',
    ]);
  });

  it('of the display tells what it would change, less what is picked for it', () => {
    const page = pageOf();
    expect(linesOf(drawn(page.table(), <PieceTag piece={displayPiece('food-technology-4')} />))).toEqual([
      'Food 4, New technology: Self-weighing scales',
      'The best Food shop: 13 instead of 12, times the pawn.',
    ]);
    page.press(displayPiece('food-technology-4'), cardPiece('food-stock-3'), cardPiece('food-staff-3'));
    expect(linesOf(drawn(page.table(), <PieceTag piece={displayPiece('food-technology-4')} />))[1]).toBe(
      'Food would have only 3 of the 4 groups of a shop.',
    );
  });

  it('laid out tells whose it is, and of the only one that it is the one', () => {
    const table = scene()
      .ask('Ana', 'food')
      .lay({ Bruno: ['food-technology-5'], Chidi: [] });
    const page = new Page(table.state, wordsIn('en'));
    expect(linesOf(drawn(page.table(), <PieceTag piece={offeredPiece('food-technology-5')} />))).toEqual([
      'Food 5, New technology: Self-weighing scales, laid out by Bruno',
      'The best Food shop: 14 instead of 12, times the pawn.',
      'No other card lies there.',
    ]);
  });
});

describe('the tags of types, sets and pawns', () => {
  it('tell how many shops are open, what is held, and what a pawn makes of it', () => {
    const page = pageOf();
    expect(linesOf(drawn(page.table(), <PieceTag piece={typePiece('food')} />))).toEqual([
      'Food: 1 of 4 shops open',
      'Key 1.',
    ]);
    expect(linesOf(drawn(page.table(), <PieceTag piece={setPiece('food')} />))).toEqual([
      'Food: 4 of 4 groups for a shop',
      'Stock 3, Staff 3, Decoration 3, Home delivery 3, and no New technology',
      'Best four: 12 × 2 = 24.',
    ]);
    expect(linesOf(drawn(page.table(), <PieceTag piece={setPiece('tech')} />)).at(-1)).toBe(
      'Tech: 0 of the 4 groups that a shop needs.',
    );
    page.press(setPiece('food'));
    expect(linesOf(drawn(page.table(), <PieceTag piece={pawnPiece(1)} />))).toEqual(['Pawn ×1', '12 × 1 = 12']);
  });
});

describe('onlookers', () => {
  it('hear what lies open, and nothing of what it would be worth to anybody', () => {
    const table = pageOf().table(null, 'spectator');
    expect(spokenPiece(table, plotPiece('N3'))).not.toContain('With');
    expect(spokenPiece(table, displayPiece('food-technology-4'))).toBe('Food 4, New technology: Self-weighing scales.');
    const waiting = pageOf().table(seatAt(1));
    expect(spokenPiece(waiting, plotPiece('N3'))).not.toContain('With');
  });
});

describe('the keys of the counter', () => {
  function keyed(page: Page, key: string): void {
    drawn(page.table(), <StreetCounter />);
    act(() => void fireEvent.keyDown(document.body, { key }));
  }

  it('press types by digits, put all back by Escape, and go on by Enter', () => {
    const page = pageOf();
    keyed(page, '2');
    keyed(page, '5');
    expect(page.half.types).toEqual(['home', 'tech']);
    keyed(page, 'Escape');
    expect(page.half.types).toEqual([]);
    keyed(page, '1');
    keyed(page, 'Enter');
    expect(page.events[0]).toMatchObject({ type: 'cards-asked', types: ['food'] });
    // whoever is asked declines at one press
    keyed(page, 'Enter');
    expect(page.events.at(-1)).toMatchObject({ type: 'laying-sealed', seat: 1 });
  });

  it('choose the pawn of a shop by its value', () => {
    const page = pageOf().press(setPiece('food'), plotPiece('N4'));
    keyed(page, '1');
    expect(page.button('open').label).toBe('Open on N4: 12 × 1 = 12');
    keyed(page, 'Enter');
    expect(page.events[0]).toMatchObject({ type: 'shop-opened', space: 'N4', pawn: 1, worth: 12 });
  });
});
