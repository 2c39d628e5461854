import type { Seat } from '../../../../shared/engine/index.ts';
import type { BrickEvent } from '../../../../shared/games/brick-and-mortar/events.ts';
import type { SeatSettings } from '../../../../shared/protocol/messages.ts';
import { MovementLayer } from '../../../design/index.ts';
import { drawMoving } from './movement-flights.tsx';
import { planMovement } from './movement-plan.ts';
import { lookBefore, startMovement } from './movement-start.ts';

interface MovementProps {
  readonly latest: readonly BrickEvent[];
  readonly ownSeat: Seat;
  readonly seats: readonly SeatSettings[];
}

/** Animates the latest moves. */
export function Movement({ latest, ownSeat, seats }: MovementProps) {
  return (
    <MovementLayer
      latest={latest}
      lookBefore={(fresh) => lookBefore(planMovement(fresh))}
      start={(fresh, before, run) => startMovement(planMovement(fresh), before, { ownSeat, seats, run })}
      draw={drawMoving}
    />
  );
}
