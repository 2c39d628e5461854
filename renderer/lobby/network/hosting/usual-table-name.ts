import type { TFunction } from 'i18next';
import { longestRoomName } from '../../../../shared/protocol/messages.ts';

/** The default name of a table: after this device's first player, or after the game without one. */
export function usualTableName(t: TFunction<'network'>, game: string, ours: string | undefined): string {
  return (ours ? t('hosting.tableOf', { name: ours }) : t(`shell:games.${game}`)).slice(0, longestRoomName);
}
