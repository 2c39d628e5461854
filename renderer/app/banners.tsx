import { useTranslation } from 'react-i18next';
import { Button, Icon } from '../design/index.ts';
import { useCommands } from './commands.ts';
import { noticeClosed } from './page-slice.ts';
import { useAppDispatch, useAppSelector } from './store.ts';

/** What the page has to say about itself: a broken line, a table that can only be watched, a request refused. */
export function Banners() {
  return (
    <div className="banners">
      <ConnectionBanner />
      <ReadOnlyBanner />
      <NoticeBanner />
    </div>
  );
}

function ConnectionBanner() {
  const { t } = useTranslation('shell');
  const { retryNow } = useCommands();
  const { state, welcomed, otherProtocol, appVersion } = useAppSelector((app) => app.connection);
  if (otherProtocol)
    return (
      <p className="banner" role="alert">
        {t('connection.otherProtocol')}
      </p>
    );
  // the first call of a page is no loss
  if (welcomed || appVersion === '') return null;
  return (
    <div className="banner" role="status">
      <Icon name="offline" size={22} />
      <p>{t(`connection.${state}`)}</p>
      {state === 'waiting-to-retry' && <Button onPress={retryNow}>{t('connection.retry')}</Button>}
    </div>
  );
}

function ReadOnlyBanner() {
  const { t } = useTranslation('shell');
  const readOnly = useAppSelector((state) => state.table.live?.readOnly === true && state.table.live.outcome === null);
  if (!readOnly) return null;
  return (
    <div className="banner" role="status">
      <Icon name="eye" size={22} />
      <p>{t('table.readOnly')}</p>
    </div>
  );
}

function NoticeBanner() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const notice = useAppSelector((state) => state.page.notice);
  if (notice === null) return null;
  return (
    <div className="banner notice" role="alert">
      <Icon name="information" size={22} />
      <p>{notice.kind === 'refused' ? t(`refused.${notice.code}`) : t(`notice.${notice.kind}`)}</p>
      <Button icon="close" label={t('close')} onPress={() => dispatch(noticeClosed())} />
    </div>
  );
}
