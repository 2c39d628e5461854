import type { Game, GameTypes } from './game.ts';
import type { HidingTable } from './hiding.ts';
import type { PlayedMove } from './match.ts';

/** A state between two sub-steps of a choice, with the number of events so far. */
export interface Part<State> {
  readonly events: number;
  readonly state: State;
}

/**
 * The states between the sub-steps of a choice, without the final one.
 * Empty if the choice has no sub-steps. Does not change `before`.
 */
export function partsOf<Types extends GameTypes>(
  game: Game<Types, HidingTable<Types['State']>>,
  before: Types['State'],
  { seat, move, further, events }: PlayedMove<Types>,
): readonly Part<Types['State']>[] {
  const state = game.copy(before);
  const parts: Part<Types['State']>[] = [];
  let earlier = 0;
  const note = (happened: number): void => {
    const isNew = happened > (parts.at(-1)?.events ?? 0) && happened < events.length;
    if (isNew) parts.push({ events: happened, state: game.copy(state) });
  };
  for (const each of [move, ...further]) {
    note(earlier);
    earlier += game.play(state, seat, each, (happened) => note(earlier + happened)).length;
  }
  return parts;
}
