import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Holding, SeatSettings } from '../../../shared/protocol/messages.ts';
import { useCommands } from '../../client/commands/commands.ts';
import { Button, PlayerToken, Switch } from '../../design/index.ts';
import { markOfColour } from '../../people/player-mark.ts';
import { fromSharedBoard, type Handing, isSharedBoard, toSharedBoard } from './seats/seat-assignment.ts';

interface SharedBoardProps {
  readonly seats: readonly SeatSettings[];
  readonly holdings: readonly Holding[];
}

/** The switch for a shared board; everyone then plays on their own device. */
export function SharedBoard({ seats, holdings }: SharedBoardProps) {
  const { t } = useTranslation('network');
  const { room } = useCommands();
  /** Whether the person is choosing which free seats to play here. */
  const [choosing, setChoosing] = useState(false);
  const shared = isSharedBoard(holdings);
  const back = fromSharedBoard(holdings);
  const hand = (handings: readonly Handing[]) => {
    for (const { seat, to, standIn } of handings) room.handSeat(seat, to, standIn);
    setChoosing(false);
  };
  const stuck = shared && back.length === 0;
  const turn = () => {
    if (!shared) hand(toSharedBoard(holdings));
    else if (back.length > 1) setChoosing(!choosing);
    else hand(back);
  };
  return (
    <div className="shared-board">
      <Switch
        on={shared}
        title={t('sharedBoard.title')}
        says={t(stuck ? 'sharedBoard.stuck' : shared ? 'sharedBoard.on' : 'sharedBoard.off')}
        stuck={stuck}
        onTurn={turn}
      />
      {shared && choosing && (
        <fieldset className="seat-takers">
          <legend>{t('sharedBoard.which')}</legend>
          <div className="row wraps">
            {back.map((handing) => {
              const settings = seats[handing.seat];
              return settings ? (
                <Button key={handing.seat} onPress={() => hand([handing])}>
                  <PlayerToken mark={markOfColour(settings.colour)} size={26} />
                  {settings.name}
                </Button>
              ) : null;
            })}
            <Button onPress={() => hand(back)}>{t('sharedBoard.all')}</Button>
          </div>
        </fieldset>
      )}
    </div>
  );
}
