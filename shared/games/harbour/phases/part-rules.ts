import type { Seat } from '../../../engine/index.ts';
import type { PartKind, PartOf } from '../actions.ts';
import type { HarbourEvent } from '../events.ts';
import type { Place } from '../places.ts';
import type { HarbourState } from '../state.ts';

/** What one kind of part does; `place` is the building whose action it belongs to. */
export type PartRules<Kind extends PartKind> = (
  state: HarbourState,
  seat: Seat,
  part: PartOf<Kind>,
  place: Place,
  events: HarbourEvent[],
) => void;
