import type { MercadoEvent } from '../../../shared/games/mercado-de-lisboa/events.ts';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';

interface MovementProps {
  readonly latest: readonly MercadoEvent[];
  readonly seats: readonly SeatSettings[];
}

/** Shows what the latest moves did: coins, tiles and restaurants fly, customers come. */
export function Movement(_: MovementProps) {
  return null;
}
