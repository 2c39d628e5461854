import { useTranslation } from 'react-i18next';
import type { Holding } from '../../../shared/protocol/messages.ts';
import { useCommands } from '../../app/commands.ts';
import { fromSharedBoard, isSharedBoard, toSharedBoard } from './seat-ways.ts';

/** One switch: this screen shows only what all may see, and everybody plays on a device of their own. */
export function SharedBoard({ holdings }: { readonly holdings: readonly Holding[] }) {
  const { t } = useTranslation('network');
  const { keeper } = useCommands();
  const shared = isSharedBoard(holdings);
  const back = fromSharedBoard(holdings);
  const turn = () => {
    for (const { seat, to, standIn } of shared ? back : toSharedBoard(holdings)) keeper.handSeat(seat, to, standIn);
  };
  const stuck = shared && back.length === 0;
  return (
    <div className="shared-board">
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={shared}
        aria-disabled={stuck}
        aria-describedby="shared-board-says"
        onClick={() => {
          if (!stuck) turn();
        }}
      >
        <span className="switch-track" aria-hidden="true">
          <span className="switch-knob" />
        </span>
        <b>{t('sharedBoard.title')}</b>
      </button>
      <p className="small soft" id="shared-board-says">
        {t(stuck ? 'sharedBoard.stuck' : shared ? 'sharedBoard.on' : 'sharedBoard.off')}
      </p>
    </div>
  );
}
