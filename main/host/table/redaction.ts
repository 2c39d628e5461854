import {
  type GameTypes,
  type Match,
  type Part,
  type Seat,
  see,
  seeEvent,
  unknownTo,
  type Viewer,
} from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import type { EveningMatch, PlayedForViewer, TableMessage } from '../../../shared/protocol/messages.ts';
import type { Chooser } from '../../storage/journal-lines.ts';

/**
 * The one gate between a match and the outside: whatever a client is told of a state or of a move passes here, cut to
 * what its viewer may know. Views share parts with the state: turn them into text before the next move.
 */

/** A state as the viewer may see it, and whose turn it is. */
export function viewFor(game: AnyGame, state: GameTypes['State'], viewer: Viewer) {
  return {
    view: see(game.hiding, state, viewer),
    toAct: [...game.toAct(state)],
    mayTakeBack: [...game.mayTakeBack(state)],
  };
}

/** Does the seat know anything that an onlooker does not? Worked out from what the game declares hidden. */
export function hasSecrets(game: AnyGame, state: GameTypes['State'], seat: Seat): boolean {
  // what a seat does not know, an onlooker does not know either
  return unknownTo(game.hiding, state, seat).length < unknownTo(game.hiding, state, 'spectator').length;
}

/** The choices that stand at these positions, with the viewer's copy of every event, and who chose them. */
export function movesFor(
  match: Match<GameTypes>,
  choosers: readonly Chooser[],
  viewer: Viewer,
  positions: readonly number[],
): PlayedForViewer[] {
  return positions.flatMap((position) => {
    const choice = match.played[position];
    if (choice === undefined) return [];
    const events = choice.events.map((event) => seeEvent(match.game.eventHiding, event, viewer));
    return [{ seat: choice.seat, events, ...choosers[position] }];
  });
}

/** How a choice went on, as the viewer may see it: the table between the things it did one after the other. */
export function partsFor(
  game: AnyGame,
  parts: readonly Part<GameTypes['State']>[],
  viewer: Viewer,
): NonNullable<TableMessage['log']['parts']> {
  return parts.map(({ events, state }) => ({ events, view: see(game.hiding, state, viewer) }));
}

/** The moves on offer to the viewer. */
export function legalFor(game: AnyGame, state: GameTypes['State'], viewer: Viewer): TableMessage['legal'] {
  return viewer === 'spectator' ? [] : game.legalMoves(state, viewer).map((move) => ({ ...move }));
}

/** The moves on offer to a seat before everybody's eyes. */
export function openMovesFor(game: AnyGame, state: GameTypes['State'], seat: Seat): TableMessage['legal'] {
  return game.openMoves(state, seat).map((move) => ({ ...move }));
}

/** What is worth telling first of a match that is over, from what everybody knows of it; null where nothing is. */
export function awardFor(match: Match<GameTypes>): EveningMatch['award'] {
  const { game, state, played } = match;
  const outcome = game.outcome(state);
  if (outcome === undefined) return null;
  const told = played.flatMap(({ events }) => events.map((event) => seeEvent(game.eventHiding, event, 'spectator')));
  const [first] = game.awards?.(told, state, outcome.scores) ?? [];
  return first === undefined ? null : { ...first };
}

/** How the match ended, which everybody may know; null while it runs. */
export function outcomeFor(match: Match<GameTypes>): TableMessage['outcome'] {
  const outcome = match.game.outcome(match.state);
  if (outcome === undefined) return null;
  return { ...outcome, scores: [...outcome.scores], places: [...outcome.places] };
}
