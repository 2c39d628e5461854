import { joinCodeBrought, keysCounted } from '../slices/server-slice.ts';
import type { Asking } from './asking.ts';
import type { GuestCommands } from './commands.ts';

/** Going to another host and back. */
export type Travel = Pick<GuestCommands, 'visit' | 'followHost' | 'goHome'>;

/** The part of the client for guests in another host's room. */
export function guestCommandsOf({ store, session, askAt, shown }: Asking, travel: Travel): GuestCommands {
  return {
    async enter(code, name) {
      const answer = await shown(session().enter(code, name));
      if (answer.outcome !== 'done') return false;
      store.dispatch(joinCodeBrought(null));
      store.dispatch(keysCounted(session().rooms));
      // a named guest takes a chair for the next match; without a free chair they stay a spectator
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
