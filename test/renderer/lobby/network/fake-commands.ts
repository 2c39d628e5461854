import { vi } from 'vitest';
import type {
  BotCommands,
  Commands,
  GuestCommands,
  HostingCommands,
  PuzzleCommands,
  RoomCommands,
} from '../../../../renderer/client/commands/commands.ts';

/**
 * Commands that record their calls and do nothing; those with a result resolve to true by default. Bots answer nothing,
 * and the shop window is empty.
 */
export function fakeCommands() {
  const bots = {
    askHint: vi.fn<BotCommands['askHint']>(async () => ({ outcome: 'lost' })),
    weighChoices: vi.fn<BotCommands['weighChoices']>(async () => null),
    explainMove: vi.fn<BotCommands['explainMove']>(async () => ({ outcome: 'lost' })),
    viewAt: vi.fn<BotCommands['viewAt']>(async () => null),
    coach: vi.fn<BotCommands['coach']>(async () => ({ outcome: 'lost' })),
    playOn: vi.fn<BotCommands['playOn']>(async () => true),
  } satisfies BotCommands;
  const puzzles = {
    look: vi.fn<PuzzleCommands['look']>(async () => null),
    begin: vi.fn<PuzzleCommands['begin']>(async () => true),
    showAnswer: vi.fn<PuzzleCommands['showAnswer']>(),
  } satisfies PuzzleCommands;
  const guest = {
    enter: vi.fn<GuestCommands['enter']>(async () => true),
    comeBack: vi.fn<GuestCommands['comeBack']>(),
    askSeats: vi.fn<GuestCommands['askSeats']>(),
    giveUpSeats: vi.fn<GuestCommands['giveUpSeats']>(),
    takeSeatBack: vi.fn<GuestCommands['takeSeatBack']>(),
    visit: vi.fn<GuestCommands['visit']>(),
    followHost: vi.fn<GuestCommands['followHost']>(),
    goHome: vi.fn<GuestCommands['goHome']>(),
    presentKey: vi.fn<GuestCommands['presentKey']>(async () => true),
  } satisfies GuestCommands;
  const room = {
    proposeGame: vi.fn<RoomCommands['proposeGame']>(),
    takeChair: vi.fn<RoomCommands['takeChair']>(async () => true),
    changeChair: vi.fn<RoomCommands['changeChair']>(async () => true),
    leaveChair: vi.fn<RoomCommands['leaveChair']>(),
    beReady: vi.fn<RoomCommands['beReady']>(),
    chooseGame: vi.fn<RoomCommands['chooseGame']>(),
    seatBot: vi.fn<RoomCommands['seatBot']>(async () => true),
    orderChairs: vi.fn<RoomCommands['orderChairs']>(),
    startMatch: vi.fn<RoomCommands['startMatch']>(async () => true),
    resume: vi.fn<RoomCommands['resume']>(),
    changeRoom: vi.fn<RoomCommands['changeRoom']>(async () => true),
    newCode: vi.fn<RoomCommands['newCode']>(),
    claimPerson: vi.fn<RoomCommands['claimPerson']>(() => null),
    claimSeat: vi.fn<RoomCommands['claimSeat']>(),
    answerClaim: vi.fn<RoomCommands['answerClaim']>(),
    nudge: vi.fn<RoomCommands['nudge']>(),
    beTelevision: vi.fn<RoomCommands['beTelevision']>(async () => true),
    reportPlayback: vi.fn<RoomCommands['reportPlayback']>(),
    continuePlayback: vi.fn<RoomCommands['continuePlayback']>(),
    react: vi.fn<RoomCommands['react']>(),
    changeManners: vi.fn<RoomCommands['changeManners']>(),
    giveTime: vi.fn<RoomCommands['giveTime']>(),
    handLead: vi.fn<RoomCommands['handLead']>(),
    nameLeader: vi.fn<RoomCommands['nameLeader']>(),
    removeGuest: vi.fn<RoomCommands['removeGuest']>(),
    answerWish: vi.fn<RoomCommands['answerWish']>(),
    handSeat: vi.fn<RoomCommands['handSeat']>(),
  } satisfies RoomCommands;
  const hosting = {
    host: vi.fn<HostingCommands['host']>(async () => true),
    openRoom: vi.fn<HostingCommands['openRoom']>(async () => true),
    visitRoom: vi.fn<HostingCommands['visitRoom']>(),
    takeLead: vi.fn<HostingCommands['takeLead']>(),
    closeRoom: vi.fn<HostingCommands['closeRoom']>(),
    renameSeat: vi.fn<HostingCommands['renameSeat']>(),
    chooseNetwork: vi.fn<HostingCommands['chooseNetwork']>(),
    nameTable: vi.fn<HostingCommands['nameTable']>(),
    beginCampaign: vi.fn<HostingCommands['beginCampaign']>(),
    watchNearby: vi.fn<HostingCommands['watchNearby']>(),
    changePeople: vi.fn<HostingCommands['changePeople']>(async () => true),
    diagnose: vi.fn<HostingCommands['diagnose']>(async () => []),
  } satisfies HostingCommands;
  return {
    createTable: vi.fn<Commands['createTable']>(async () => true),
    beginLesson: vi.fn<Commands['beginLesson']>().mockResolvedValue(true),
    openTable: vi.fn<Commands['openTable']>(),
    leaveTable: vi.fn<Commands['leaveTable']>(),
    removeTable: vi.fn<Commands['removeTable']>(),
    listLibrary: vi.fn<Commands['listLibrary']>(),
    lookInBook: vi.fn<Commands['lookInBook']>(async () => null),
    takeInHand: vi.fn<Commands['takeInHand']>(),
    lowerShutter: vi.fn<Commands['lowerShutter']>(),
    play: vi.fn<Commands['play']>(),
    undo: vi.fn<Commands['undo']>(),
    redo: vi.fn<Commands['redo']>(),
    askRewind: vi.fn<Commands['askRewind']>(),
    answerRewind: vi.fn<Commands['answerRewind']>(),
    withdrawRewind: vi.fn<Commands['withdrawRewind']>(),
    giveOrder: vi.fn<Commands['giveOrder']>(),
    withdrawOrder: vi.fn<Commands['withdrawOrder']>(),
    glimpse: vi.fn<Commands['glimpse']>(),
    endGlimpse: vi.fn<Commands['endGlimpse']>(),
    lookBack: vi.fn<Commands['lookBack']>(),
    showMissed: vi.fn<Commands['showMissed']>(),
    changeSettings: vi.fn<Commands['changeSettings']>(),
    retryNow: vi.fn<Commands['retryNow']>(),
    bots,
    puzzles,
    guest,
    room,
    hosting,
    travel: {
      takeAlong: vi.fn<Commands['travel']['takeAlong']>(async () => null),
      openTransfer: vi.fn<Commands['travel']['openTransfer']>(async () => true),
      handRoomOver: vi.fn<Commands['travel']['handRoomOver']>(),
      declineTakeOver: vi.fn(),
      takeOver: vi.fn<Commands['travel']['takeOver']>(async () => true),
    },
    standby: {
      nameStandby: vi.fn<Commands['standby']['nameStandby']>(),
      answer: vi.fn<Commands['standby']['answer']>(),
      continueAlone: vi.fn<Commands['standby']['continueAlone']>(),
      resume: vi.fn<Commands['standby']['resume']>(),
      goBack: vi.fn<Commands['standby']['goBack']>(),
    },
  } satisfies Commands;
}

export type FakeCommands = ReturnType<typeof fakeCommands>;
