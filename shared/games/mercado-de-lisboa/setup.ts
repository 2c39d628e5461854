import {
  type Decks,
  drawFrom,
  drawLot,
  type NamedDecks,
  type Options,
  putFirst,
  putOnTop,
  type RandomWords,
  seatsOf,
  shuffle,
} from '../../engine/index.ts';
import { areEqual, drawAgain } from './bag.ts';
import {
  type ChallengeId,
  challenges,
  firstChallenge,
  isChallengeId,
  moreStands,
  UnknownChallenge,
} from './challenges.ts';
import { type Entrance, type Good, goods, markedSpaces, type Space, spaceCount } from './market.ts';
import { seatRange } from './options.ts';
import { advance } from './phases/index.ts';
import type { MercadoState, PlayerState, Settled, Tally } from './state.ts';
import {
  type CustomerId,
  customerTiles,
  type Level,
  levels,
  openCustomers,
  openTiles,
  type Restaurant,
  restaurantCopies,
  restaurants,
  standTilesOfEach,
  woodenStands,
} from './tiles.ts';

export const coinsAtStart = 1;

/** With this many players, the last one takes the pub that was set aside. */
const seatsForSpareRestaurant = 4;

/** The kind of restaurant of which one is set aside. */
const spareRestaurant: Restaurant = 'pub';

/** The chosen challenge; the first one by default. Throws UnknownChallenge for an unknown one. */
function challengeBy({ challenge = firstChallenge }: Options): ChallengeId {
  if (!isChallengeId(challenge)) throw new UnknownChallenge(challenge);
  return challenge;
}

function settledBy(seats: number, options: Options): Settled {
  return {
    hiddenMoney: seats > 1 && options['hidden-money'] !== 'no',
    greyKnown: options['grey-restaurants'] !== 'hidden',
    challenge: seats > 1 ? null : challengeBy(options),
  };
}

/** The change of rules in this match's challenge. */
function twistOf({ challenge }: Settled): (typeof challenges)[ChallengeId]['twist'] {
  return challenge === null ? 'none' : challenges[challenge].twist;
}

/** Wooden stands of each player at the start. */
export function woodenStandsIn(settled: Settled): number {
  return twistOf(settled) === 'more-stands' ? moreStands : woodenStands;
}

/** Restaurants outside this match: the spare one, if no player takes it. */
export function inTheBox(seats: number, settled: Settled): readonly Restaurant[] {
  return seats === seatsForSpareRestaurant || twistOf(settled) === 'pubs' ? [] : [spareRestaurant];
}

/**
 * The decks that a lesson may set. Restaurants are listed from the first marked space; stand tiles begin with the
 * display's.
 */
export type MercadoDecks = NamedDecks<
  { startPlayer: number; restaurant: Restaurant; stand: Good } & Record<`customers-${Level}`, CustomerId>
>;

function newPlayer(settled: Settled): PlayerState {
  return {
    money: coinsAtStart,
    tiles: [],
    woodenStands: woodenStandsIn(settled),
    restaurants: [],
    moneyByRound: [],
  };
}

function newTally(): Tally {
  return { specialty: null, coinsFrom: levels.map(() => 0), customers: 0, actions: 0, bestAction: 0 };
}

function emptyDoors(): Record<Entrance, CustomerId | null> {
  return {
    L1: null,
    L2: null,
    L3: null,
    L4: null,
    L5: null,
    R1: null,
    R2: null,
    R3: null,
    R4: null,
    R5: null,
    T1: null,
    T2: null,
    T3: null,
    T4: null,
    T5: null,
    B1: null,
    B2: null,
    B3: null,
    B4: null,
    B5: null,
  };
}

const emptyMarket: readonly null[] = Array.from({ length: spaceCount }, () => null);
const allStandTiles = goods.flatMap((good) => Array.from({ length: standTilesOfEach }, (): Good => good));
const allRestaurants = restaurants.flatMap((each) => Array.from({ length: restaurantCopies }, () => each));
const spares: readonly Restaurant[] = allRestaurants.filter((restaurant) => restaurant === spareRestaurant);
const allButSpares: readonly Restaurant[] = allRestaurants.filter((restaurant) => restaurant !== spareRestaurant);

