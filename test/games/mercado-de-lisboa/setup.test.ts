import { describe, expect, test } from 'vitest';
import { type Options, randomFromSeed } from '../../../shared/engine/index.ts';
import { challengeIds, UnknownChallenge } from '../../../shared/games/mercado-de-lisboa/challenges.ts';
import { mercadoDeLisboa } from '../../../shared/games/mercado-de-lisboa/index.ts';
import type { MercadoState } from '../../../shared/games/mercado-de-lisboa/state.ts';

const marked = [0, 2, 4, 6, 8, 12, 16, 18, 20, 22, 24];
const withoutOnePub = [
  ...['burger-joint', 'burger-joint', 'pizzeria', 'pizzeria', 'pub', 'sushi-bar', 'sushi-bar'],
  ...['tea-house', 'tea-house', 'wine-bar', 'wine-bar'],
];

function begin(seats: number, options: Options = {}, seed = 'setup'): MercadoState {
  return mercadoDeLisboa.setup(seats, options, randomFromSeed(seed));
}

const lying = <Tile>(tiles: readonly (Tile | null)[]): Tile[] => tiles.filter((tile): tile is Tile => tile !== null);
const many = Array.from({ length: 120 }, (_, match) => `match ${match}`);
const equal = (tiles: readonly string[]) => new Set(tiles).size === 1;

/** Options for which every number of players has the usual setup. */
const usual: Options = { challenge: 'duke-of-lisbon' };

describe.each([1, 2, 3, 4])('the table laid for %i', (seats) => {
  test('eleven restaurants lie grey on the marked spaces, and the market is empty otherwise', () => {
    const state = begin(seats, usual);
    expect(state.grey.flatMap((restaurant, space) => (restaurant === null ? [] : [space]))).toEqual(marked);
    expect(lying(state.grey).toSorted()).toEqual(withoutOnePub);
    expect(state.grey).toHaveLength(25);
    expect(state.stands).toEqual(Array.from({ length: 25 }, () => null));
    expect(state.open).toEqual(state.stands);
  });

  test('twenty empty entrances', () => {
    const { doors } = begin(seats, usual);
    expect(Object.values(doors)).toEqual(Array.from({ length: 20 }, () => null));
  });

  test('three customer tiles of each level are open, the others face down', () => {
    const { customers, stacks } = begin(seats, usual);
    expect(customers.map(({ length }) => length)).toEqual([3, 3, 3, 3]);
    expect(stacks.map(({ length }) => length)).toEqual([7, 7, 7, 2]);
    for (const level of [1, 2, 3, 4]) {
      const tiles = [...(customers[level - 1] ?? []), ...(stacks[level - 1] ?? [])];
      expect(new Set(tiles).size).toBe(level === 4 ? 5 : 10);
      for (const id of tiles) expect(id.startsWith(`c${level}-`)).toBe(true);
    }
  });

  test('three stand tiles in the display and in front of everybody, 8 wooden stands, 1 coin', () => {
    const state = begin(seats, usual);
    expect(state.display).toHaveLength(3);
    expect(state.bag).toHaveLength(32 - 3 * seats);
    const tiles = [...state.display, ...state.bag, ...state.players.flatMap((player) => player.tiles)];
    for (const good of ['fish', 'flower', 'tomato', 'meat', 'grape']) {
      expect(tiles.filter((tile) => tile === good)).toHaveLength(7);
    }
    expect(state.players).toHaveLength(seats);
    for (const player of state.players) {
      expect(player).toMatchObject({ money: 1, woodenStands: 8, moneyByRound: [] });
      expect(player.tiles).toHaveLength(3);
    }
  });

  test('the start player begins the first round', () => {
    const state = begin(seats, usual);
    expect(state).toMatchObject({ round: 1, coinsInRow: 0, lastRound: null, ending: null, seatCount: seats });
    expect(state.question).toEqual({ type: 'act', seat: state.startPlayer });
    expect(mercadoDeLisboa.toAct(state)).toEqual([state.startPlayer]);
    expect(mercadoDeLisboa.outcome(state)).toBeUndefined();
  });

  test('a first turn is possible in every deal', () => {
    for (const seed of many) {
      const state = begin(seats, usual, seed);
      const kinds = new Set(mercadoDeLisboa.legalMoves(state, state.startPlayer).map(({ type }) => type));
      expect(kinds.has('open-stand')).toBe(true);
      expect(kinds.has('take-coin')).toBe(seats > 1);
      expect(kinds.has('bring-customers') || kinds.has('open-restaurant')).toBe(false);
    }
  });
});

