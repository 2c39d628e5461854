import {
  type GameTypes,
  type Match,
  type Part,
  randomFromSeed,
  type Seat,
  see,
  seeEvent,
  unknownTo,
  type Viewer,
} from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import type {
  EveningMatch,
  MatchChance,
  PlayedForViewer,
  ShownChance,
  TableMessage,
} from '../../../shared/protocol/messages.ts';
import type { Chooser } from '../../storage/journal-lines.ts';

/**
 * Redaction: all states, events and moves pass through here on their way to clients. Views share parts with the state,
 * so serialize them before the next move.
 */

/** A state as the viewer may see it, and the seats to act. */
export function viewFor(game: AnyGame, state: GameTypes['State'], viewer: Viewer) {
  return {
    view: see(game.hiding, state, viewer),
    toAct: [...game.toAct(state)],
    mayTakeBack: [...game.mayTakeBack(state)],
  };
}

/** True if the seat knows anything that spectators do not, by the game's hiding table. */
export function hasSecrets(game: AnyGame, state: GameTypes['State'], seat: Seat): boolean {
  // what a seat does not know, a spectator does not know either
  return unknownTo(game.hiding, state, seat).length < unknownTo(game.hiding, state, 'spectator').length;
}

/** The choices at these positions with their redacted events and who chose them. */
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

/** The states between the sub-steps of a choice, as the viewer may see them. */
export function partsFor(
  game: AnyGame,
  parts: readonly Part<GameTypes['State']>[],
  viewer: Viewer,
): NonNullable<TableMessage['log']['parts']> {
  return parts.map(({ events, state }) => ({ events, view: see(game.hiding, state, viewer) }));
}

/** The legal moves for the viewer; empty for a spectator. */
export function legalFor(game: AnyGame, state: GameTypes['State'], viewer: Viewer): TableMessage['legal'] {
  return viewer === 'spectator' ? [] : game.legalMoves(state, viewer).map((move) => ({ ...move }));
}

/** A redeal for the viewer, always by the same chance: it depends on nothing but what the viewer knows. */
export function imaginedFor(game: AnyGame, state: GameTypes['State'], viewer: Viewer): GameTypes['State'] {
  return game.redeal(state, viewer, randomFromSeed('imagined'));
}

/** The legal moves that a seat may make while others watch its screen. */
export function publicMovesFor(game: AnyGame, state: GameTypes['State'], seat: Seat): TableMessage['legal'] {
  return game.publicMoves(state, seat).map((move) => ({ ...move }));
}

/** The awards of a finished match, from public events only. */
export function awardsFor(
  match: Pick<Match<GameTypes>, 'game' | 'state' | 'played'>,
): NonNullable<EveningMatch['award']>[] {
  const { game, state, played } = match;
  const outcome = game.outcome(state);
  if (outcome === undefined) return [];
  const sent = played.flatMap(({ events }) => events.map((event) => seeEvent(game.eventHiding, event, 'spectator')));
  return (game.awards?.(sent, state, outcome.scores) ?? []).map((award) => ({ ...award }));
}

/** How the match's chance was made, without the host's part while the match runs. Null if it is not on record. */
export function chanceFor(chance: MatchChance | undefined, isOver: boolean): ShownChance | null {
  return chance === undefined ? null : { ...chance, host: isOver ? chance.host : null };
}

/** The outcome, which is public; null while the match runs. */
export function outcomeFor(match: Match<GameTypes>): TableMessage['outcome'] {
  const outcome = match.game.outcome(match.state);
  if (outcome === undefined) return null;
  return { ...outcome, scores: [...outcome.scores], places: [...outcome.places] };
}
