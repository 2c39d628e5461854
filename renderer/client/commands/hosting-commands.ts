import type { Answer } from '../../connection/conversation.ts';
import type { TableSession } from '../../connection/table-session.ts';
import type { Asking } from './asking.ts';
import type { HostingCommands } from './commands.ts';

const isDone = (answer: Answer | null) => answer?.outcome === 'done';

/**
 * The part of the client for the host person.
 * @param home this device's own host, which also knows the network while the page visits another host
 */
export function hostingCommandsOf({ ask, askAt, shown, session }: Asking, home: TableSession): HostingCommands {
  return {
    host: async (name, door) => isDone(await askAt({ type: 'host-table', name, door })),
    closeRoom: async (room) => isDone(await ask({ type: 'close-room', room })),
    takeLead: (room) => void ask({ type: 'take-lead', room }),
    visitRoom: (room) => void shown(session().goInto(room)),
    openRoom: async (name, door) => isDone(await shown(session().openRoom({ type: 'open-room', name, door }))),
    nameTable: async (table, name) => isDone(await ask({ type: 'name-table', table, name })),
    renameSeat: (seat, name) => void askAt({ type: 'rename-seat', seat, name }),
    chooseNetwork: (adapter, port) => void ask({ type: 'choose-network', adapter, port }),
    beginCampaign: (game, player) => void ask({ type: 'begin-campaign', game, player }),
    changePeople: async (change) => isDone(await ask(change)),
    // no notice: a lost subscription to nearby rooms undoes nothing that a person did
    watchNearby: (on) => void home.ask({ type: 'watch-nearby', on }),
    async diagnose(address) {
      const answer = await shown(home.ask({ type: 'diagnose', address }));
      return answer.outcome === 'done' && answer.said.type === 'diagnosis' ? answer.said.findings : null;
    },
  };
}
