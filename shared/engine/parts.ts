import type { Game, GameTypes } from './game.ts';
import type { HidingTable } from './hiding.ts';
import type { PlayedMove } from './match.ts';

/** A choice in the middle: the state as it stood once so many of its events had happened. */
export interface Part<State> {
  readonly events: number;
  readonly state: State;
}

/**
 * The states between the things that a choice did one after the other, each with what had happened by then; without the
 * one it led to. Empty where all happened at once. The state before it is left alone.
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
