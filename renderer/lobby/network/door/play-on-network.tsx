import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type NearbyRoom, protocolVersion } from '../../../../shared/protocol/messages.ts';
import { useCommands } from '../../../client/commands/commands.ts';
import { sheetOpened } from '../../../client/slices/page-slice.ts';
import { useAppDispatch, useAppSelector } from '../../../client/store.ts';
import { Button, Icon } from '../../../design/index.ts';
import { WayButton } from '../../way-button.tsx';
import { useGameTitle } from '../game-title.ts';
import { JoinForm } from './join-form.tsx';

/** The ways to play with other devices: an own room, another's by its code, or one nearby. */
export function PlayOnNetwork() {
  const { t } = useTranslation('network');
  const dispatch = useAppDispatch();
  const rooms = useAppSelector((state) => state.server.rooms);
  const { hosting } = useCommands();
  return (
    <section className="card street-board play-on-network" aria-labelledby="play-on-network">
      <h2 id="play-on-network">{t('home.title')}</h2>
      {rooms.map(({ room, name }) => (
        <Button key={room} kind="primary" icon="people" onPress={() => hosting.visitRoom(room)}>
          {t('shelf.backTo', { name })}
        </Button>
      ))}
      <WayButton
        icon="home"
        title={t('shelf.openEvening')}
        hint={t('home.openRoomHint')}
        onPress={() => dispatch(sheetOpened({ name: 'open-room' }))}
      />
      <JoinForm />
      <NearbyRooms />
    </section>
  );
}

/** The rooms of other hosts on this network, kept up to date. Searches only after consent. */
function NearbyRooms() {
  const { t } = useTranslation('network');
  const dispatch = useAppDispatch();
  const { hosting, changeSettings } = useCommands();
  const wanted = useAppSelector((state) => state.settings.lookNearby);
  const nearby = useAppSelector((state) => state.server.nearby);
  const welcomed = useAppSelector((state) => state.connection.welcomed);
  const looking = wanted && welcomed;
  useEffect(() => {
    if (!looking) return;
    hosting.watchNearby(true);
    return () => hosting.watchNearby(false);
  }, [looking, hosting]);
  if (!wanted) {
    return (
      <WayButton
        icon="wifi"
        title={t('nearby.look')}
        hint={t('home.nearbyHint')}
        onPress={() => changeSettings({ lookNearby: true })}
      />
    );
  }
  const tables = [...(nearby ?? [])].sort(
    (one, other) => Number(other.free > 0) - Number(one.free > 0) || one.name.localeCompare(other.name),
  );
  return (
    <section className="nearby-tables" aria-label={t('nearby.title')}>
      {tables.length > 0 ? (
        <ul aria-label={t('nearby.title')}>
          {tables.map((table) => (
            <NearbyRow key={`${table.address} ${table.room}`} table={table} />
          ))}
        </ul>
      ) : (
        <>
          <div className="nearby-none">
            <p role="status">
              <Icon name="wifi" size={22} /> {t('nearby.none')}
            </p>
            <Button
              icon="search"
              label={t('doctor.title')}
              onPress={() => dispatch(sheetOpened({ name: 'doctor', address: null }))}
            />
          </div>
          <p className="small soft">{t('nearby.noneSays')}</p>
        </>
      )}
    </section>
  );
}

function NearbyRow({ table }: { readonly table: NearbyRoom }) {
  const { t } = useTranslation('network');
  const { guest } = useCommands();
  const { name, free, protocol, address } = table;
  const game = useGameTitle()(table.game);
  const joinable = protocol === protocolVersion;
  return (
    <li>
      <Icon name={free > 0 ? 'wifi' : 'eye'} size={26} />
      <div>
        <p>
          <b>{game}</b>
        </p>
        <p className="small">{t('nearby.seats', { name, count: free })}</p>
        {!joinable && <p className="small soft">{t(protocol > protocolVersion ? 'nearby.newer' : 'nearby.older')}</p>}
      </div>
      {joinable && (
        <Button
          label={t(free > 0 ? 'nearby.sitDownAt' : 'nearby.watchAt', { name, game })}
          onPress={() => guest.visit(address, null)}
        >
          {t(free > 0 ? 'nearby.sitDown' : 'nearby.watch')}
        </Button>
      )}
    </li>
  );
}
