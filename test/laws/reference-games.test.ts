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

/** The number of matches set up, which is no part of a state. */
let matches = 0;

const brokenBoards: Readonly<Record<string, typeof ticTacToe>> = {
  'a copy that shares mutable state': { ...ticTacToe, copy: (state) => ({ ...state }) },
  'a move offered twice': {
    ...ticTacToe,
    legalMoves: (state, seat) => [...ticTacToe.legalMoves(state, seat), ...ticTacToe.legalMoves(state, seat)],
  },
  'a seat that must act without a legal move': {
    ...ticTacToe,
    legalMoves: (state, seat) => (state.marked < 4 ? ticTacToe.legalMoves(state, seat) : []),
  },
};

function redealt(change: (other: MarketState, state: MarketState) => void): typeof sealedMarket {
  return {
    ...sealedMarket,
    redeal: (state, viewer, random) => {
      const other = sealedMarket.redeal(state, viewer, random);
      change(other, state);
      return other;
    },
  };
}

const brokenMarkets: Readonly<Record<string, typeof sealedMarket>> = {
  'randomness outside the state': {
    ...sealedMarket,
    setup: (seats, options, random) => {
      const state = sealedMarket.setup(seats, options, random);
      matches++;
      for (const player of state.players) player.coins += matches;
      return state;
    },
  },
  'a redeal that changes what the viewer knows': redealt((other) => other.market.reverse()),
  'a redeal that still shows where the true cards were': redealt((other, state) => {
    other.deck = [...state.deck].reverse();
  }),
  'books that do not balance': {
    ...sealedMarket,
    play: (state, seat, move) => {
      const events = sealedMarket.play(state, seat, move);
      state.discards.pop();
      return events;
    },
  },
  'state that JSON cannot carry': {
    ...sealedMarket,
    setup: (seats, options, random) => ({ ...sealedMarket.setup(seats, options, random), round: Number.NaN }),
  },
};

describe('the laws find a game that breaks them', () => {
  const market = { seats: 3, options: { length: 'short' }, seed: 'broken' };

  test.each(Object.entries(brokenBoards))('%s', (_, broken) => {
    expect(() => holdLaws(broken, { seats: 2, options: {}, seed: 'broken' }, 1)).toThrow();
  });

  test.each(Object.entries(brokenMarkets))('%s', (_, broken) => {
    expect(() => holdLaws(broken, market, 1)).toThrow();
  });

  test('a hand that everyone is shown', () => {
    const players = eachSeat<MarketState, MarketPlayer, typeof leakyPlayers>(leakyPlayers);
    const broken = { ...sealedMarket, hiding: { ...sealedMarket.hiding, players } };
    expect(() => holdLaws(broken, market, 1)).toThrow();
  });
});
