import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../design/index.ts';
import type { Presence } from './presence.ts';
import { TableContext } from './table-context.ts';

const icons: Readonly<Record<Presence, IconName>> = {
  here: 'screen',
  'on-the-line': 'wifi',
  away: 'offline',
  free: 'chair',
};

/**
 * Whether a player is at this device, on the line, away, or the seat is free: hangs on the player's painted sign, on
 * every board alike. Those whom a table may have to wait for are named by a word. Nothing where one device has all seats.
 */
export function PresenceSign({ seat }: { readonly seat: number }) {
  const { t } = useTranslation('seats');
  const { presences } = useContext(TableContext);
  const found = presences?.[seat];
  if (presences === undefined || found === undefined) return null;
  const { presence, standIn } = found;
  // whose own device it is knows that without being told
  if (presence === 'here' && presences.filter((each) => each.presence === 'here').length < 2) return null;
  const where = t(`presence.${presence}`);
  const whole = standIn ? t('presence.standIn', { presence: where }) : where;
  const worded = presence === 'away' || presence === 'free';
  return (
    <span className={`seat-presence ${presence}`} title={whole}>
      <Icon name={standIn ? 'swap' : icons[presence]} size={16} />
      {worded && <span aria-hidden="true">{t(`chip.${presence}`)}</span>}
      <span className="unseen">{whole}</span>
    </span>
  );
}
