import { describe, expect, test } from 'vitest';
import { combination, randomFromSeed } from '../../../shared/engine/index.ts';
import { shoppingStreet } from '../../../shared/games/shopping-street/index.ts';
import { proposalValues } from '../../../shared/games/shopping-street/options.ts';
import { isProductId } from '../../../shared/games/shopping-street/products.ts';
import { thieves } from '../../../shared/games/shopping-street/thieves.ts';

const begun = (seats: number, seed = 'setup', options = {}) =>
  shoppingStreet.setup(seats, options, randomFromSeed(seed));

describe('the setup', () => {
  test.each([
    [3, 97],
    [4, 89],
    [5, 81],
  ])('%i players: eight cards each, four in the display, %i and four thieves in the deck', (seats, left) => {
    const state = begun(seats);
    expect(state.players.map(({ hand }) => hand.length)).toEqual(Array.from({ length: seats }, () => 8));
    expect(state.display.filter((card) => card !== null)).toHaveLength(4);
    expect(state.deck.filter(isProductId)).toHaveLength(left);
    expect(state.deck.filter((card) => !isProductId(card)).toSorted()).toEqual([...thieves].toSorted());
    expect(state).toMatchObject({ street: [], discards: [], thievesAside: [], thievesSeen: 0, offers: [] });
    expect(state).toMatchObject({ round: 1, turn: 1, blankRounds: 0, ending: null, seatCount: seats });
    expect(state.players.map(({ pawns }) => pawns)).toEqual(
      Array.from({ length: seats }, () => (seats === 5 ? [1, 2, 2, 3] : [1, 1, 2, 2, 3])),
    );
    for (const player of state.players) {
      expect(player).toMatchObject({ shown: [], laid: [], hasAnswered: false, discarding: [], pointsByRound: [] });
    }
    shoppingStreet.audit(state);
  });

  test('puts thieves anywhere in the deck but in no hand or display', () => {
    const places = new Set<number>();
    for (let seed = 0; seed < 200; seed++) {
      const state = begun(3, `thieves ${seed}`);
      state.deck.forEach((card, place) => {
        if (card === 'swindler') places.add(Math.floor(place / 11));
      });
      expect(
        [...state.players.flatMap(({ hand }) => hand), ...state.display].every((id) => isProductId(id ?? '')),
      ).toBe(true);
    }
    expect(places.size).toBe(10);
  });

  test('chooses a random first player, who begins', () => {
    const first = new Set<number>();
    for (let seed = 0; seed < 100; seed++) {
      const state = begun(5, `first ${seed}`);
      first.add(state.firstPlayer);
      expect(state.active).toBe(state.firstPlayer);
      expect(state.question).toEqual({
        type: 'turn',
        seat: state.firstPlayer,
        left: { ask: true, buy: true, open: true, improve: true },
      });
    }
    expect(first.size).toBe(5);
  });

  test('can deal every card to any player, to the display or on top of the deck', () => {
    const [hands, displays, decks] = [new Set<string>(), new Set<string>(), new Set<string>()];
    for (let seed = 0; seed < 800; seed++) {
      const state = begun(3, `deal ${seed}`);
      for (const id of state.players[1]?.hand ?? []) hands.add(id);
      for (const id of state.display) displays.add(id ?? '');
      decks.add(state.deck.at(-1) ?? '');
    }
    expect([hands.size, displays.size, decks.size]).toEqual([125, 125, 129]);
  });

  test.each([0, 1, 2, 6, 3.5])('rejects %d players', (seats) => {
    expect(() => begun(seats)).toThrow(RangeError);
  });
});

describe('the options', () => {
  test('default to a double that pays once, 16 spaces for three and three proposals', () => {
    expect(begun(3).settled).toEqual({ diceDoubles: 'once', threePlayerSpaces: '16', proposals: 3 });
    expect(begun(3).idle).toEqual(['N1', 'N10', 'S1', 'S10']);
    for (const { values } of shoppingStreet.options) expect(values).toHaveLength(new Set(values).size);
    expect(shoppingStreet.options.map(({ id, values }) => [id, values[0]])).toEqual([
      ['dice-doubles', 'once'],
      ['three-player-spaces', '16'],
      ['proposals', '3'],
    ]);
  });

  test('allow one to nine proposals', () => {
    expect([...proposalValues].toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    for (const proposals of proposalValues) {
      expect(begun(4, 'settled', { proposals }).settled.proposals).toBe(Number(proposals));
    }
  });

  test('allow doubles that pay for each die and 18 spaces for three', () => {
    const options = { 'dice-doubles': 'twice', 'three-player-spaces': '18' };
    expect(begun(3, 'settled', options).settled).toMatchObject({ diceDoubles: 'twice', threePlayerSpaces: '18' });
    expect(begun(3, 'settled', options).idle).toEqual(['N10', 'S10']);
    expect(begun(4, 'settled', options).idle).toEqual([]);
  });

  test('apply the number of spaces only to three players', () => {
    const settled = (seats: number) =>
      new Set(
        Array.from({ length: 40 }, (_, at) => combination(shoppingStreet.options, seats, at)['three-player-spaces']),
      );
    expect([3, 4, 5].map((seats) => settled(seats).size)).toEqual([2, 1, 1]);
  });

  test('lists three to five players and both endings', () => {
    expect(shoppingStreet.seats).toEqual({ min: 3, max: 5 });
    expect(shoppingStreet.endings(4)).toEqual(['shops', 'stuck']);
  });
});
