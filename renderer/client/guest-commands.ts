import type { Asking } from './asking.ts';
import type { GuestCommands } from './commands.ts';
import { joinCodeBrought, keysCounted } from './house-slice.ts';

/** Going to other hosts and back. */
export type Travel = Pick<GuestCommands, 'visit' | 'goHome'>;

/** The part of the desk for those who come in at somebody else's table. */
export function openGuestDesk({ store, sitting, askAt, shown }: Asking, travel: Travel): GuestCommands {
  return {
    async enter(code, name) {
      const answer = await shown(sitting().enter(code, name));
      if (answer.outcome !== 'done') return false;
      store.dispatch(joinCodeBrought(null));
      store.dispatch(keysCounted(sitting().tables));
      return true;
    },
    askSeats: (seats) => void askAt({ type: 'ask-seats', seats: [...seats] }),
    giveUpSeats: (seats) => void askAt({ type: 'give-up-seats', seats: [...seats] }),
    takeSeatBack: (seat) => void askAt({ type: 'take-seat-back', seat }),
    presentKey: async (key) => (await shown(sitting().presentKey(key))).outcome === 'done',
    ...travel,
  };
}
