import type { Seat } from '../../../../shared/engine/index.ts';
import type { MercadoView } from '../../../../shared/games/mercado-de-lisboa/hiding.ts';
import type { Good } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import type { Piece, Target, Wares } from './pieces.ts';

/** A choice not yet played. Kept in the page until its question changes. */
export interface PendingChoice {
  /** The selected piece: an own stand tile or restaurant, or customers. */
  readonly held: Wares | null;
  /** The place chosen for it. */
  readonly target: Target | null;
  /** After opening a stand: the display tile to take. */
  readonly taken: Piece | null;
  /** Specialist: the good whose stands would earn. */
  readonly specialty: Good | null;
}

export const emptyChoice: PendingChoice = { held: null, target: null, taken: null, specialty: null };

/** Identifies the question of a pending choice; the choice is dropped when this changes. */
export function choiceKey(view: Pick<MercadoView, 'question' | 'round' | 'turn'>, inHand: Seat | null): string {
  return JSON.stringify([inHand, view.round, view.turn, view.question]);
}
