import type { FailingOver, RefusalCode } from '../../../shared/protocol/messages.ts';
import type { Clock } from '../../connection/clock.ts';
import type { Answer } from '../../connection/conversation.ts';

/** Interval of asking whether the room is open, in milliseconds. */
const askEvery = 1000;

interface Asked {
  readonly clock: Clock;
  /** Asks the host where the room will continue, with the shares of this device. */
  ask(): Promise<Answer>;
  /** Called with the progress. */
  received(progress: Omit<FailingOver, 'proof'>): void;
  /** Called once the room is open there. */
  opened(): void;
  /** Called if the host refuses to open the room. */
  refused(code: RefusalCode): void;
}

/** Asks every second until the room is open or refused. Returns a function that stops asking. */
export function askUntilOpen({ clock, ask, received, opened, refused }: Asked): () => void {
  let isWanted = true;
  let stopTimer = () => {};
  const askOnce = async () => {
    const answer = await ask();
    const said = answer.outcome === 'done' && answer.said.type === 'failing-over' ? answer.said : null;
    // an open room cannot be closed again, even if the player has gone back meanwhile
    if (said !== null && said.proof !== null) {
      isWanted = false;
      opened();
    }
    if (!isWanted) return;
    if (answer.outcome === 'refused') {
      refused(answer.code);
      return;
    }
    if (said !== null) received({ agreed: said.agreed, have: said.have, needs: said.needs });
    stopTimer = clock.after(askEvery, () => void askOnce());
  };
  void askOnce();
  return () => {
    isWanted = false;
    stopTimer();
  };
}
