import { useStore } from 'react-redux';
import type { RefusalCode } from '../../../../shared/protocol/messages.ts';
import { noticeClosed } from '../../../client/slices/page-slice.ts';
import type { AppState } from '../../../client/store.ts';

/**
 * For a form that says itself why the host refused: takes the refusal out of the page's notice, so that it is said once,
 * beside what can be mended. `only` leaves every other refusal to the page. Null where there is none.
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
