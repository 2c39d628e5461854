import './standby.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../client/commands/commands.ts';
import type { LiveRoom } from '../../client/slices/room-slice.ts';
import { useAppSelector } from '../../client/store.ts';
import { Button, Icon } from '../../design/index.ts';
import { nameOfDevice } from '../../people/devices.ts';
import { FailoverSheet } from './failover-sheet.tsx';

/** The banners about the room's standby: waiting for it, offering it, or failing over. */
export function StandbyBar() {
  const { waits, failover } = useAppSelector((state) => state.standby);
  const room = useAppSelector((state) => state.room.live);
  return (
    <>
      {room !== null && room.room === waits && <WaitBar room={room} />}
      <GoneBar room={room} />
      {failover !== null && <FailoverSheet failover={failover} />}
    </>
  );
}

/** The room waits for its standby. The host person may know that the standby is gone. */
function WaitBar({ room }: { readonly room: LiveRoom }) {
  const { t } = useTranslation('travel');
  const { continueAlone } = useCommands().standby;
  const keeps = useAppSelector((state) => state.server.role === 'host');
  const name = useStandbyName(room);
  const [isSure, setIsSure] = useState(false);
  return (
    <div className="banner standby" role="status">
      <Icon name="home" size={22} />
      <p>{t(isSure ? 'waits.onlyIf' : 'waits.says', { name })}</p>
      {/* a double press returns to the start */}
      {keeps && <Button onPress={() => setIsSure(!isSure)}>{t(isSure ? 'waits.wait' : 'waits.goOn')}</Button>}
      {keeps && isSure && <Button onPress={() => continueAlone(room.room)}>{t('waits.goOnSure')}</Button>}
    </div>
  );
}

/** The host has been silent for long, and the room could continue elsewhere. */
function GoneBar({ room }: { readonly room: LiveRoom | null }) {
  const { t } = useTranslation('travel');
  const { resume } = useCommands().standby;
  const offer = useAppSelector((state) => state.standby.offer);
  const name = useStandbyName(room);
  // exists before it has a text, so that screen readers announce the text
  if (offer === null) return <div className="unseen" role="status" aria-label={t('gone.title')} />;
  const isHere = offer === 'here';
  return (
    <div className="banner standby" role="status" aria-label={t('gone.title')}>
      <Icon name="home" size={22} />
      <p>{isHere ? t('gone.here') : t('gone.there', { name })}</p>
      <Button onPress={resume}>{t(isHere ? 'gone.goHere' : 'gone.goThere')}</Button>
    </div>
  );
}

/** The standby's display name. */
function useStandbyName(room: LiveRoom | null): string {
  const lobby = useTranslation('lobby');
  const guest = room?.standBy?.guest;
  return room === null || guest === undefined ? lobby.t('lobby:chairs.nameless') : nameOfDevice(room, guest, lobby.t);
}
