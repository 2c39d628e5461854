import type { EmporiumEvent } from '../../../shared/games/emporium/events.ts';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';

interface MovementProps {
  readonly latest: readonly EmporiumEvent[];
  readonly seats: readonly SeatSettings[];
}

/** Shows what the latest moves did. */
export function Movement(_props: MovementProps) {
  return null;
}
