import { Fragment } from 'react';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import { Icon, type IconName, PlayerToken } from '../../design/index.ts';
import { markOfPlayer } from '../../people/player-mark.ts';
import { SandTimerOf } from '../company/sand-timer-of.tsx';

interface WhoseTurnProps {
  readonly seats: readonly SeatSettings[];
  readonly toAct: readonly number[];
  /** The icon for a screen too small for the marks. */
  readonly icon: IconName;
}

/** The marks of all who must act, large enough for the sofa. The sentence beside them has the names. */
export function WhoseTurn({ seats, toAct, icon }: WhoseTurnProps) {
  return (
    <>
      <span className="whose-turn" aria-hidden="true">
        {toAct.map((seat) => (
          <Fragment key={seat}>
            <PlayerToken mark={markOfPlayer(seats, seat)} size={56} />
            <SandTimerOf seat={seat} size={56} />
          </Fragment>
        ))}
      </span>
      <Icon name={icon} size={34} colour="var(--lamp)" />
    </>
  );
}
