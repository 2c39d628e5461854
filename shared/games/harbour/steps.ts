import type { Seat } from '../../engine/index.ts';
import type { Part } from './actions.ts';
import type { BuildingId } from './buildings/index.ts';
import type { Good } from './goods.ts';
import type { Place } from './places.ts';

/** The small steps of a match, with the facts of each. A step is plain data and waits on the agenda for its turn. */
export interface StepFacts {
  /** Setup: boards, the free building, goods; then the first turn. */
  'keep-character': { readonly seat: Seat };
  'free-building': { readonly seat: Seat };
  'starting-goods': { readonly seat: Seat };
  'begin-turn': { readonly seat: Seat; readonly extra: boolean; readonly returnsTo: Place | null };
  /** What the owner of the building just entered is owed. */
  toll: { readonly seat: Seat };
  /** A building's action, whole or one part of it; `place` is the building whose action it is. */
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
  /** What abilities bring after an action. */
  'after-action': { readonly seat: Seat };
  /** The rest of a purchase: the centre is filled up, then abilities act. Ruling 33. */
  'after-purchase': {
    readonly seat: Seat;
    readonly building: BuildingId;
    readonly shipped: readonly Good[];
    /** Types of which more than the printed minimum really left the stock. Ruling 28. */
    readonly surplus: readonly Good[];
  };
  /** What an ability brings whenever a certain good is shipped. */
  'when-shipped': { readonly seat: Seat; readonly good: Good; readonly count: number };
  'end-turn': { readonly seat: Seat };
  'practice-turn': object;
}

/** Why goods of one's choice are gained. */
export type GainCause =
  /** A building's action. */
  | 'action'
  /** Somebody visited the Abbey. */
  | 'gift'
  /** Somebody came to share the building. */
  | 'shared-building'
  /** Abilities of the own board. */
  | 'after-visit'
  | 'after-buying'
  | 'with-others'
  | 'surplus';
