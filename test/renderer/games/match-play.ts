import type { Game, GameTypes, HidingTable, Outcome, Seat } from '../../../shared/engine/index.ts';

type AnyGame<Types extends GameTypes> = Game<Types, HidingTable<Types['State']>>;

/** A move of a match, by what it made happen. */
export interface PlayedMove<Event> {
  readonly seat: Seat;
  readonly events: readonly Event[];
}

/** Everything that happened in a match. */
export function eventsOf<Event>({ moves }: { readonly moves: readonly PlayedMove<Event>[] }): readonly Event[] {
  return moves.flatMap(({ events }) => events);
}

/** What somebody who watches answers to a position after which nobody need play on. */
export const enough = Symbol('enough');

/** Sees every position after its move, and what the move made happen. */
export type Watch<Types extends GameTypes> = (events: readonly Types['Event'][], state: Types['State']) => unknown;

/** How the players of a match choose: who of those asked goes first, and what they do of all they may. */
export interface Players<Types extends GameTypes> {
  next(toAct: readonly Seat[]): Seat | undefined;
  choose(moves: readonly Types['Move'][], seat: Seat): Types['Move'];
}

/** Plays a match to its end, or until whoever watches has seen enough. */
export function playToEnd<Types extends GameTypes>(
  game: AnyGame<Types>,
  state: Types['State'],
  players: Players<Types>,
  watch: Watch<Types> = () => {},
): readonly PlayedMove<Types['Event']>[] {
  const played: PlayedMove<Types['Event']>[] = [];
  for (;;) {
    const toAct = game.toAct(state);
    const seat = toAct.length === 0 ? undefined : players.next(toAct);
    if (seat === undefined) return played;
    const events = game.play(state, seat, players.choose(game.legalMoves(state, seat), seat));
    played.push({ seat, events });
    if (watch(events, state) === enough) return played;
  }
}

/** How a match ended. Throws TypeError while it runs. */
export function outcomeOf<Types extends GameTypes>(game: AnyGame<Types>, state: Types['State']): Outcome {
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new TypeError('the match is not over');
  return outcome;
}
