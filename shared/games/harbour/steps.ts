import type { Seat } from '../../engine/index.ts';
import type { Part } from './actions.ts';
import type { BuildingId } from './buildings/index.ts';
import type { Good } from './goods.ts';
import type { Place } from './places.ts';

/** The steps of a match, with their facts. A step is plain data on the agenda. */
export interface StepFacts {
  /** Setup: boards, the free building, goods; then the first turn. */
  'keep-character': { readonly seat: Seat };
  'free-building': { readonly seat: Seat };
  'starting-goods': { readonly seat: Seat };
  'begin-turn': { readonly seat: Seat; readonly extra: boolean; readonly returnsTo: Place | null };
  /** The toll to the owner of the building just entered. */
  toll: { readonly seat: Seat };
  /** A building's action, whole or one part; `place` is the building with the action. */
  action: { readonly seat: Seat; readonly place: Place };
  part: { readonly seat: Seat; readonly place: Place; readonly part: Part };
  gain: {
    readonly seat: Seat;
    readonly cause: GainCause;
    readonly count: number;
    readonly different: boolean;
    readonly among: readonly Good[];
  };
  give: { readonly seat: Seat; readonly to: Seat };
  take: { readonly seat: Seat; readonly from: Seat; readonly cause: 'tax' | 'after-visit'; readonly count: number };
  /** The effects of abilities after an action. */
  'after-action': { readonly seat: Seat };
  /** The rest of a purchase: refills the centre, then applies abilities. Ruling 33. */
  'after-purchase': {
    readonly seat: Seat;
    readonly building: BuildingId;
    readonly shipped: readonly Good[];
    /** Types of which the buyer actually lost more than the printed minimum. Ruling 28. */
    readonly surplus: readonly Good[];
  };
  /** The effect of an ability when a certain good is shipped. */
  'when-shipped': { readonly seat: Seat; readonly good: Good; readonly count: number };
  'end-turn': { readonly seat: Seat };
  'practice-turn': object;
}

/** Why a player gains goods of their choice. */
export type GainCause =
  /** A building's action. */
  | 'action'
  /** Another player visited the Abbey. */
  | 'gift'
  /** A pawn joined the player's own. */
  | 'shared-building'
  /** Abilities of the own board. */
  | 'after-visit'
  | 'after-buying'
  | 'with-others'
  | 'surplus';
