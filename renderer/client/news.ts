import type { HostMessage } from '../../shared/protocol/messages.ts';
import { companyHeard } from './slices/company-slice.ts';
import { libraryArrived } from './slices/library-slice.ts';
import { noticeShown, sheetClosed, sheetOpened } from './slices/page-slice.ts';
import { type LiveRoom, roomArrived } from './slices/room-slice.ts';
import { campaignsArrived, networkArrived, roomsArrived, serverWelcomed } from './slices/server-slice.ts';
import { glimpseArrived } from './slices/table-slice.ts';
import type { AppStore } from './store.ts';

/** Whether the room is being handed on to this device's own host. */
function isHandedHere(room: Pick<LiveRoom, 'handedTo' | 'you'> | null): boolean {
  return room !== null && room.handedTo === room.you;
}

/** Dispatches the host's messages other than tables. */
export function newsInto(store: AppStore): (message: HostMessage) => void {
  return (message) => {
    switch (message.type) {
      case 'welcome':
        store.dispatch(serverWelcomed(message));
        store.dispatch(libraryArrived(message.library, message.older));
        if (message.settingsReset) store.dispatch(noticeShown({ kind: 'settings-reset' }));
        return;
      case 'library':
        store.dispatch(libraryArrived(message.library, message.older));
        return;
      case 'campaigns':
        store.dispatch(campaignsArrived(message.campaigns));
        return;
      case 'rooms':
        store.dispatch(roomsArrived(message.rooms));
        return;
      case 'room': {
        const wasOurs = isHandedHere(store.getState().room.live);
        store.dispatch(roomArrived(message));
        const isOurs = isHandedHere(message);
        if (isOurs && !wasOurs) store.dispatch(sheetOpened({ name: 'take-over' }));
        if (!isOurs && store.getState().page.sheet?.name === 'take-over') store.dispatch(sheetClosed());
        return;
      }
      case 'moved':
        store.dispatch(noticeShown({ kind: 'moved', to: message.to }));
        return;
      case 'declined':
        store.dispatch(noticeShown({ kind: 'declined', what: message.what, by: message.by }));
        return;
      case 'nudged':
      case 'reacted':
        store.dispatch(companyHeard(message));
        return;
      case 'network':
        store.dispatch(networkArrived(message.network));
        return;
      case 'glimpse':
        store.dispatch(glimpseArrived(message));
        return;
      case 'refused':
        if (message.request === null) store.dispatch(noticeShown({ kind: 'refused', code: message.code }));
        return;
      default:
    }
  };
}
