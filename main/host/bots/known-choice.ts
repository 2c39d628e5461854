import { isDeepStrictEqual } from 'node:util';
import {
  type AnyMove,
  type GameTypes,
  randomFromSeed,
  type Seat,
  sameMove,
  see,
  seeEvent,
  seesAllOf,
  type Viewer,
} from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import { isSecretMoment } from '../table/open-question.ts';

/** A seat's choice: its moves, and the state before them. */
export interface Made {
  readonly before: GameTypes['State'];
  readonly seat: Seat;
  readonly moves: readonly AnyMove[];
}

/** Number of possible matches to examine, and limit of redeals to find them. */
const worlds = 24;
const deals = 120;

/** What another viewer sees of a choice. */
interface Sight {
  readonly viewer: Viewer;
  readonly events: readonly unknown[];
  readonly view: unknown;
}

/** What the viewer would see of the choice; null if it is not legal. */
function sightOf(game: AnyGame, { before, seat, moves }: Made, viewer: Viewer): Sight | null {
  const state = game.copy(before);
  const events: unknown[] = [];
  for (const move of moves) {
    const legal = game.legalMoves(state, seat).find((each) => sameMove(each, move));
    if (legal === undefined) return null;
    for (const event of game.play(state, seat, legal)) events.push(seeEvent(game.eventHiding, event, viewer));
  }
  return { viewer, events, view: see(game.hiding, state, viewer) };
}

/** True if both contain the same moves, in any order. */
function isSameChoice(one: readonly AnyMove[], other: readonly AnyMove[]): boolean {
  return one.length === other.length && one.every((move) => other.some((each) => sameMove(each, move)));
}

/** Choices that differ by one move replaced, omitted or added; some may not be legal. */
function* choicesLike(game: AnyGame, { before, seat, moves }: Made): Generator<readonly AnyMove[]> {
  const state = game.copy(before);
  for (const [index, move] of moves.entries()) {
    const earlier = moves.slice(0, index);
    const later = moves.slice(index + 1);
    yield [...earlier, ...later];
    for (const other of game.legalMoves(state, seat)) {
      if (sameMove(other, move)) continue;
      yield [...earlier, other, ...later];
      yield [...earlier, other, move, ...later];
    }
    game.play(state, seat, move);
  }
}

/**
 * True if these moves, or the first of them, would have looked the same.
 * They must be legal, and look to the viewer like the actual choice.
 */
function looksAlike(
  game: AnyGame,
  { before, seat, moves }: Made,
  instead: readonly AnyMove[],
  { viewer, events, view }: Sight,
): boolean {
  const state = game.copy(before);
  const played: AnyMove[] = [];
  let sent = 0;
  for (const move of instead) {
    const legal = game.legalMoves(state, seat).find((each) => sameMove(each, move));
    if (legal === undefined) return false;
    played.push(legal);
    const seen = game.play(state, seat, legal).map((event) => seeEvent(game.eventHiding, event, viewer));
    if (!isDeepStrictEqual(seen, events.slice(sent, sent + seen.length))) return false;
    sent += seen.length;
    const isOther = sent === events.length && !isSameChoice(played, moves);
    if (isOther && isDeepStrictEqual(see(game.hiding, state, viewer), view)) return true;
  }
  return false;
}

/** True if the choice was not secret and the viewer sees all its events in full. */
function isSent(game: AnyGame, { before, seat, moves }: Made, viewer: Viewer): boolean {
  const after = game.copy(before);
  const events = moves.flatMap((move) => game.play(after, seat, move));
  if (isSecretMoment(game, before) || game.mayTakeBack(after).includes(seat)) return false;
  return events.every((event) => seesAllOf(game.eventHiding, event, viewer));
}

/**
 * True if the viewer knows which moves were made.
 * That is never so for simultaneous secret choices. Otherwise the viewer must see all events in full, and no other
 * choice may look the same. The answer must not depend on what the seat held. So it is computed in redeals for the
 * viewer, with fixed seeds.
 */
export function isKnown(game: AnyGame, made: Made, viewer: Viewer): boolean {
  if (viewer === made.seat) return true;
  if (!isSent(game, made, viewer)) return false;
  let looked = 0;
  for (let deal = 0; deal < deals && looked < worlds; deal++) {
    const world = { ...made, before: game.redeal(made.before, viewer, randomFromSeed(`could have been ${deal}`)) };
    const sight = sightOf(game, world, viewer);
    if (sight === null) continue;
    looked++;
    for (const instead of choicesLike(game, world)) if (looksAlike(game, world, instead, sight)) return false;
  }
  return looked > 0;
}
