import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../../design/index.ts';
import { nameOf } from '../../people/player-mark.ts';
import type { Presence } from './presence.ts';
import '../company/company.css';
import { PlateMark } from '../company/plate-mark.tsx';
import { TableContext } from '../table-context.ts';

const icons: Readonly<Record<Presence, IconName>> = {
  here: 'screen',
  'on-the-line': 'wifi',
  away: 'offline',
  free: 'chair',
  bot: 'bot',
};

/**
 * A seat's presence on its name plate: here, connected, away, a bot, or free. Nothing if one device has all seats.
 * Players that the table may wait for get a word, and a button to nudge them after a while.
 */
export function PresenceSign({ seat }: { readonly seat: number }) {
  const { t } = useTranslation('seats');
  const { presences, seats, nudges } = useContext(TableContext);
  const found = presences?.[seat];
  if (presences === undefined || found === undefined) return null;
  const { presence, standIn, level } = found;
  // a device's only player needs no mark
  if (presence === 'here' && presences.filter((each) => each.presence === 'here').length < 2) {
    return <PlateMark seat={seat} />;
  }
  const name = level === null ? null : t(`bots:level.${level}.name`);
  const where = name === null ? t(`presence.${presence}`) : t('bots:sign', { level: name });
  const whole = standIn ? t(name === null ? 'presence.standIn' : 'bots:signStandIn', { presence: where }) : where;
  const word = presence === 'away' || presence === 'free' ? t(`chip.${presence}`) : name;
  if (nudges?.seats.includes(seat) === true) {
    const asks = t('company:nudge.send', { names: nameOf(seats, seat) });
    return (
      <>
        <PlateMark seat={seat} />
        <button
          type="button"
          className="seat-nudge"
          aria-label={asks}
          title={asks}
          onClick={() => nudges.nudge([seat])}
        >
          <Icon name="bell" size={18} />
        </button>
      </>
    );
  }
  return (
    <>
      <PlateMark seat={seat} />
      <span className={`seat-presence ${presence}`} title={whole}>
        <Icon name={standIn && name === null ? 'swap' : icons[presence]} size={16} />
        {standIn && name !== null && <Icon name="swap" size={14} />}
        {word !== null && <span aria-hidden="true">{word}</span>}
        {level !== null && <span aria-hidden="true" className={`level-mark ${level}`} />}
        <span className="unseen">{whole}</span>
      </span>
    </>
  );
}
