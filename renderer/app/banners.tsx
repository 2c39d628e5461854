import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../client/commands/commands.ts';
import { NoticeLine } from '../client/notice-line.tsx';
import { sheetOpened } from '../client/slices/page-slice.ts';
import { useAppDispatch, useAppSelector } from '../client/store.ts';
import type { Phase } from '../connection/line.ts';
import { Button, Icon } from '../design/index.ts';
import { useLaterBanners } from './fetched-later.ts';

/** The page's banners: a broken connection, a table that can only be watched, a refused request. */
export function Banners() {
  // prefetched: nothing can be loaded once the host is gone
  const later = useLaterBanners(
    useAppSelector(({ standby, table, room }) => standby.near || (table.live ?? room.live) !== null),
  );
  return (
    <div className="banners">
      <ConnectionBanner />
      {later !== null && <later.StandbyBar />}
      <ReadOnlyBanner />
      {later !== null && <later.TableBanners />}
      <NoticeLine />
    </div>
  );
}

/** The text for each phase of the connection. */
const WORDS: Readonly<Record<Phase, string>> = {
  dialling: 'connecting',
  greeting: 'open',
  entering: 'open',
  open: 'open',
  doubtful: 'open',
  'waiting-to-retry': 'waiting-to-retry',
  'turned-away': 'otherProtocol',
  'shut-out': 'shutOut',
  'hung-up': 'closed',
};

function ConnectionBanner() {
  const { t } = useTranslation('shell');
  const { retryNow } = useCommands();
  const { state, welcomed, otherProtocol, shutOut, met } = useAppSelector((app) => app.connection);
  const away = useAppSelector((app) => app.server.away);
  // a guest without a place has lost no table; once the host has closed the room, that notice says it all
  const sitsNowhere = useAppSelector(
    ({ server, table, room }) => server.role === 'guest' && (table.live ?? room.live) === null,
  );
  const hasParted = useAppSelector(({ page }) => page.notice?.kind === 'parted');
  if (otherProtocol || shutOut)
    return (
      <p className="banner" role="alert">
        {t(otherProtocol ? 'connection.otherProtocol' : 'connection.shutOut')}
      </p>
    );
  if (welcomed || (sitsNowhere && hasParted)) return null;
  const words = sitsNowhere && state !== 'hung-up' ? 'nobody' : WORDS[state];
  // before the first connection there is none to lose
  if (!met) return away === null ? null : <CallBanner address={away} isTried={state === 'waiting-to-retry'} />;
  return (
    <div className="banner" role="status">
      <Icon name="offline" size={22} />
      <p>{t(`connection.${words}`)}</p>
      {state === 'waiting-to-retry' && <Button onPress={retryNow}>{t('connection.retry')}</Button>}
    </div>
  );
}

/** The first call to another host. After a failure its text stays, however often the page retries. */
function CallBanner({ address, isTried }: { readonly address: string; readonly isTried: boolean }) {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const { guest } = useCommands();
  const [hasFailed, setHasFailed] = useState(false);
  if (isTried && !hasFailed) setHasFailed(true);
  return (
    <div className="banner" role="status">
      <Icon name="offline" size={22} />
      <p>{t(hasFailed ? 'connection.unreachable' : 'connection.calling', { address })}</p>
      {hasFailed && (
        <>
          <Button onPress={() => dispatch(sheetOpened({ name: 'doctor', address }))}>
            {t('network:doctor.title')}
          </Button>
          <Button icon="home" onPress={guest.goHome}>
            {t('network:door.goHome')}
          </Button>
        </>
      )}
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
