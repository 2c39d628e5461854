import { dealLike, drawnWords, type RandomWords, shuffle, type Viewer } from '../../engine/index.ts';
import { copyState } from './copy.ts';
import type { HarbourState, PlayerState } from './state.ts';

/**
 * Another match that the viewer cannot tell from this one: the deck's order and the cards others have looked at are
 * dealt anew, and chance to come is somebody else's. The viewer's own look is remembered, and what was put under the
 * deck for all to see stays there. The match itself is not touched.
 */
export function redealState(state: HarbourState, viewer: Viewer, random: RandomWords): HarbourState {
  const other = copyState(state);
  const secret: PlayerState[] = other.players.filter((_player, seat) => seat !== viewer);
  // in an order of their own, so that where they lay leaves no trace
  const pool = [...other.deck, ...secret.flatMap((player) => player.looked)].sort();
  shuffle(random, pool);
  other.deck = dealLike(pool, other.deck);
  for (const player of secret) player.looked = dealLike(pool, player.looked);
  other.random = drawnWords(random);
  return other;
}
