import { describe, expect, test } from 'vitest';
import { eachSeat, heldCards, open } from '../../shared/engine/index.ts';
import { sealedMarket } from '../engine/reference/sealed-market.ts';
import type { Good, MarketPlayer, MarketState } from '../engine/reference/sealed-market-state.ts';
import { ticTacToe } from '../engine/reference/tic-tac-toe.ts';
import { campaign } from '../harness/campaign.ts';
import { holdLaws, holdUndoLaws } from './laws.ts';
import { holdRewindLaws } from './rewind-laws.ts';

describe('the laws hold for the reference games', () => {
  test('tic-tac-toe, 200 random matches; both endings occur', () => {
    const endings = new Set<string>();
    for (let at = 0; at < campaign(50, 200); at++) {
      endings.add(holdLaws(ticTacToe, { seats: 2, options: {}, seed: `t${at}` }, 1).ending);
      holdUndoLaws(ticTacToe, { seats: 2, options: {}, seed: `t${at}` });
      holdRewindLaws(ticTacToe, { seats: 2, options: {}, seed: `t${at}` });
    }
    expect(endings).toEqual(new Set(ticTacToe.endings(2)));
  });

  const endings = new Set<string>();
  for (const seats of [2, 3, 4]) {
    test(`sealed market, ${seats} seats, 50 random matches`, () => {
      for (let at = 0; at < campaign(12, 50); at++) {
        const options = { length: at % 2 === 0 ? 'long' : 'short' };
        endings.add(holdLaws(sealedMarket, { seats, options, seed: `m${at}` }, 3).ending);
        holdUndoLaws(sealedMarket, { seats, options, seed: `m${at}` });
        holdRewindLaws(sealedMarket, { seats, options, seed: `m${at}` });
      }
    });
  }

  test('the matches of the sealed market end in both ways', () => {
    expect(endings).toEqual(new Set(sealedMarket.endings(2)));
  });
});

const leakyPlayers = {
  coins: open<number>(),
  hand: open<Good[]>(),
  sold: heldCards<Good>(),
  bid: open<number | null>(),
};

describe('the laws find a game that breaks them', () => {
  const market = { seats: 3, options: { length: 'short' }, seed: 'broken' };
  const board = { seats: 2, options: {}, seed: 'broken' };

  test('a copy that shares mutable state', () => {
    const broken = { ...ticTacToe, copy: (state: Parameters<typeof ticTacToe.copy>[0]) => ({ ...state }) };
    expect(() => holdLaws(broken, board, 1)).toThrow();
  });

  test('a move offered twice', () => {
    const broken: typeof ticTacToe = {
      ...ticTacToe,
      legalMoves: (state, seat) => [...ticTacToe.legalMoves(state, seat), ...ticTacToe.legalMoves(state, seat)],
    };
    expect(() => holdLaws(broken, board, 1)).toThrow();
  });

  test('a seat that must act without a legal move', () => {
    const broken: typeof ticTacToe = {
      ...ticTacToe,
      legalMoves: (state, seat) => (state.marked < 4 ? ticTacToe.legalMoves(state, seat) : []),
    };
    expect(() => holdLaws(broken, board, 1)).toThrow();
  });

  test('randomness outside the state', () => {
    let secret = 0;
    const broken: typeof sealedMarket = {
      ...sealedMarket,
      setup: (seats, options, random) => {
        const state = sealedMarket.setup(seats, options, random);
        secret++;
        for (const player of state.players) player.coins += secret;
        return state;
      },
    };
    expect(() => holdLaws(broken, market, 1)).toThrow();
  });

  test('a hand that everyone is shown', () => {
    const broken = {
      ...sealedMarket,
      hiding: {
        ...sealedMarket.hiding,
        players: eachSeat<MarketState, MarketPlayer, typeof leakyPlayers>(leakyPlayers),
      },
    };
    expect(() => holdLaws(broken, market, 1)).toThrow();
  });

  test('a redeal that changes what the viewer knows', () => {
    const broken: typeof sealedMarket = {
      ...sealedMarket,
      redeal: (state, viewer, random) => {
        const other = sealedMarket.redeal(state, viewer, random);
        other.market.reverse();
        return other;
      },
    };
    expect(() => holdLaws(broken, market, 1)).toThrow();
  });

  test('a redeal that still shows where the true cards were', () => {
    const broken: typeof sealedMarket = {
      ...sealedMarket,
      redeal: (state, viewer, random) => {
        const other = sealedMarket.redeal(state, viewer, random);
        other.deck = [...state.deck].reverse();
        return other;
      },
    };
    expect(() => holdLaws(broken, market, 1)).toThrow();
  });

  test('books that do not balance', () => {
    const broken: typeof sealedMarket = {
      ...sealedMarket,
      play: (state, seat, move) => {
        const events = sealedMarket.play(state, seat, move);
        state.discards.pop();
        return events;
      },
    };
    expect(() => holdLaws(broken, market, 1)).toThrow();
  });

  test('state that JSON cannot carry', () => {
    const broken: typeof sealedMarket = {
      ...sealedMarket,
      setup: (seats, options, random) => ({ ...sealedMarket.setup(seats, options, random), round: Number.NaN }),
    };
    expect(() => holdLaws(broken, market, 1)).toThrow();
  });
});
