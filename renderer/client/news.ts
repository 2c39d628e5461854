import type { HostMessage } from '../../shared/protocol/messages.ts';
import { companyHeard, timersArrived } from './slices/company-slice.ts';
import { libraryArrived } from './slices/library-slice.ts';
import { noticeShown, sheetClosed, sheetOpened } from './slices/page-slice.ts';
import { type LiveRoom, roomArrived } from './slices/room-slice.ts';
import {
  campaignsArrived,
  networkArrived,
  peopleArrived,
  roomsArrived,
  serverWelcomed,
} from './slices/server-slice.ts';
import { glimpseArrived } from './slices/table-slice.ts';
import { playbackContinued, televisionShowed } from './slices/television-slice.ts';
import type { AppStore } from './store.ts';

/** Whether the room is being handed on to this device's own host. */
function isHandedHere(room: Pick<LiveRoom, 'handedTo' | 'you'> | null): boolean {
  return room !== null && room.handedTo === room.you;
}

/** Whether this device is asked to be the room's standby, and has not answered. */
function isAskedToStandBy(room: Pick<LiveRoom, 'standBy' | 'you'> | null): boolean {
  return room !== null && room.standBy !== null && room.standBy.guest === room.you && !room.standBy.agreed;
}

/** Dispatches the host's messages other than tables. */
export function newsInto(store: AppStore): (message: HostMessage) => void {
  /** Opens the sheet of a question once it is asked, and closes it once it is answered. */
  const followSheet = (name: 'take-over' | 'stand-by', wasAsked: boolean, isAsked: boolean) => {
    if (isAsked && !wasAsked) store.dispatch(sheetOpened({ name }));
    if (!isAsked && store.getState().page.sheet?.name === name) store.dispatch(sheetClosed());
  };
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
      case 'people':
        store.dispatch(peopleArrived(message.people));
        return;
      case 'rooms':
        store.dispatch(roomsArrived(message.rooms));
        return;
      case 'room': {
        const before = store.getState().room.live;
        store.dispatch(roomArrived(message));
        followSheet('take-over', isHandedHere(before), isHandedHere(message));
        followSheet('stand-by', isAskedToStandBy(before), isAskedToStandBy(message));
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
      case 'turn-timers':
        store.dispatch(timersArrived(message));
        return;
      case 'television-shows':
        store.dispatch(televisionShowed(message));
        return;
      case 'playback-continued':
        store.dispatch(playbackContinued(message));
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
