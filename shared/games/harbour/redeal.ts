import { dealLike, drawnWords, type RandomWords, shuffle, type Viewer } from '../../engine/index.ts';
import { copyState } from './copy.ts';
import type { HarbourState, PlayerState } from './state.ts';

/**
 * A match that the viewer cannot distinguish from this one.
 * Redeals the deck and the cards others have looked at, with a new generator for the future. Keeps the viewer's own
 * look, and cards put publicly under the deck. Does not change `state`.
 */
export function redealState(state: HarbourState, viewer: Viewer, random: RandomWords): HarbourState {
  const other = copyState(state);
  const secret: PlayerState[] = other.players.filter((_player, seat) => seat !== viewer);
  // in a fixed order, so that the old places leave no trace
  const pool = [...other.deck, ...secret.flatMap((player) => player.looked)].sort();
  shuffle(random, pool);
  other.deck = dealLike(pool, other.deck);
  for (const player of secret) player.looked = dealLike(pool, player.looked);
  other.random = drawnWords(random);
  return other;
}
