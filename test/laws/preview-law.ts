import { expect } from 'vitest';
import {
  type Game,
  type GameTypes,
  type HidingTable,
  Previews,
  type RandomWords,
  see,
  seeEvent,
} from '../../shared/engine/index.ts';
import type { Happened } from './knowing.ts';

/**
 * What a preview shows of a move happens when the move is made, and it is the same in every deal that the seat cannot
 * tell from the true one.
 */
export function lawOfPreview<Types extends GameTypes>(
  game: Game<Types, HidingTable<Types['State']>>,
  { state, seat, move, after, events }: Happened<Types>,
  random: RandomWords,
): void {
  const shown = new Previews(game, state, seat, seat).of([move]);
  const other = game.redeal(state, seat, random);
  expect(new Previews(game, other, seat, seat).of([move])).toEqual(shown);
  const seen = events.map((event) => seeEvent(game.eventHiding, event, seat));
  expect(seen.slice(0, shown?.events.length ?? 0)).toEqual(shown?.events);
  if (shown?.after == null) return;
  expect(shown.after).toEqual({ view: see(game.hiding, after, seat), moves: game.legalMoves(after, seat) });
}
