import { useTranslation } from 'react-i18next';
import type { GuestAtTable } from '../../../../shared/protocol/messages.ts';

/** The guests' display names: as given, else numbered. */
export function useGuestName(guests: readonly GuestAtTable[]): (guest: string) => string {
  const { t } = useTranslation('network');
  return (guest) => {
    const named = guests.find((each) => each.guest === guest)?.name;
    if (named) return named;
    const nameless = guests.filter(({ name }) => !name).findIndex((each) => each.guest === guest);
    return nameless < 0 ? t('guests.gone') : t('guests.nameless', { number: nameless + 1 });
  };
}
