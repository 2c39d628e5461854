import type { Asking } from './asking.ts';
import type { GuestCommands } from './commands.ts';
import { joinCodeBrought, keysCounted } from './house-slice.ts';

/** Going to other hosts and back. */
export type Travel = Pick<GuestCommands, 'visit' | 'goHome'>;

/** The part of the client for those who come in at somebody else's table. */
export function guestCommandsOf({ store, session, askAt, shown }: Asking, travel: Travel): GuestCommands {
  return {
    async enter(code, name) {
      const answer = await shown(session().enter(code, name));
      if (answer.outcome !== 'done') return false;
      store.dispatch(joinCodeBrought(null));
      store.dispatch(keysCounted(session().tables));
      return true;
    },
    askSeats: (seats) => void askAt({ type: 'ask-seats', seats: [...seats] }),
    giveUpSeats: (seats) => void askAt({ type: 'give-up-seats', seats: [...seats] }),
    takeSeatBack: (seat) => void askAt({ type: 'take-seat-back', seat }),
    presentKey: async (key) => (await shown(session().presentKey(key))).outcome === 'done',
    ...travel,
  };
}
