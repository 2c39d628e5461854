import type { PersonPlate, RoomMessage } from '../../../shared/protocol/messages.ts';

type Devices = Pick<RoomMessage, 'people' | 'devices'>;

/** The people of the house who are not here on their own device. */
export function peopleAway({ people, devices }: Devices): readonly PersonPlate[] {
  return people.filter(({ id }) => !devices.some(({ person, present }) => person === id && present));
}

/** The people of the house who have no chair and are not here on their own device. */
export function peopleWithoutChair(room: Devices & Pick<RoomMessage, 'chairs'>): readonly PersonPlate[] {
  return peopleAway(room).filter(({ id }) => room.chairs.every(({ person }) => person !== id));
}
