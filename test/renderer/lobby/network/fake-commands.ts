import { vi } from 'vitest';
import type { Commands, GuestCommands, KeeperCommands } from '../../../../renderer/client/commands.ts';
import { silentBots } from '../../table/silent-bots.ts';

/** Commands that note what is asked of them and do nothing; what resolves, resolves to yes unless a test says otherwise. */
export function fakeCommands() {
  const guest = {
    enter: vi.fn<GuestCommands['enter']>(async () => true),
    askSeats: vi.fn<GuestCommands['askSeats']>(),
    giveUpSeats: vi.fn<GuestCommands['giveUpSeats']>(),
    takeSeatBack: vi.fn<GuestCommands['takeSeatBack']>(),
    visit: vi.fn<GuestCommands['visit']>(),
    goHome: vi.fn<GuestCommands['goHome']>(),
    presentKey: vi.fn<GuestCommands['presentKey']>(async () => true),
  } satisfies GuestCommands;
  const keeper = {
    host: vi.fn<KeeperCommands['host']>(async () => true),
    stopHosting: vi.fn<KeeperCommands['stopHosting']>(),
    newCode: vi.fn<KeeperCommands['newCode']>(),
    answerWish: vi.fn<KeeperCommands['answerWish']>(),
    handSeat: vi.fn<KeeperCommands['handSeat']>(),
    removeGuest: vi.fn<KeeperCommands['removeGuest']>(),
    renameSeat: vi.fn<KeeperCommands['renameSeat']>(),
    chooseNetwork: vi.fn<KeeperCommands['chooseNetwork']>(),
    beginCampaign: vi.fn<KeeperCommands['beginCampaign']>(),
    watchNearby: vi.fn<KeeperCommands['watchNearby']>(),
    diagnose: vi.fn<KeeperCommands['diagnose']>(async () => []),
  } satisfies KeeperCommands;
  return {
    createTable: vi.fn<Commands['createTable']>(async () => true),
    beginLesson: vi.fn<Commands['beginLesson']>().mockResolvedValue(true),
    openTable: vi.fn<Commands['openTable']>(),
    leaveTable: vi.fn<Commands['leaveTable']>(),
    removeTable: vi.fn<Commands['removeTable']>(),
    lookAlongShelf: vi.fn<Commands['lookAlongShelf']>(),
    takeInHand: vi.fn<Commands['takeInHand']>(),
    lowerShutter: vi.fn<Commands['lowerShutter']>(),
    play: vi.fn<Commands['play']>(),
    undo: vi.fn<Commands['undo']>(),
    redo: vi.fn<Commands['redo']>(),
    askRewind: vi.fn<Commands['askRewind']>(),
    answerRewind: vi.fn<Commands['answerRewind']>(),
    withdrawRewind: vi.fn<Commands['withdrawRewind']>(),
    glimpse: vi.fn<Commands['glimpse']>(),
    endGlimpse: vi.fn<Commands['endGlimpse']>(),
    lookBack: vi.fn<Commands['lookBack']>(),
    tellMissed: vi.fn<Commands['tellMissed']>(),
    changeSettings: vi.fn<Commands['changeSettings']>(),
    retryNow: vi.fn<Commands['retryNow']>(),
    bots: silentBots(),
    guest,
    keeper,
  } satisfies Commands;
}

export type FakeCommands = ReturnType<typeof fakeCommands>;