describe('by lot', () => {
  test.each([2, 3, 4])('everybody may be the start player of %i', (seats) => {
    const starts = new Set(many.map((seed) => begin(seats, {}, seed).startPlayer));
    expect(starts.size).toBe(seats);
  });

  test('nobody begins with three equal tiles; the display may', () => {
    let display = false;
    for (let match = 0; match < 400; match++) {
      const state = begin(4, {}, `equal ${match}`);
      for (const { tiles } of state.players) expect(equal(tiles)).toBe(false);
      if (equal(state.display)) display = true;
    }
    expect(display).toBe(true);
  });

  test('restaurants, customers, tiles and the bag differ from match to match', () => {
    const states = many.map((seed) => begin(2, {}, seed));
    const kinds = (of: (state: MercadoState) => unknown) =>
      new Set(states.map((state) => JSON.stringify(of(state)))).size;
    expect(kinds(({ grey }) => grey)).toBeGreaterThan(110);
    expect(kinds(({ customers }) => customers[0])).toBeGreaterThan(60);
    expect(kinds(({ stacks }) => stacks)).toBeGreaterThan(110);
    expect(kinds(({ players }) => players[0]?.tiles)).toBeGreaterThan(40);
    expect(kinds(({ bag }) => bag)).toBe(states.length);
    // Every restaurant comes to every marked space.
    for (const space of marked) expect(new Set(states.map(({ grey }) => grey[space])).size).toBe(6);
  });
});

describe('the Pub set aside', () => {
  test('with four players the last one in turn order has it', () => {
    for (const seed of many) {
      const state = begin(4, {}, seed);
      const last = (state.startPlayer + 3) % 4;
      expect(state.players.map(({ restaurants }) => restaurants)).toEqual(
        state.players.map((_player, seat) => (seat === last ? ['pub'] : [])),
      );
    }
  });

  test.each([1, 2, 3])('with %i it is in the box', (seats) => {
    for (const { restaurants } of begin(seats, usual).players) expect(restaurants).toEqual([]);
  });
});

describe('options', () => {
  test('as usual: hidden money among several, grey restaurants known', () => {
    expect(begin(3).settled).toEqual({ hiddenMoney: true, greyKnown: true, challenge: null });
    expect(begin(2, { 'hidden-money': 'no', 'grey-restaurants': 'hidden' }).settled).toEqual({
      hiddenMoney: false,
      greyKnown: false,
      challenge: null,
    });
  });

  test('a challenge for somebody alone, none for several', () => {
    for (const challenge of ['specialist', 'long-game', 'last-orders', 'pub-crawl', 'lively-market'] as const) {
      expect(begin(1, { challenge }).settled.challenge).toBe(challenge);
      expect(begin(2, { challenge }).settled.challenge).toBeNull();
      expect(begin(2, { challenge }).tally).toBeNull();
    }
  });

  test('nothing is counted yet', () => {
    expect(begin(1, usual).tally).toEqual({
      specialty: null,
      coinsFrom: [0, 0, 0, 0],
      customers: 0,
      actions: 0,
      bestAction: 0,
    });
  });
});

describe('the challenges with a setup of their own', () => {
  test('Lively Market: 12 wooden stands', () => {
    expect(begin(1, { challenge: 'lively-market' }).players[0]?.woodenStands).toBe(12);
  });

  test('Pub Crawl: both Pubs in front of the player, ten restaurants on the first ten marked spaces', () => {
    for (const seed of many.slice(0, 20)) {
      const state = begin(1, { challenge: 'pub-crawl' }, seed);
      expect(state.players[0]?.restaurants).toEqual(['pub', 'pub']);
      expect(state.grey.flatMap((restaurant, space) => (restaurant === null ? [] : [space]))).toEqual(
        marked.slice(0, 10),
      );
      expect(lying(state.grey).toSorted()).toEqual(withoutOnePub.filter((restaurant) => restaurant !== 'pub'));
      expect(state.question?.type).toBe('act');
    }
  });
});

test.each([0, 5, 1.5, Number.NaN])('there is no table for %s', (seats) => {
  expect(() => begin(seats)).toThrow(RangeError);
});

describe('the challenge of whoever plays alone', () => {
  test('is the one chosen, and the first of the campaign where none is', () => {
    for (const challenge of challengeIds) expect(begin(1, { challenge }).settled.challenge).toBe(challenge);
    expect(begin(1).settled.challenge).toBe(challengeIds[0]);
  });

  test('one that there is not is an error that names it, and no other challenge', () => {
    const unknown = () => begin(1, { challenge: 'duke-of-porto' });
    expect(unknown).toThrow(UnknownChallenge);
    expect(unknown).toThrow(expect.objectContaining({ challenge: 'duke-of-porto' }));
  });

  test('is not looked at with several players', () => {
    expect(begin(2, { challenge: 'duke-of-porto' }).settled.challenge).toBeNull();
  });
});
