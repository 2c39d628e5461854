import type { Answer } from '../../connection/conversation.ts';
import type { Asking } from './asking.ts';
import type { RoomCommands } from './commands.ts';

const isDone = (answer: Answer | null) => answer?.outcome === 'done';

/** The part of the client for everyone in a room and for its leader. */
export function roomCommandsOf({ askAt, askIn, session }: Asking): RoomCommands {
  return {
    proposeGame: (game) => void askIn({ type: 'propose-game', game }),
    takeChair: async (name, colour) => isDone(await askIn({ type: 'take-chair', name, colour })),
    changeChair: async (chair, name, colour) => isDone(await askIn({ type: 'change-chair', chair, name, colour })),
    leaveChair: (chair) => void askIn({ type: 'leave-chair', chair }),
    beReady: (ready) => void askIn({ type: 'be-ready', ready }),
    claimSeat: (guest) => void askIn({ type: 'claim-seat', guest }),
    claimPerson: (claim) => session().askIn({ type: 'claim-person', ...claim }),
    beTelevision: async (on) => isDone(await askIn({ type: 'be-television', on })),
    reportPlayback: (at) => void session().askIn({ type: 'report-playback', at }),
    continuePlayback: (all) => void askIn({ type: 'continue-playback', all }),
    nudge: (table, seat) => void askIn({ type: 'nudge', table, seat }),
    react: (seat, reaction) => void askIn({ type: 'react', seat, reaction }),
    chooseGame: (game, options) => void askIn({ type: 'choose-game', game, options: { ...options } }),
    seatBot: async (level, name) => isDone(await askIn({ type: 'seat-bot', level, name })),
    orderChairs: (chairs) => void askIn({ type: 'order-chairs', chairs: [...chairs] }),
    startMatch: async () => isDone(await askIn({ type: 'start-match' })),
    resume: (table) => void askIn({ type: 'go-on', table }),
    changeRoom: async (name, door) => isDone(await askIn({ type: 'change-room', name, door })),
    changeManners: (manners) => void askIn({ type: 'change-manners', ...manners }),
    giveTime: (seat) => void askIn({ type: 'give-time', seat }),
    newCode: () => void askIn({ type: 'new-code' }),
    nameLeader: (guest, isLeader) => void askIn({ type: 'name-leader', guest, isLeader }),
    handLead: (guest) => void askIn({ type: 'hand-lead', guest }),
    removeGuest: (guest) => void askIn({ type: 'remove-guest', guest }),
    answerClaim: (by, granted) => void askIn({ type: 'answer-claim', by, granted }),
    answerWish: (guest, granted) => void askAt({ type: 'answer-wish', guest, granted }),
    handSeat: (seat, to, standIn) => void askAt({ type: 'hand-seat', seat, to, standIn }),
  };
}
