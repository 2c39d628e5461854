import type { TFunction } from 'i18next';
import type { PlayerColour, RoomMessage } from '../../shared/protocol/messages.ts';

/** The colour of the player on a device's first chair; null without a chair. */
export function colourOfDevice({ chairs }: Pick<RoomMessage, 'chairs'>, device: string): PlayerColour | null {
  return chairs.find(({ holder }) => holder === device)?.colour ?? null;
}

/** A device's display name: its players, else its guest's name, else a general word. */
export function nameOfDevice(
  { chairs, devices }: Pick<RoomMessage, 'chairs' | 'devices'>,
  device: string,
  t: TFunction<'lobby'>,
): string {
  const sitting = chairs.filter(({ holder }) => holder === device).map(({ name }) => name);
  if (sitting.length > 0) return sitting.join(', ');
  const given = devices.find((each) => each.device === device)?.name ?? null;
  if (given !== null) return given;
  return device === 'house' ? t('chairs.house') : t('chairs.nameless');
}
