import type { ShoppingStreetEvent } from '../../../shared/games/shopping-street/events.ts';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';

interface MovementProps {
  readonly latest: readonly ShoppingStreetEvent[];
  readonly seats: readonly SeatSettings[];
}

/** Shows what the latest moves did: dice are thrown, and cards go between deck, display, hands, shops and discards. */
export function Movement(_props: MovementProps) {
  return null;
}
