import '../lobby/network/hosting/hosting.css';
import { useCallback, useState } from 'react';
import { sheetClosed, sheetOpened } from '../client/slices/page-slice.ts';
import { useAppDispatch, useAppSelector } from '../client/store.ts';
import { gameUiOf } from '../games/game-uis.ts';
import { listedGame, listedGames } from '../games/index.ts';
import { JoinSheet } from '../lobby/network/door/join-sheet.tsx';
import { DoctorSheet } from '../lobby/network/hosting/doctor-sheet.tsx';
import { HostingSheet } from '../lobby/network/hosting/hosting-sheet.tsx';
import { InvitationSheet } from '../lobby/network/hosting/invitation-sheet.tsx';
import { SeatClaims } from '../lobby/network/seats/seat-claims.tsx';
import { SeatsSheet } from '../lobby/network/seats/seats-sheet.tsx';
import { WishBanner } from '../lobby/network/seats/wish-banner.tsx';
import { NewGameDialog } from '../lobby/new-game/new-game-dialog.tsx';
import { RemoveSheet } from '../lobby/remove-sheet.tsx';
import { RenameSheet } from '../lobby/rename-sheet.tsx';
import { CompanySheet } from '../lobby/room/company-sheet.tsx';
import { OpenRoomSheet } from '../lobby/room/open-room-sheet.tsx';
import { RoomDoorSheet } from '../lobby/room/room-door-sheet.tsx';
import { StandbySheet } from '../lobby/standby/standby-sheet.tsx';
import { StopHostingSheet } from '../lobby/stop-hosting-sheet.tsx';
import { FileDrop } from '../lobby/transfer/file-drop.tsx';
import { TakeOverSheet } from '../lobby/transfer/take-over-sheet.tsx';
import { PlayOnSheet } from '../table/coach/play-on-sheet.tsx';
import { TimeUpBanner } from '../table/company/time-up-banner.tsx';
import { RewindBanner } from '../table/rewind/rewind-banner.tsx';
import { later, usePart, withWords } from './later-part.ts';
import { MovedTable } from './moved-table.tsx';
import { SettingsSheet } from './settings-sheet.tsx';

export { StandbyBar } from '../lobby/standby/standby-bar.tsx';
export { SoundOffer } from './sound-offer.tsx';

const people = later(() => withWords(['people'], import('../lobby/people/people-parts.ts')));

/** The banners of a table, above every screen. */
export function TableBanners() {
  const room = useAppSelector((state) => state.room.live);
  const hasPeople = room !== null && room.people.length + room.claims.length > 0;
  const parts = usePart(people, hasPeople);
  return (
    <>
      <MovedTable />
      <WishBanner />
      <SeatClaims otherwise={room && parts && <parts.PersonOffer key={room.room} room={room} />} />
      {room && parts && <parts.PersonClaims room={room} />}
      <RewindBanner />
      <TimeUpBanner />
    </>
  );
}

const creditsSheet = later(async () => (await withWords(['credits'], import('./credits-sheet.tsx'))).CreditsSheet);
const shopWindowSheet = later(
  async () => (await withWords(['puzzles'], import('../lobby/shop-window/shop-window-sheet.tsx'))).ShopWindowSheet,
);
const helpSheet = later(async () => (await withWords(['help'], import('./help-sheet.tsx'))).HelpSheet);
const resultSheet = later(async () => (await import('../lobby/poster/result-sheet.tsx')).ResultSheet);
const rulesSheet = later(async () => (await withWords(['rules'], import('./rules/rules-sheet.tsx'))).RulesSheet);

const chanceSheet = later(
  async () => (await withWords(['chance'], import('../table/chance/chance-sheet.tsx'))).ChanceSheet,
);

const transfer = later(() => withWords(['backup'], import('../lobby/transfer/transfer-parts.ts')));
/** The sheets among them. */
const ofTransfer: ReadonlySet<string | undefined> = new Set(['backup', 'export', 'import', 'save-game']);

/** Opens what is dropped on the window. */
export function FileDrops() {
  const [backup, setBackup] = useState<File | null>(null);
  const parts = usePart(transfer, backup !== null);
  return (
    <>
      <FileDrop onBackup={setBackup} />
      {backup && parts && <parts.BackupSheet file={backup} onClose={() => setBackup(null)} />}
    </>
  );
}

