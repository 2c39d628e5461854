import type { Declined, Door } from '../../../shared/protocol/messages.ts';
import type { Guests } from '../seats/guests.ts';
import type { Device } from '../seats/seating.ts';

/** What a table knows of the room that plays at it. */
export interface Hosted {
  readonly id: string;
  readonly name: string;
  readonly door: Door;
  readonly code: string;
  readonly guests: Guests;
  /** `mayTakePart` throws `RequestError` for a television. */
  readonly lobby: { mayTakePart(device: Device): void };
  /** True if a page of this device may lead the room. `isHost`: the page belongs to the host. */
  leads(device: Device, isHost: boolean): boolean;
  /** Tells a device that its request was declined. */
  decline(to: Device, what: Declined['what'], by: Device): void;
}
