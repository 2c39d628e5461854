import { useTranslation } from 'react-i18next';
import type { NetworkFailure } from '../../../../shared/protocol/messages.ts';
import { sheetOpened } from '../../../client/slices/page-slice.ts';
import { useAppDispatch } from '../../../client/store.ts';
import { Button, Icon } from '../../../design/index.ts';

interface NetworkTroubleProps {
  /** Why others cannot join; null if only the nearby list fails. */
  readonly failure: NetworkFailure | null;
  readonly onRetry: () => void;
}

/** A network problem in one sentence, with a retry and the connection doctor. */
export function NetworkTrouble({ failure, onRetry }: NetworkTroubleProps) {
  const { t } = useTranslation('network');
  const dispatch = useAppDispatch();
  return (
    <div className="trouble on-paper" role="status">
      <Icon name="warning" size={24} />
      <p>{failure === null ? t('trouble.unlisted') : t(`trouble.${failure}`)}</p>
      <div className="row wraps">
        {failure !== null && <Button onPress={onRetry}>{t('trouble.again')}</Button>}
        <Button icon="search" onPress={() => dispatch(sheetOpened({ name: 'doctor', address: null }))}>
          {t('doctor.title')}
        </Button>
      </div>
    </div>
  );
}