/** The sheet over the page. */
export function Sheets() {
  const dispatch = useAppDispatch();
  const sheet = useAppSelector((state) => state.page.sheet);
  const table = useAppSelector((state) => state.table.live);
  const room = useAppSelector((state) => state.room.live);
  const parts = usePart(people, sheet?.name === 'people' || sheet?.name === 'who-are-you');
  const CreditsSheet = usePart(creditsSheet, sheet?.name === 'credits');
  const ShopWindowSheet = usePart(shopWindowSheet, sheet?.name === 'shop-window');
  const ResultSheet = usePart(resultSheet, sheet?.name === 'result');
  const HelpSheet = usePart(helpSheet, sheet?.name === 'help');
  const RulesSheet = usePart(rulesSheet, sheet?.name === 'rules');
  const ChanceSheet = usePart(chanceSheet, sheet?.name === 'chance');
  const files = usePart(transfer, ofTransfer.has(sheet?.name));
  const close = useCallback(() => void dispatch(sheetClosed()), [dispatch]);
  switch (sheet?.name) {
    case undefined:
      return null;
    case 'settings':
      return <SettingsSheet onClose={close} />;
    case 'credits':
      return CreditsSheet && <CreditsSheet onClose={close} />;
    case 'people':
      return parts && <parts.PeopleSheet onClose={close} />;
    case 'who-are-you':
      return room && parts && <parts.WhoAreYouSheet room={room} {...sheet} onClose={close} />;
    case 'shop-window':
      return ShopWindowSheet && <ShopWindowSheet onClose={close} />;
    case 'invitation':
      return <InvitationSheet address={sheet.address} code={sheet.code} onClose={close} />;
    case 'join':
      return <JoinSheet onClose={close} />;
    case 'help':
      return HelpSheet && <HelpSheet onClose={close} />;
    case 'rules':
      return RulesSheet && <RulesSheet game={sheet.game} anchor={sheet.anchor} onClose={close} />;
    case 'chance':
      return ChanceSheet && table && <ChanceSheet table={table} game={gameUiOf(table.game)?.rules} onClose={close} />;
    case 'new-game': {
      const { hosted, again } = sheet;
      const among = sheet.game === null ? listedGames : [listedGame(sheet.game)].filter((game) => game !== undefined);
      return <NewGameDialog among={among} hosted={hosted} again={again} alone={sheet.alone === true} onClose={close} />;
    }
    case 'hosting':
      return table === null ? null : <HostingSheet table={table} seat={sheet.seat ?? null} onClose={close} />;
    case 'room-door':
      return room === null ? null : <RoomDoorSheet room={room} onClose={close} />;
    case 'company':
      return room === null ? null : <CompanySheet room={room} onClose={close} />;
    case 'export':
      return room && files && <files.ExportSheet room={room} onClose={close} />;
    case 'save-game':
      return files && <files.SaveGameSheet game={sheet.game} onClose={close} />;
    case 'backup':
      return files && <files.BackupSheet onClose={close} />;
    case 'result':
      return ResultSheet && <ResultSheet result={sheet.result} onClose={close} />;
    case 'take-over':
      return room === null ? null : <TakeOverSheet room={room} onClose={close} />;
    case 'stand-by':
      return room === null ? null : <StandbySheet room={room} onClose={close} />;
    case 'rename':
      return <RenameSheet table={sheet.table} named={sheet.named} onClose={close} />;
    case 'remove':
      return <RemoveSheet table={sheet.table} names={sheet.names} onClose={close} />;
    case 'stop-hosting':
      return <StopHostingSheet room={sheet.room} onClose={close} />;
    case 'import':
      return files && <files.ImportSheet text={sheet.text} onClose={close} />;
    case 'open-room':
      return <OpenRoomSheet onClose={close} />;
    case 'seats':
      return <SeatsSheet onClose={close} />;
    case 'play-on':
      return <PlayOnSheet position={sheet.position} seat={sheet.seat} onClose={close} />;
    case 'doctor':
      // at a table the doctor was opened from the hosting sheet, so closing it returns there
      return (
        <DoctorSheet
          address={sheet.address}
          onClose={() => (table === null ? close() : dispatch(sheetOpened({ name: 'hosting' })))}
        />
      );
  }
}
