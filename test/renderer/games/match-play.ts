import type { Game, GameTypes, HidingTable, Outcome, Seat } from '../../../shared/engine/index.ts';

type AnyGame<Types extends GameTypes> = Game<Types, HidingTable<Types['State']>>;

/** A move of a match, by its events. */
export interface PlayedMove<Event> {
  readonly seat: Seat;
  readonly events: readonly Event[];
}

export function eventsOf<Event>({ moves }: { readonly moves: readonly PlayedMove<Event>[] }): readonly Event[] {
  return moves.flatMap(({ events }) => events);
}

/** A watcher returns this to end a match early. */
export const enough = Symbol('enough');

/** Receives the events of every move, and the position after it. */
export type Watch<Types extends GameTypes> = (events: readonly Types['Event'][], state: Types['State']) => unknown;

/** How the players of a match choose: which of the seats to act goes first, and which of its legal moves it plays. */
export interface Players<Types extends GameTypes> {
  next(toAct: readonly Seat[]): Seat | undefined;
  choose(moves: readonly Types['Move'][], seat: Seat): Types['Move'];
}

/** Plays a match to its end, or until `watch` returns `enough`. */
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

/** The outcome of a match. Throws TypeError if it is not over. */
export function outcomeOf<Types extends GameTypes>(game: AnyGame<Types>, state: Types['State']): Outcome {
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new TypeError('the match is not over');
  return outcome;
}
