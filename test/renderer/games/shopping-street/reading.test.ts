import { describe, expect, it } from 'vitest';
import {
  isShoppingStreetEvent,
  isShoppingStreetMove,
  isShoppingStreetView,
  shoppingStreetEvents,
  shoppingStreetMoves,
} from '../../../../renderer/games/shopping-street/interaction/guards.ts';
import { seatsOf } from '../../../../shared/engine/index.ts';
import { shoppingStreet } from '../../../../shared/games/shopping-street/index.ts';
import { eventsOf } from '../match-play.ts';
import { playMatch, seenBy } from './played-match.ts';

describe('validating messages from the host', () => {
  it('accepts only views of this game', () => {
    playMatch(3, 0, (_events, state) => {
      for (const viewer of ['spectator' as const, ...seatsOf(3)]) {
        const view = seenBy(state, viewer);
        expect(isShoppingStreetView(JSON.parse(JSON.stringify(view)))).toBe(true);
      }
    });
    const { state } = playMatch(3, 1);
    const { street: _street, ...without } = seenBy(state, 'spectator');
    expect(isShoppingStreetView(without)).toBe(false);
    expect(isShoppingStreetView(null)).toBe(false);
    expect(isShoppingStreetView('street')).toBe(false);
    expect(isShoppingStreetView({ ...seenBy(state, 'spectator'), players: {} })).toBe(false);
  });

  it('accepts only moves of this game', () => {
    playMatch(4, 2, (_events, state) => {
      for (const seat of shoppingStreet.toAct(state)) {
        const moves = shoppingStreet.legalMoves(state, seat);
        expect(shoppingStreetMoves(moves)).toEqual(moves);
      }
    });
    expect(isShoppingStreetMove({ type: 'sell' })).toBe(false);
    expect(shoppingStreetMoves([{ type: 'toString' }])).toEqual([]);
  });

  it('accepts only complete events of this game', () => {
    const events = eventsOf(playMatch(5, 3));
    expect(shoppingStreetEvents(events)).toEqual(events);
    expect(isShoppingStreetEvent({ type: 'turn-began' })).toBe(false);
    expect(isShoppingStreetEvent({ type: 'match-won' })).toBe(false);
  });
});