/** The market before any tile is placed. */
function emptyTable(seats: number, settled: Settled, random: RandomWords, { startPlayer }: Decks): MercadoState {
  const [a, b, c, d] = random;
  const words: RandomWords = [a, b, c, d];
  return {
    random: words,
    seatCount: seats,
    settled,
    startPlayer: drawLot(words, seatsOf(seats), startPlayer),
    round: 1,
    stands: emptyMarket.slice(),
    open: emptyMarket.slice(),
    grey: emptyMarket.slice(),
    doors: emptyDoors(),
    customers: [],
    stacks: [],
    bag: allStandTiles.slice(),
    display: [],
    players: seatsOf(seats).map(() => newPlayer(settled)),
    turn: null,
    coinsInRow: 0,
    lastRound: null,
    tally: settled.challenge === null ? null : newTally(),
    ending: null,
    question: null,
  };
}

/** Rules, "Setup": grey restaurants on the marked spaces, and the spare one for the last of four players. */
function layRestaurants(state: MercadoState, { restaurant }: Decks): void {
  const aside = spares.slice();
  const others = allButSpares.slice();
  const [alone] = state.players;
  if (twistOf(state.settled) === 'pubs') alone?.restaurants.push(...aside);
  else {
    const spare = aside.splice(0, 1);
    others.push(...aside);
    const last = state.players[(state.startPlayer + state.seatCount - 1) % state.seatCount];
    if (state.seatCount === seatsForSpareRestaurant) last?.restaurants.push(...spare);
  }
  shuffle(state.random, others);
  putFirst(others, restaurant);
  others.forEach((each, index) => {
    const space: Space | undefined = markedSpaces[index];
    if (space !== undefined) state.grey[space] = each;
  });
}

/** Rules, "Setup": the customers of each level, some of them face up. */
function layCustomers(state: MercadoState, decks: Decks): void {
  for (const level of levels) {
    const stack = customerTiles.filter((tile) => tile.level === level).map(({ id }) => id);
    shuffle(state.random, stack);
    putOnTop(stack, decks[`customers-${level}`]);
    state.customers.push(drawFrom(stack, openCustomers));
    state.stacks.push(stack);
  }
}

/** Rules, "Setup": the display, then tiles for each player in turn order; no player begins with three equal ones. */
function dealTiles(state: MercadoState, { stand }: Decks): void {
  const { bag, random, players, seatCount, startPlayer } = state;
  shuffle(random, bag);
  putOnTop(bag, stand);
  state.display = drawFrom(bag, openTiles);
  for (const seat of seatsOf(seatCount)) {
    const player = players[(startPlayer + seat) % seatCount];
    if (player === undefined) continue;
    player.tiles = drawFrom(bag, openTiles);
    while (areEqual(player.tiles)) player.tiles = drawAgain(bag, player.tiles, random);
  }
}

/**
 * A new match, ready for its first move, with these tiles on top.
 * Throws RangeError for an unsupported number of players and for a missing tile, and UnknownChallenge for an unknown
 * challenge of a solo player. Ignores options for other player counts.
 */
export function setupMatch(seats: number, options: Options, random: RandomWords, decks: Decks = {}): MercadoState {
  if (!Number.isInteger(seats) || seats < seatRange.min || seats > seatRange.max) {
    throw new RangeError(`Mercado de Lisboa is for ${seatRange.min} to ${seatRange.max} players, not ${seats}`);
  }
  const state = emptyTable(seats, settledBy(seats, options), random, decks);
  layRestaurants(state, decks);
  layCustomers(state, decks);
  dealTiles(state, decks);
  if (twistOf(state.settled) === 'specialist') state.question = { type: 'specialty', seat: state.startPlayer };
  advance(state, []);
  return state;
}
