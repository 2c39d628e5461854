import type { Holding, RoomMessage } from '../../shared/protocol/messages.ts';

/** The parts of a room and its table that determine who sits where. */
interface Seated {
  readonly room: Pick<RoomMessage, 'chairs' | 'devices'>;
  /** None where the room plays at no table. */
  readonly holdings: readonly Holding[];
}

/** Has a device a seat at the table, or a chair? */
export function hasPlace(device: string, { room: { chairs }, holdings }: Seated): boolean {
  return (
    chairs.some(({ holder }) => holder === device) ||
    holdings.some(({ holder, owner }) => holder === device || owner === device)
  );
}

/** The guests whose seats or chairs wait for them while their device is away. */
export function guestsAway(seated: Seated): readonly string[] {
  return seated.room.devices
    .filter(({ device, present }) => device !== 'house' && !present && hasPlace(device, seated))
    .map(({ device }) => device);
}
