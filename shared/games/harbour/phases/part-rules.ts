import type { Seat } from '../../../engine/index.ts';
import type { PartKind, PartOf } from '../actions.ts';
import type { HarbourEvent } from '../events.ts';
import type { Place } from '../places.ts';
import type { HarbourState } from '../state.ts';

/** Carries out one kind of part; `place` is the building with the action. */
export type PartRules<Kind extends PartKind> = (
  state: HarbourState,
  seat: Seat,
  part: PartOf<Kind>,
  place: Place,
  events: HarbourEvent[],
) => void;
