import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../client/commands/commands.ts';
import { bookClosed } from '../client/slices/page-slice.ts';
import { lobbyShown } from '../client/slices/room-slice.ts';
import { useAppDispatch, useAppSelector } from '../client/store.ts';
import { isCalledFromAfar } from '../client/visible-state.ts';
import { KindDetailsContext, useBack } from '../design/index.ts';
import { HomePage } from '../lobby/home-page.tsx';
import { useAppliedSettings, useAppliedTextSize } from './applied-settings.ts';
import { Banners } from './banners.tsx';
import { FaultBoundary } from './fault-boundary.tsx';
import {
  useBookPage,
  useDoorPage,
  useFetchedAhead,
  useKindDetails,
  useLaterBanners,
  useLobbyPage,
  useSheets,
  useTablePage,
} from './fetched-later.ts';

/** The whole page: home screen, house book, another host's entry page, lobby or table, with banners above and at most one sheet. */
export function App() {
  const { t } = useTranslation('shell');
  const page = useRef<HTMLDivElement>(null);
  useAppliedSettings();
  const ahead = useFetchedAhead();
  const KindDetails = useKindDetails();
  const game = useAppSelector((state) => state.table.live?.game);
  const called = useAppSelector(isCalledFromAfar);
  const hasSheet = useAppSelector((state) => state.page.sheet !== null);
  const Sheets = useSheets(hasSheet);
  const later = useLaterBanners(
    useAppSelector(({ settings, library, room }) => {
      return !settings.soundOffered && (library.tables.length > 0 || room.live !== null);
    }),
  );
  useEffect(() => {
    // the title contains only the game and a turn called from another device, because task bars and window lists show
    // it
    document.title =
      game === undefined ? t('title') : t(called ? 'titleTurn' : 'titleAt', { game: t(`games.${game}`) });
  }, [game, called, t]);
  useEffect(() => {
    if (called && game !== undefined) window.highStreet?.desk.tellTurn(t('titleTurn', { game: t(`games.${game}`) }));
  }, [game, called, t]);
  return (
    <KindDetailsContext value={KindDetails}>
      <div className="app" ref={page}>
        <Banners />
        <Place page={page} />
        {later !== null && <later.SoundOffer />}
        {ahead !== null && <ahead.FileDrops />}
        {hasSheet && Sheets !== null && <Sheets />}
      </div>
    </KindDetailsContext>
  );
}

/** The current screen in `page`: lobby, table, home screen, house book, or another host's entry page. */
function Place({ page }: { readonly page: RefObject<HTMLElement | null> }) {
  const heardFrom = useAppSelector((state) => state.connection.appVersion !== '');
  const isAtTable = useAppSelector((state) => state.table.live !== null);
  const isInLobby = useAppSelector(({ room }) => room.live !== null && (room.lobbyShown || !isAtTable));
  const keeps = useAppSelector((state) => state.server.role === 'host');
  const isInBook = useAppSelector((state) => state.page.book !== null);
  const isAway = useAppSelector((state) => state.server.away !== null);
  const dispatch = useAppDispatch();
  const { leaveTable, guest } = useCommands();
  const isAtDoor = heardFrom && !isInLobby && !isAtTable && !keeps;
  const LobbyPage = useLobbyPage(isInLobby);
  const TablePage = useTablePage(isAtTable);
  const DoorPage = useDoorPage(isAtDoor);
  const BookPage = useBookPage(isInBook);
  // a match of the room begins, or the guest is no longer in it
  const isBookOver = useAppSelector(({ room }) => isInBook && !isInLobby && (room.live !== null || !keeps));
  useEffect(() => {
    if (isBookOver) dispatch(bookClosed());
  }, [isBookOver, dispatch]);
  const lobby = isInBook ? 'book' : 'lobby';
  const screen = isInLobby ? lobby : isAtTable ? 'table' : !keeps ? 'door' : isInBook ? 'book' : 'street';
  const closeScreen = {
    lobby: () => (isAtTable ? dispatch(lobbyShown(false)) : leaveTable()),
    table: leaveTable,
    door: guest.goHome,
    book: () => dispatch(bookClosed()),
    street: () => {},
  }[screen];
  useBack(screen === 'door' ? isAway : screen !== 'street', closeScreen, 'screen');
  useAppliedTextSize(page, screen === 'table' && TablePage !== null);
  if (!heardFrom) return <Opening />;
  const Page = { lobby: LobbyPage, table: TablePage, street: HomePage, book: BookPage, door: DoorPage }[screen];
  return <FaultBoundary key={screen}>{Page === null ? <Opening /> : <Page />}</FaultBoundary>;
}

function Opening() {
  const { t } = useTranslation('shell');
  return (
    <main className="opening">
      <h1>{t('title')}</h1>
      <p role="status">{t('opening')}</p>
    </main>
  );
}
