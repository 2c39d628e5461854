import { check, integer, property, record } from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { press, statusOf } from '../../../../renderer/games/mercado-de-lisboa/interaction/interaction.ts';
import {
  customersPiece,
  displayPiece,
  entrancePiece,
  type Piece,
  restaurantPiece,
  spacePiece,
  tilePiece,
} from '../../../../renderer/games/mercado-de-lisboa/interaction/pieces.ts';
import { playerOf } from '../../../../renderer/games/mercado-de-lisboa/table.ts';
import { randomFromSeed, seatAt } from '../../../../shared/engine/index.ts';
import { mercadoDeLisboa } from '../../../../shared/games/mercado-de-lisboa/index.ts';
import type { MercadoMove } from '../../../../shared/games/mercado-de-lisboa/moves.ts';
import type { MercadoState } from '../../../../shared/games/mercado-de-lisboa/state.ts';
import { at, tableOf } from '../../../games/mercado-de-lisboa/table.ts';
import { startWords } from '../../every-word.ts';
import { Page, piecesOn, positionOf, positions, wordsIn } from './page.ts';

beforeAll(() => startWords('en'));

function pageOf(state: MercadoState): Page {
  return new Page(mercadoDeLisboa.copy(state), wordsIn('en'));
}

/** The presses of a move: pieces before the main button, or another button of the counter. */
function pressesFor(page: Page, move: MercadoMove): readonly Piece[] | string {
  const { view, ownSeat } = page.table();
  const { tiles, restaurants } = playerOf(view, ownSeat);
  switch (move.type) {
    case 'open-stand':
      return [tilePiece(tiles.indexOf(move.good)), spacePiece(move.space)];
    case 'open-restaurant':
      return [restaurantPiece(restaurants.indexOf(move.restaurant)), spacePiece(move.space)];
    case 'bring-customers':
      return [customersPiece(move.customers), entrancePiece(move.entrance)];
    case 'take-tile':
      return [displayPiece(view.display.indexOf(move.good))];
    case 'take-coin':
      return 'coin';
    case 'exchange-hand':
    case 'exchange-display':
      return move.type;
    case 'specialise':
      return move.good;
  }
}

function make(page: Page, move: MercadoMove): void {
  const presses = pressesFor(page, move);
  if (typeof presses !== 'string') page.press(...presses);
  else page.act(page.button(presses));
  if (typeof presses !== 'string' || move.type === 'specialise') page.confirm();
}

const anywhere = record({
  seats: integer({ min: 1, max: 4 }),
  match: integer({ min: 0, max: 400 }),
  moves: integer({ min: 0, max: 70 }),
});

/** The number of random positions; set `PRESSED_POSITIONS` for more. */
const runs = Number(process.env.PRESSED_POSITIONS ?? 40);

describe('the active player', () => {
  it('can make every legal move by presses', () => {
    const made = new Set<MercadoMove['type']>();
    const result = check(
      property(anywhere, ({ seats, match, moves }) => {
        const state = positionOf(seats, match, moves);
        const [seat] = mercadoDeLisboa.toAct(state);
        if (seat === undefined) throw new TypeError('nobody is asked');
        for (const move of mercadoDeLisboa.legalMoves(state, seat)) {
          const page = pageOf(state);
          make(page, move);
          const expected = mercadoDeLisboa.copy(state);
          const events = mercadoDeLisboa.play(expected, seat, move);
          expect(page.events, JSON.stringify(move)).toEqual(events);
          expect(page.state).toEqual(expected);
          made.add(move.type);
        }
      }),
      { numRuns: runs, seed: 5 },
    );
    expect(result.counterexample).toBeNull();
    expect([...made]).toEqual(
      expect.arrayContaining(['open-stand', 'bring-customers', 'open-restaurant', 'take-coin']),
    );
  }, 60_000);

  it('can choose a specialty and make both exchanges by presses', () => {
    const special = mercadoDeLisboa.setup(1, { challenge: 'specialist' }, randomFromSeed('presses'));
    for (const move of mercadoDeLisboa.legalMoves(special, seatAt(0))) {
      const page = pageOf(special);
      make(page, move);
      expect(page.events[0]).toMatchObject({ type: 'specialty-chosen' });
    }
    const equal = tableOf({
      players: { Ana: { tiles: ['fish', 'fish', 'fish'] }, Bruno: {} },
      display: ['meat', 'meat', 'meat'],
    }).state;
    for (const type of ['exchange-hand', 'exchange-display'] as const) {
      const page = pageOf(equal);
      make(page, { type });
      expect(page.events[0]?.type).toBe(type === 'exchange-hand' ? 'hand-exchanged' : 'display-exchanged');
    }
  });
});

describe('a piece', () => {
  it('does something when pressed or gives a reason', () => {
    let reasons = 0;
    for (const state of [1, 2, 3, 4].flatMap((seats) => positions(seats, 5, 23))) {
      for (const held of [null, ...pageOf(state).open()]) {
        const page = pageOf(state);
        if (held !== null) page.press(held);
        if (page.played > 0) continue;
        for (const piece of piecesOn(page.table())) {
          const table = page.table();
          const before = JSON.stringify([page.pending, page.played]);
          const { state: look, reason } = statusOf(table, piece);
          if (reason === null) {
            expect(look, piece).not.toBe('disabled');
            const tried = pageOf(page.state);
            tried.table();
            tried.pending = page.pending;
            press(tried.table(), piece);
            expect(JSON.stringify([tried.pending, tried.played]), piece).not.toBe(before);
          } else {
            reasons++;
            expect(look === 'plain' || look === 'disabled', piece).toBe(true);
            expect(reason).toMatch(/\.$/);
            press(table, piece);
            expect(JSON.stringify([page.pending, page.played]), piece).toBe(before);
          }
        }
      }
    }
    expect(reasons).toBeGreaterThan(2_000);
  }, 60_000);

  it('is put back by a second press or by another piece', () => {
    const page = new Page(
      tableOf({
        players: { Ana: { tiles: ['fish', 'meat', 'grape'], money: 1, restaurants: ['pub'] }, Bruno: {} },
        market: ['fish/Bruno . . . .'],
        doors: { L1: 'c1-fish-meat' },
      }).state,
      wordsIn('en'),
    );
    page.press(tilePiece(0), spacePiece(at(1, 2)));
    expect(page.pending).toMatchObject({ held: 'tile:0', target: 'space:1' });
    page.press(tilePiece(1));
    expect(page.pending, 'meat pays for itself there as well').toMatchObject({ held: 'tile:1', target: 'space:1' });
    page.press(tilePiece(2));
    expect(page.pending, 'nobody wants grapes').toMatchObject({ held: 'tile:2', target: null });
    page.press(restaurantPiece(0), spacePiece(at(1, 2)), restaurantPiece(0));
    expect(page.pending).toMatchObject({ held: null, target: null });
    expect(page.played).toBe(0);
  });
});
