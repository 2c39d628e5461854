import { isDeepStrictEqual } from 'node:util';
import {
  type AnyMove,
  type GameTypes,
  type Match,
  type PlayedMove,
  type Seat,
  sameMove,
  see,
  seeEvent,
  type Viewer,
} from '../../shared/engine/index.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import { isSecretMoment } from './open-question.ts';

/** A choice as somebody saw it who did not make it. */
interface Sight {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly moves: readonly AnyMove[];
  readonly viewer: Viewer;
  /** What they were told of it, and how the table looked to them then. */
  readonly events: readonly unknown[];
  readonly view: unknown;
}

/** The same moves make the same choice, in whatever order they are made. */
function isSameChoice(one: readonly AnyMove[], other: readonly AnyMove[]): boolean {
  return one.length === other.length && one.every((move) => other.some((each) => sameMove(each, move)));
}

/** Could these moves have been made instead, as far as they are on offer, for all that was seen? */
function looksAlike(
  { game, seat, moves, viewer, events, view }: Sight,
  before: GameTypes['State'],
  instead: readonly AnyMove[],
): boolean {
  const state = game.copy(before);
  const played: AnyMove[] = [];
  let told = 0;
  for (const move of instead) {
    const legal = game.legalMoves(state, seat).find((each) => sameMove(each, move));
    if (legal === undefined) break;
    played.push(legal);
    for (const event of game.play(state, seat, legal)) {
      if (!isDeepStrictEqual(seeEvent(game.eventHiding, event, viewer), events[told])) return false;
      told++;
    }
  }
  if (played.length === 0 || told < events.length || isSameChoice(played, moves)) return false;
  return isDeepStrictEqual(see(game.hiding, state, viewer), view);
}

/** Choices that differ from one by a move that is another, is left out, or is made besides. */
function* choicesLike(
  game: AnyGame,
  before: GameTypes['State'],
  seat: Seat,
  moves: readonly AnyMove[],
): Generator<readonly AnyMove[]> {
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
 * Does the viewer know which moves were made? Not where several chose at the same moment, unseen. Elsewhere every event must
 * be theirs to see in full, and no other choice may have looked the same to them.
 */
export function isKnown(
  match: Match<GameTypes>,
  position: number,
  { seat, move, further, events }: PlayedMove<GameTypes>,
  viewer: Viewer,
): boolean {
  if (viewer === seat) return true;
  const { game } = match;
  const before = match.stateAfter(position);
  const after = match.stateAfter(position + 1);
  if (isSecretMoment(game, before) || game.mayTakeBack(after).includes(seat)) return false;
  const seen = events.map((event) => seeEvent(game.eventHiding, event, viewer));
  if (!isDeepStrictEqual(seen, [...events])) return false;
  const moves = [move, ...further];
  const sight: Sight = { game, seat, moves, viewer, events: seen, view: see(game.hiding, after, viewer) };
  for (const other of choicesLike(game, before, seat, moves)) if (looksAlike(sight, before, other)) return false;
  return true;
}
