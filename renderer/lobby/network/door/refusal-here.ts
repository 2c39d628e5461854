import { useStore } from 'react-redux';
import type { RefusalCode } from '../../../../shared/protocol/messages.ts';
import { noticeClosed } from '../../../client/slices/page-slice.ts';
import type { AppState } from '../../../client/store.ts';

/**
 * For a form that shows refusals itself: removes the refusal from the page's notice, and returns it.
 * `only` leaves all other refusals to the page. Null if there is none.
 */
export function useRefusalHere(): (only?: RefusalCode) => RefusalCode | null {
  const store = useStore<AppState>();
  return (only) => {
    const { notice } = store.getState().page;
    if (notice?.kind !== 'refused' || (only !== undefined && notice.code !== only)) return null;
    store.dispatch(noticeClosed());
    return notice.code;
  };
}
