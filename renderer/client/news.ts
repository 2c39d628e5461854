import type { HostMessage } from '../../shared/protocol/messages.ts';
import { companyHeard } from './slices/company-slice.ts';
import { campaignsArrived, houseWelcomed, networkArrived, roomsArrived } from './slices/house-slice.ts';
import { noticeShown } from './slices/page-slice.ts';
import { roomArrived } from './slices/room-slice.ts';
import { shelfArrived } from './slices/shelf-slice.ts';
import { glimpseArrived } from './slices/table-slice.ts';
import type { AppStore } from './store.ts';

/** Carries what the host tells, beside its tables, into the store. */
export function newsInto(store: AppStore): (message: HostMessage) => void {
  return (message) => {
    switch (message.type) {
      case 'welcome':
        store.dispatch(houseWelcomed(message));
        store.dispatch(shelfArrived(message.shelf, message.older));
        if (message.settingsReset) store.dispatch(noticeShown({ kind: 'settings-reset' }));
        return;
      case 'shelf':
        store.dispatch(shelfArrived(message.shelf, message.older));
        return;
      case 'campaigns':
        store.dispatch(campaignsArrived(message.campaigns));
        return;
      case 'rooms':
        store.dispatch(roomsArrived(message.rooms));
        return;
      case 'room':
        store.dispatch(roomArrived(message));
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
