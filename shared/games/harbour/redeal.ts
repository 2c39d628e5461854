import { below, type RandomWords, shuffle, type Viewer } from '../../engine/index.ts';
import type { BuildingId } from './buildings/index.ts';
import { copyState } from './copy.ts';
import type { HarbourState, PlayerState } from './state.ts';

/** Takes as many cards as `like` holds off the end of the pool. */
function deal(pool: BuildingId[], like: readonly BuildingId[]): BuildingId[] {
  return pool.splice(pool.length - like.length, like.length);
}

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
  other.deck = deal(pool, other.deck);
  for (const player of secret) player.looked = deal(pool, player.looked);
  other.random = [below(random, 2 ** 21), below(random, 2 ** 21), below(random, 2 ** 21), below(random, 2 ** 21)];
  return other;
}
