import {
  type Decks,
  drawLot,
  type NamedDecks,
  type Options,
  putOnTop,
  type RandomWords,
  seatsOf,
  shuffle,
} from '../../engine/index.ts';
import { type DieFace, dieFaces } from './dice.ts';
import { proposalValues, seatRange } from './options.ts';
import { pawnsAtStart } from './pawns.ts';
import { advance } from './phases/index.ts';
import { type ProductId, productIds } from './products.ts';
import type { PlayerState, Settled, ShoppingStreetState } from './state.ts';
import { idleSpaces } from './street.ts';
import { type ThiefId, thieves } from './thieves.ts';

/** Cards dealt to each player. Rules, "Setup". */
const firstHand = 8;

/** Face-up cards beside the board. */
export const displaySize = 4;

/**
 * The decks that a lesson may set: the products of hands and display, the deck made with the thieves afterwards, and
 * the dice in order.
 */
export type ShoppingStreetDecks = NamedDecks<{
  startPlayer: number;
  product: ProductId;
  deck: ProductId | ThiefId;
  dice: DieFace;
}>;

function settledBy(options: Options): Settled {
  const proposals = proposalValues.find((value) => value === options.proposals) ?? proposalValues[0];
  return {
    diceDoubles: options['dice-doubles'] === 'twice' ? 'twice' : 'once',
    threePlayerSpaces: options['three-player-spaces'] === '18' ? '18' : '16',
    proposals: Number(proposals),
  };
}

function newPlayer(seats: number, hand: ProductId[]): PlayerState {
  return {
    hand,
    shown: [],
    pawns: [...pawnsAtStart(seats)],
    laid: [],
    hasAnswered: false,
    discarding: [],
    pointsByRound: [],
  };
}

/**
 * A new match, ready for its first move, with these cards on top of its decks.
 * Throws RangeError for an unsupported number of players, and for a card that is not in its deck.
 */
export function setupMatch(
  seats: number,
  options: Options,
  random: RandomWords,
  decks: Decks = {},
): ShoppingStreetState {
  if (!Number.isInteger(seats) || seats < seatRange.min || seats > seatRange.max) {
    throw new RangeError(`Shopping Street is for ${seatRange.min} to ${seatRange.max} players, not ${seats}`);
  }
  const settled = settledBy(options);
  // Rules, "Setup": the thieves are added only after hands and display are dealt
  const products = productIds.slice();
  shuffle(random, products);
  putOnTop(products, decks.product);
  const players = Array.from({ length: seats }, () => newPlayer(seats, products.splice(-firstHand)));
  const display = products.splice(-displaySize);
  const deck: (ProductId | ThiefId)[] = [...products, ...thieves];
  shuffle(random, deck);
  putOnTop(deck, decks.deck);
  // Rules, "Setup": the last to enter a shop; here chosen at random
  const firstPlayer = drawLot(random, seatsOf(seats), decks.startPlayer);
  const state: ShoppingStreetState = {
    random,
    seatCount: seats,
    settled,
    round: 0,
    turn: 0,
    firstPlayer,
    active: firstPlayer,
    idle: idleSpaces(seats, settled.threePlayerSpaces),
    street: [],
    display,
    deck,
    discards: [],
    thievesAside: [],
    thievesSeen: 0,
    lastRoll: null,
    offers: [],
    draft: { wanted: null, bundle: [] },
    eventful: false,
    blankRounds: 0,
    players,
    ending: null,
    agenda: [{ type: 'begin-round' }],
    question: null,
  };
  if (decks.dice !== undefined) state.diceToCome = decks.dice.map((face) => drawLot(random, dieFaces, [face]));
  advance(state, []);
  return state;
}
