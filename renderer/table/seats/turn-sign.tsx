import { useTranslation } from 'react-i18next';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import { PlayerToken } from '../../design/index.ts';
import { markOfPlayer, nameOf } from '../../people/player-mark.ts';

/** Whose turn it is now, for the moment in which nothing can be pressed. */
export function TurnSign({ seats, seat }: { readonly seats: readonly SeatSettings[]; readonly seat: number }) {
  const { t } = useTranslation('shell');
  return (
    <div className="turn-sign">
      <p>
        <PlayerToken mark={markOfPlayer(seats, seat)} size={48} />
        {t('table.turnOf', { name: nameOf(seats, seat) })}
      </p>
    </div>
  );
}
