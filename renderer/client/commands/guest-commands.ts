import { joinCodeBrought, keysCounted } from '../slices/house-slice.ts';
import type { Asking } from './asking.ts';
import type { GuestCommands } from './commands.ts';

/** Going to other hosts and back. */
export type Travel = Pick<GuestCommands, 'visit' | 'goHome'>;

/** The part of the client for those who come in into somebody else's room. */
export function guestCommandsOf({ store, session, askAt, shown }: Asking, travel: Travel): GuestCommands {
  return {
    async enter(code, name) {
      const answer = await shown(session().enter(code, name));
      if (answer.outcome !== 'done') return false;
      store.dispatch(joinCodeBrought(null));
      store.dispatch(keysCounted(session().rooms));
      // whoever says who they are sits down for the next match; where that cannot be, they look on until they choose
      if (name !== null) void session().askIn({ type: 'take-chair', name, colour: null });
      return true;
    },
    comeBack: (room) => void shown(session().goInto(room)),
    askSeats: (seats) => void askAt({ type: 'ask-seats', seats: [...seats] }),
    giveUpSeats: (seats) => void askAt({ type: 'give-up-seats', seats: [...seats] }),
    takeSeatBack: (seat) => void askAt({ type: 'take-seat-back', seat }),
    presentKey: async (key) => (await shown(session().presentKey(key))).outcome === 'done',
    ...travel,
  };
}
