import {
  combination,
  type Options,
  pick,
  type RandomWords,
  randomFromSeed,
  type Seat,
  see,
  type Viewer,
} from '../../../../shared/engine/index.ts';
import type { ShoppingStreetEvent } from '../../../../shared/games/shopping-street/events.ts';
import type { ShoppingStreetView } from '../../../../shared/games/shopping-street/hiding.ts';
import { type ShoppingStreetTypes, shoppingStreet } from '../../../../shared/games/shopping-street/index.ts';
import type { ShoppingStreetMove } from '../../../../shared/games/shopping-street/moves.ts';
import type { ShoppingStreetState } from '../../../../shared/games/shopping-street/state.ts';
import { type PlayedMove, playToEnd, type Watch } from '../match-play.ts';

export interface PlayedMatch {
  readonly options: Options;
  readonly moves: readonly PlayedMove<ShoppingStreetEvent>[];
  readonly state: ShoppingStreetState;
}

type Taste = readonly ShoppingStreetMove['type'][];

/** Somebody who likes some kinds of move, and mostly makes one of those where there is one. */
const tastes: readonly Taste[] = [
  ['open', 'improve', 'accept', 'lay', 'propose'],
  ['ask', 'open', 'finish-laying', 'decline', 'propose'],
  ['buy', 'open', 'improve', 'lay', 'give-up'],
];
/** In some matches nobody opens a shop. */
const idle: Taste = ['roll', 'finish-laying', 'give-up'];

/** Nobody who idles opens a shop by chance: that match stands still. */
function moveTo(taste: Taste, moves: readonly ShoppingStreetMove[], random: RandomWords): ShoppingStreetMove {
  const open = taste === idle ? moves.filter(({ type }) => type !== 'open') : moves;
  const liked = open.filter(({ type }) => taste.includes(type));
  return pick(random, liked.length > 0 && pick(random, [true, true, false]) ? liked : open);
}

/**
 * A whole match of players with tastes of their own. Over many numbers all options take turns, and every ending is met.
 * `watch` sees every position after its move.
 */
export function playMatch(
  seats: number,
  number: number,
  watch?: Watch<ShoppingStreetTypes>,
  chosen?: Options,
): PlayedMatch {
  const options = chosen ?? combination(shoppingStreet.options, seats, number);
  const state = shoppingStreet.setup(seats, options, randomFromSeed(`shopping street ${seats} ${number}`));
  const random = randomFromSeed(`players ${seats} ${number}`);
  const taste = (seat: Seat) => (number % 5 === 4 ? idle : (tastes[(seat + number) % tastes.length] ?? idle));
  const moves = playToEnd(
    shoppingStreet,
    state,
    { next: (asked) => pick(random, asked), choose: (all, seat) => moveTo(taste(seat), all, random) },
    watch,
  );
  return { options, moves, state };
}

/** The table as a viewer sees it. */
export function seenBy(state: ShoppingStreetState, viewer: Viewer): ShoppingStreetView {
  return see(shoppingStreet.hiding, state, viewer);
}
