import { useTranslation } from 'react-i18next';
import type { Phase } from '../connection/line.ts';
import { Button, Icon } from '../design/index.ts';
import { WishBanner } from '../lobby/network/wish-banner.tsx';
import { useCommands } from './commands.ts';
import { NoticeLine } from './notice-line.tsx';
import { useAppSelector } from './store.ts';

/** What the page has to say about itself: a broken line, a table that can only be watched, a request refused. */
export function Banners() {
  return (
    <div className="banners">
      <ConnectionBanner />
      <ReadOnlyBanner />
      <WishBanner />
      <NoticeLine />
    </div>
  );
}

/** Which words tell where the line stands. */
const WORDS: Readonly<Record<Phase, string>> = {
  dialling: 'connecting',
  greeting: 'open',
  entering: 'open',
  open: 'open',
  doubtful: 'open',
  'waiting-to-retry': 'waiting-to-retry',
  'turned-away': 'otherProtocol',
  'hung-up': 'closed',
};

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
      <p>{t(`connection.${WORDS[state]}`)}</p>
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
