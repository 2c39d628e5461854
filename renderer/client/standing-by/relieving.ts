import type { RefusalCode, Relieving } from '../../../shared/protocol/messages.ts';
import type { Clock } from '../../connection/clock.ts';
import type { Answer } from '../../connection/conversation.ts';

/** How often it is asked whether the room is open, in milliseconds. */
const askEvery = 1000;

interface Asked {
  readonly clock: Clock;
  /** Asks the host at which the room is to go on, with the shares of this device. */
  ask(): Promise<Answer>;
  /** How far it is. */
  told(progress: Omit<Relieving, 'proof'>): void;
  /** The room is open there. */
  opened(): void;
  /** It does not go on there. */
  refused(code: RefusalCode): void;
}

/** Asks every second until the room is open or it is refused; the returned function asks no more. */
export function askUntilOpen({ clock, ask, told, opened, refused }: Asked): () => void {
  let isWanted = true;
  let stopTimer = () => {};
  const askOnce = async () => {
    const answer = await ask();
    const said = answer.outcome === 'done' && answer.said.type === 'relieving' ? answer.said : null;
    // what is open cannot be taken back, whoever has gone back meanwhile
    if (said !== null && said.proof !== null) {
      isWanted = false;
      opened();
    }
    if (!isWanted) return;
    if (answer.outcome === 'refused') {
      refused(answer.code);
      return;
    }
    if (said !== null) told({ agreed: said.agreed, have: said.have, needs: said.needs });
    stopTimer = clock.after(askEvery, () => void askOnce());
  };
  void askOnce();
  return () => {
    isWanted = false;
    stopTimer();
  };
}
