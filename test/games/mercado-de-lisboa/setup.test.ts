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

/** Options with the usual setup for every number of players. */
const usual: Options = { challenge: 'duke-of-lisbon' };

describe.each([1, 2, 3, 4])('the setup for %i players', (seats) => {
  test('puts eleven grey restaurants on the marked spaces', () => {
    const state = begin(seats, usual);
    expect(state.grey.flatMap((restaurant, space) => (restaurant === null ? [] : [space]))).toEqual(marked);
    expect(lying(state.grey).toSorted()).toEqual(withoutOnePub);
    expect(state.grey).toHaveLength(25);
    expect(state.stands).toEqual(Array.from({ length: 25 }, () => null));
    expect(state.open).toEqual(state.stands);
  });

  test('leaves twenty entrances empty', () => {
    const { doors } = begin(seats, usual);
    expect(Object.values(doors)).toEqual(Array.from({ length: 20 }, () => null));
  });

  test('turns three customer tiles of each level face up', () => {
    const { customers, stacks } = begin(seats, usual);
    expect(customers.map(({ length }) => length)).toEqual([3, 3, 3, 3]);
    expect(stacks.map(({ length }) => length)).toEqual([7, 7, 7, 2]);
    for (const level of [1, 2, 3, 4]) {
      const tiles = [...(customers[level - 1] ?? []), ...(stacks[level - 1] ?? [])];
      expect(new Set(tiles).size).toBe(level === 4 ? 5 : 10);
      for (const id of tiles) expect(id.startsWith(`c${level}-`)).toBe(true);
    }
  });

  test('deals three tiles, 8 wooden stands and 1 coin', () => {
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

  test('begins with the start player', () => {
    const state = begin(seats, usual);
    expect(state).toMatchObject({ round: 1, coinsInRow: 0, lastRound: null, ending: null, seatCount: seats });
    expect(state.question).toEqual({ type: 'act', seat: state.startPlayer });
    expect(mercadoDeLisboa.toAct(state)).toEqual([state.startPlayer]);
    expect(mercadoDeLisboa.outcome(state)).toBeUndefined();
  });

  test('allows a first turn in every deal', () => {
    for (const seed of many) {
      const state = begin(seats, usual, seed);
      const kinds = new Set(mercadoDeLisboa.legalMoves(state, state.startPlayer).map(({ type }) => type));
      expect(kinds.has('open-stand')).toBe(true);
      expect(kinds.has('take-coin')).toBe(seats > 1);
      expect(kinds.has('bring-customers') || kinds.has('open-restaurant')).toBe(false);
    }
  });
});

describe('random setup', () => {
  test.each([2, 3, 4])('can choose each of %i players to start', (seats) => {
    const starts = new Set(many.map((seed) => begin(seats, {}, seed).startPlayer));
    expect(starts.size).toBe(seats);
  });

  test('never deals a player three identical tiles', () => {
    let display = false;
    for (let match = 0; match < 400; match++) {
      const state = begin(4, {}, `equal ${match}`);
      for (const { tiles } of state.players) expect(equal(tiles)).toBe(false);
      if (equal(state.display)) display = true;
    }
    expect(display).toBe(true);
  });

  test('varies restaurants, customers, tiles and the bag', () => {
    const states = many.map((seed) => begin(2, {}, seed));
    const kinds = (of: (state: MercadoState) => unknown) =>
      new Set(states.map((state) => JSON.stringify(of(state)))).size;
    expect(kinds(({ grey }) => grey)).toBeGreaterThan(110);
    expect(kinds(({ customers }) => customers[0])).toBeGreaterThan(60);
    expect(kinds(({ stacks }) => stacks)).toBeGreaterThan(110);
    expect(kinds(({ players }) => players[0]?.tiles)).toBeGreaterThan(40);
    expect(kinds(({ bag }) => bag)).toBe(states.length);
    // Every restaurant can lie on every marked space.
    for (const space of marked) expect(new Set(states.map(({ grey }) => grey[space])).size).toBe(6);
  });
});

describe('the Pub set aside', () => {
  test('goes to the last of four players', () => {
    for (const seed of many) {
      const state = begin(4, {}, seed);
      const last = (state.startPlayer + 3) % 4;
      expect(state.players.map(({ restaurants }) => restaurants)).toEqual(
        state.players.map((_player, seat) => (seat === last ? ['pub'] : [])),
      );
    }
  });

  test.each([1, 2, 3])('stays in the box with %i players', (seats) => {
    for (const { restaurants } of begin(seats, usual).players) expect(restaurants).toEqual([]);
  });
});

describe('options', () => {
  test('default to hidden money and known grey restaurants', () => {
    expect(begin(3).settled).toEqual({ hiddenMoney: true, greyKnown: true, challenge: null });
    expect(begin(2, { 'hidden-money': 'no', 'grey-restaurants': 'hidden' }).settled).toEqual({
      hiddenMoney: false,
      greyKnown: false,
      challenge: null,
    });
  });

  test('include a challenge only for one player', () => {
    for (const challenge of ['specialist', 'long-game', 'last-orders', 'pub-crawl', 'lively-market'] as const) {
      expect(begin(1, { challenge }).settled.challenge).toBe(challenge);
      expect(begin(2, { challenge }).settled.challenge).toBeNull();
      expect(begin(2, { challenge }).tally).toBeNull();
    }
  });

  test('start with an empty tally', () => {
    expect(begin(1, usual).tally).toEqual({
      specialty: null,
      coinsFrom: [0, 0, 0, 0],
      customers: 0,
      actions: 0,
      bestAction: 0,
    });
  });
});

describe('a challenge with its own setup', () => {
  test('gives 12 wooden stands in Lively Market', () => {
    expect(begin(1, { challenge: 'lively-market' }).players[0]?.woodenStands).toBe(12);
  });

  test('gives both Pubs in Pub Crawl', () => {
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

test.each([0, 5, 1.5, Number.NaN])('rejects a table for %s players', (seats) => {
  expect(() => begin(seats)).toThrow(RangeError);
});

describe('the challenge of a solo game', () => {
  test('is the chosen one, or the first of the campaign', () => {
    for (const challenge of challengeIds) expect(begin(1, { challenge }).settled.challenge).toBe(challenge);
    expect(begin(1).settled.challenge).toBe(challengeIds[0]);
  });

  test('rejects an unknown challenge by name', () => {
    const unknown = () => begin(1, { challenge: 'duke-of-porto' });
    expect(unknown).toThrow(UnknownChallenge);
    expect(unknown).toThrow(expect.objectContaining({ challenge: 'duke-of-porto' }));
  });

  test('is ignored with several players', () => {
    expect(begin(2, { challenge: 'duke-of-porto' }).settled.challenge).toBeNull();
  });
});
