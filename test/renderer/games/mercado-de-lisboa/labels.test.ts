import { beforeAll, describe, expect, it } from 'vitest';
import {
  customersPiece,
  displayPiece,
  entrancePiece,
  restaurantPiece,
  spacePiece,
  tilePiece,
} from '../../../../renderer/games/mercado-de-lisboa/interaction/pieces.ts';
import { playerOf } from '../../../../renderer/games/mercado-de-lisboa/table.ts';
import { spokenPiece } from '../../../../renderer/games/mercado-de-lisboa/words/labels.ts';
import { languages } from '../../../../renderer/words/index.ts';
import { entrances, spaceCount } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import { at, tableOf } from '../../../games/mercado-de-lisboa/table.ts';
import { startWords } from '../../every-word.ts';
import { Page, positions, wordsIn } from './page.ts';

beforeAll(() => startWords('en'));

function scene(): Page {
  return new Page(
    tableOf({
      players: { Ana: { money: 4, tiles: ['fish', 'flower', 'meat'], restaurants: ['pub'] }, Bruno: {} },
      market: ['. [sushi-bar] . . .', '. . fish/Ana fish/Bruno .', '. (pizzeria) . . .'],
      doors: { L2: 'c2-fish-meat' },
      customers: ['c1-fish-tomato', 'c4-meat'],
    }).state,
    wordsIn('en'),
  );
}

describe('a space is heard as row, column, contents, cost and income', () => {
  it('with nothing in hand: what a stand costs, and who is there', () => {
    const table = scene().table();
    expect(spokenPiece(table, spacePiece(at(2, 2)))).toBe(
      'row 2, column 2: free. A stand costs 3 coins. 2 customers for fish or meat, left end of row 2.',
    );
    expect(spokenPiece(table, spacePiece(at(3, 2)))).toBe(
      'row 3, column 2: free, with the grey Pizzeria. A stand costs 1 coin. No customers at the ends of its row and column yet.',
    );
    expect(spokenPiece(table, spacePiece(at(2, 3)))).toBe(
      'row 2, column 3: fish stand of Ana. Every customer pays 1 coin here.',
    );
    expect(spokenPiece(table, spacePiece(at(1, 2)))).toBe(
      'row 1, column 2: Sushi Bar, open. Improves stands with fish next to it. No stand next to it is improved.',
    );
  });

  it('with a tile in hand: what this stand costs and earns', () => {
    const table = scene().press(tilePiece(0)).table();
    expect(spokenPiece(table, spacePiece(at(2, 2)))).toBe('row 2, column 2: free. Costs 3 coins, earns 4 coins: +1.');
    expect(spokenPiece(table, spacePiece(at(5, 5)))).toBe('row 5, column 5: free. Costs 1 coin, earns nothing: −1.');
  });

  it('with a restaurant in hand: which stands it would improve', () => {
    const table = scene().press(restaurantPiece(0)).table();
    expect(spokenPiece(table, spacePiece(at(1, 3)))).toBe(
      'row 1, column 3: free. Improves 1 stand: fish stand of Ana.',
    );
  });
});

describe('an entrance', () => {
  it('is heard with who stands there and the stands of its line', () => {
    const table = scene().table();
    expect(spokenPiece(table, entrancePiece('L2'))).toBe(
      'left end of row 2: 2 customers for fish or meat. 2 stands in the row: fish stand of Ana and fish stand of Bruno.',
    );
    expect(spokenPiece(table, entrancePiece('T1'))).toBe(
      'top end of column 1: nobody yet. No stand in the column yet.',
    );
  });

  it('is heard with who would earn how much from the customers in hand', () => {
    const table = scene().press(customersPiece('c1-fish-tomato')).table();
    expect(spokenPiece(table, entrancePiece('R2'))).toBe('right end of row 2: nobody yet. Ana +1 and Bruno +1.');
  });
});

describe('wares', () => {
  it('are heard as what they are', () => {
    const table = scene().table();
    expect(spokenPiece(table, tilePiece(1))).toBe('flower stand');
    expect(spokenPiece(table, restaurantPiece(0))).toBe('Pub');
    expect(spokenPiece(table, displayPiece(0))).toBe('flower stand in the display');
    expect(spokenPiece(table, customersPiece('c4-meat'))).toBe('4 customers for meat');
  });
});

describe('in every language', () => {
  it.each(languages)('everything on the table has its words in %s, whatever is in hand', (language) => {
    let heard = 0;
    for (const state of [1, 2, 3, 4].flatMap((seats) => positions(seats, 1, 19))) {
      for (const held of [null, ...new Page(state, wordsIn(language)).open()]) {
        const page = new Page(state, wordsIn(language));
        if (held !== null && page.table().question?.type === 'act') page.press(held);
        const table = page.table();
        const { tiles, restaurants } = playerOf(table.view, table.near);
        const spoken = [
          ...Array.from({ length: spaceCount }, (_, space) => spokenPiece(table, spacePiece(space))),
          ...entrances.map((entrance) => spokenPiece(table, entrancePiece(entrance))),
          ...tiles.map((_, index) => spokenPiece(table, tilePiece(index))),
          ...restaurants.map((_, index) => spokenPiece(table, restaurantPiece(index))),
          ...table.view.display.map((_, index) => spokenPiece(table, displayPiece(index))),
          ...table.view.customers.flat().map((tile) => spokenPiece(table, customersPiece(tile))),
        ];
        for (const text of spoken) {
          heard++;
          expect(text).not.toMatch(/\{\{|undefined|NaN|\[object|\.\.|^\s*$/);
        }
      }
    }
    expect(heard).toBeGreaterThan(2_000);
  });
});
