import type { Seat } from '../../../../shared/engine/index.ts';
import type { MercadoView } from '../../../../shared/games/mercado-de-lisboa/hiding.ts';
import type { Good } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import type { Piece, Target, Wares } from './pieces.ts';

/** A choice that is not played yet. It lives in the page and goes with the question it answers. */
export interface HalfMade {
  /** What is in hand: one's own stand tile or restaurant, or customers. */
  readonly held: Wares | null;
  /** Where it would go. */
  readonly target: Target | null;
  /** After a stand was opened: the tile of the display that would be taken. */
  readonly taken: Piece | null;
  /** Specialist: the good whose stands would earn. */
  readonly specialty: Good | null;
}

/** Nothing chosen yet. */
export const untouched: HalfMade = { held: null, target: null, taken: null, specialty: null };

/** What a half-made choice belongs to: it is dropped when another question is asked, or somebody else, or in a later round. */
export function choiceKey(view: Pick<MercadoView, 'question' | 'round' | 'turn'>, inHand: Seat | null): string {
  return JSON.stringify([inHand, view.round, view.turn, view.question]);
}
