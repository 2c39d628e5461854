import { beforeAll, describe, expect, it } from 'vitest';
import {
  customersPiece,
  entrancePiece,
  meaningOf,
  restaurantPiece,
  spacePiece,
  tilePiece,
} from '../../../../renderer/games/mercado-de-lisboa/interaction/pieces.ts';
import {
  customersQuote,
  netAt,
  netAtEntrance,
  restaurantQuote,
  standQuote,
} from '../../../../renderer/games/mercado-de-lisboa/interaction/quote.ts';
import { playerOf } from '../../../../renderer/games/mercado-de-lisboa/table.ts';
import { type Seat, seatsOf } from '../../../../shared/engine/index.ts';
import type { MercadoEvent } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import { mercadoDeLisboa } from '../../../../shared/games/mercado-de-lisboa/index.ts';
import { entrances, spaceCount } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import type { MercadoMove } from '../../../../shared/games/mercado-de-lisboa/moves.ts';
import type { MercadoState } from '../../../../shared/games/mercado-de-lisboa/state.ts';
import { startWords } from '../../every-word.ts';
import { Page, positions, wordsIn } from './page.ts';

beforeAll(() => startWords('en'));

/** The events of a move, and the change of every player's money. */
function playedOut(
  state: MercadoState,
  seat: Seat,
  move: MercadoMove,
): { readonly events: readonly MercadoEvent[]; readonly gained: readonly number[] } {
  const after = mercadoDeLisboa.copy(state);
  const events = mercadoDeLisboa.play(after, seat, move);
  const before = state.players.map(({ money }) => money);
  return { events, gained: after.players.map(({ money }, index) => money - (before[index] ?? 0)) };
}

/** 8 as "+8", −2 as "−2". */
function signed(coins: number): string {
  return coins < 0 ? `−${-coins}` : `+${coins}`;
}

describe('the previewed figures', () => {
  it.each([1, 2, 3, 4])('match what the rules pay, with %i players', (seats) => {
    const met = new Map<MercadoMove['type'], number>();
    for (const state of positions(seats, 5, 11)) {
      const [seat] = mercadoDeLisboa.toAct(state);
      if (seat === undefined || state.question?.type !== 'act') continue;
      for (const move of mercadoDeLisboa.legalMoves(state, seat)) {
        const page = new Page(state, wordsIn('en'));
        const table = page.table();
        const { tiles, restaurants } = playerOf(table.view, table.ownSeat);
        const { events, gained } = playedOut(state, seat, move);
        const own = gained[seat] ?? 0;
        if (move.type === 'open-stand') {
          const { cost, income, earned, net, grey } = standQuote(table, move.good, move.space);
          expect(events[0]).toMatchObject({ type: 'stand-opened', ...cost, income, earned });
          expect(own).toBe(net);
          const taken = events.find((event) => event.type === 'restaurant-taken');
          if (grey === 'unknown') expect(taken).toBeDefined();
          else expect(taken?.restaurant ?? null).toBe(grey);
          page.press(tilePiece(tiles.indexOf(move.good)));
          expect(netAt(page.table(), move.space)).toBe(signed(own));
          page.press(spacePiece(move.space));
        } else if (move.type === 'bring-customers') {
          const { income, own: mine, others } = customersQuote(table, move.customers, move.entrance);
          expect(events[0]).toMatchObject({ type: 'customers-brought', income });
          expect(own).toBe(mine);
          for (const other of seatsOf(seats).filter((each) => each !== seat)) {
            expect(others.find((each) => each.seat === other)?.coins ?? 0).toBe(gained[other]);
          }
          page.press(customersPiece(move.customers));
          expect(netAtEntrance(page.table(), move.entrance)).toBe(signed(own));
          page.press(entrancePiece(move.entrance));
        } else if (move.type === 'open-restaurant') {
          expect(restaurantQuote(table, move.restaurant, move.space).coins).toBe(own);
          page.press(restaurantPiece(restaurants.indexOf(move.restaurant)), spacePiece(move.space));
        } else continue;
        expect(page.button('main').label.endsWith(`here: ${signed(own)}`), page.button('main').label).toBe(true);
        met.set(move.type, (met.get(move.type) ?? 0) + 1);
      }
    }
    for (const type of ['open-stand', 'bring-customers', 'open-restaurant'] as const) {
      expect(met.get(type) ?? 0, type).toBeGreaterThan(5);
    }
  });

  it('appear exactly on the places open to the piece in hand', () => {
    for (const state of [2, 4].flatMap((seats) => positions(seats, 2, 13))) {
      if (state.question?.type !== 'act') continue;
      const page = new Page(state, wordsIn('en'));
      expect(netAt(page.table(), 0)).toBeNull();
      for (const piece of page.open()) {
        const held = meaningOf(piece);
        const fresh = new Page(state, wordsIn('en')).press(piece);
        const table = fresh.table();
        const open = new Set(fresh.open());
        for (let space = 0; space < spaceCount; space++) {
          expect(netAt(table, space) !== null).toBe(open.has(spacePiece(space)) && held.of !== 'customers');
        }
        for (const entrance of entrances) {
          expect(netAtEntrance(table, entrance) !== null).toBe(open.has(entrancePiece(entrance)));
        }
      }
    }
  });
});
