import { beforeAll, describe, expect, it } from 'vitest';
import { heldWares } from '../../../../renderer/games/mercado-de-lisboa/interaction/held.ts';
import {
  chosenMove,
  firstUsable,
  movesFor,
  moveTo,
  piecesOfKind,
  taking,
} from '../../../../renderer/games/mercado-de-lisboa/interaction/offers.ts';
import {
  customersPiece,
  entrancePiece,
  restaurantPiece,
  spacePiece,
  tilePiece,
} from '../../../../renderer/games/mercado-de-lisboa/interaction/pieces.ts';
import { at, tableOf } from '../../../games/mercado-de-lisboa/table.ts';
import { startWords } from '../../every-word.ts';
import { Page, wordsIn } from './page.ts';

beforeAll(() => startWords('en'));

/** Ana before an open market: a fish and a grape to open, a pub, and customers. */
function page(): Page {
  const { state } = tableOf({
    players: { Ana: { tiles: ['fish', 'grape', 'fish'], restaurants: ['pub'] }, Bo: {} },
    market: ['fish/Ana . . . .'],
  });
  return new Page(state, wordsIn('en'));
}

describe('what is in hand', () => {
  it('is offered its own moves and no others', () => {
    const table = page().table();
    const moves = movesFor(table, { of: 'tile', good: 'grape' });
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.every((move) => move.type === 'open-stand' && move.good === 'grape')).toBe(true);
    const [[open] = []] = table.view.customers;
    if (open === undefined) throw new TypeError('no customers');
    const brought = movesFor(table, { of: 'customers', customers: open });
    expect(brought.every((move) => move.type === 'bring-customers' && move.customers === open)).toBe(true);
    expect(movesFor(table, { of: 'restaurant', restaurant: 'tea-house' })).toEqual([]);
  });

  it('goes to one place by one move, and nowhere that is not on offer', () => {
    const table = page().table();
    const grape = { of: 'tile', good: 'grape' } as const;
    expect(moveTo(table, grape, spacePiece(at(3, 3)))).toEqual({
      type: 'open-stand',
      good: 'grape',
      space: at(3, 3),
    });
    expect(moveTo(table, grape, spacePiece(at(1, 1)))).toBeUndefined();
    expect(moveTo(table, grape, entrancePiece('L1'))).toBeUndefined();
  });

  it('makes a choice only with a place for it', () => {
    const table = page().table();
    const half = { ...table.half, held: tilePiece(1) };
    expect(chosenMove(table, half)).toBeNull();
    expect(chosenMove(table, { ...half, target: spacePiece(at(3, 3)) })).toMatchObject({ good: 'grape' });
    expect(chosenMove(table, { ...half, held: null, target: spacePiece(at(3, 3)) })).toBeNull();
    expect(heldWares(table, half)).toEqual({ of: 'tile', good: 'grape' });
  });

  it('keeps a place that was chosen before where it can go there too', () => {
    const table = page().table();
    const chosen = { ...table, half: { ...table.half, held: tilePiece(0), target: spacePiece(at(3, 3)) } };
    expect(taking(chosen, tilePiece(1))).toEqual({ held: tilePiece(1), target: spacePiece(at(3, 3)) });
    const [[open] = []] = table.view.customers;
    if (open === undefined) throw new TypeError('no customers');
    expect(taking(chosen, customersPiece(open)).target).toBeNull();
  });
});

it('finds the first piece of a kind that can go anywhere', () => {
  const table = page().table();
  expect(piecesOfKind(table, 'tile')).toEqual([tilePiece(0), tilePiece(1), tilePiece(2)]);
  expect(piecesOfKind(table, 'restaurant')).toEqual([restaurantPiece(0)]);
  expect(piecesOfKind(table, 'customers')).toHaveLength(table.view.customers.flat().length);
  expect(firstUsable(table, 'tile')).toBe(tilePiece(0));
  const only = { ...table, moves: table.moves.filter((move) => move.type !== 'open-stand' || move.good === 'grape') };
  expect(firstUsable(only, 'tile')).toBe(tilePiece(1));
  expect(firstUsable({ ...table, moves: [] }, 'tile')).toBeUndefined();
});
