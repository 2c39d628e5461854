import { useTranslation } from 'react-i18next';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import { useAppSelector } from '../../client/store.ts';
import { Icon, NamePlate, useHold } from '../../design/index.ts';
import { markOfPlayer, nameOf } from '../../people/player-mark.ts';

interface AskedPlateProps {
  readonly seats: readonly SeatSettings[];
  readonly seat: number;
  /** Called to show the seat's private things. */
  readonly onOpen: () => void;
}

/** The asked player's name plate at a public question. Holding it shows that player's private things. */
export function AskedPlate({ seats, seat, onOpen }: AskedPlateProps) {
  const { t } = useTranslation('shell');
  const pressTwice = useAppSelector((state) => state.settings.shutter === 'press-twice');
  const { share, armed, handlers } = useHold({ onOpen, pressTwice });
  const how = armed ? t('shutter.pressAgain') : t(pressTwice ? 'asked.pressTwice' : 'asked.hold');
  const name = nameOf(seats, seat);
  return (
    // the label is complete even if only the eye icon fits
    <button type="button" className="asked-plate" aria-label={t('table.asksByName', { name, asks: how })} {...handlers}>
      <NamePlate mark={markOfPlayer(seats, seat)} name={name} />
      <span className="asked-plate-how">
        <Icon name="eye" size={20} />
        <span>{how}</span>
      </span>
      {share > 0 && <span className="asked-plate-held" style={{ scale: `${share} 1` }} aria-hidden="true" />}
    </button>
  );
}
