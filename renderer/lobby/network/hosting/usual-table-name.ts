import type { TFunction } from 'i18next';
import { longestRoomName } from '../../../../shared/protocol/messages.ts';

/**
 * What a table is called on the network before anybody has named it: after the first player at this device, or after its
 * game where everybody plays elsewhere.
 */
export function usualTableName(t: TFunction<'network'>, game: string, ours: string | undefined): string {
  return (ours ? t('hosting.tableOf', { name: ours }) : t(`shell:games.${game}`)).slice(0, longestRoomName);
}
