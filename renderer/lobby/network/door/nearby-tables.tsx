import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type NearbyRoom, protocolVersion } from '../../../../shared/protocol/messages.ts';
import { useCommands } from '../../../client/commands/commands.ts';
import { sheetOpened } from '../../../client/slices/page-slice.ts';
import { useAppDispatch, useAppSelector } from '../../../client/store.ts';
import { Button, Icon } from '../../../design/index.ts';
import { useGameTitle } from '../game-title.ts';
import { JoinForm } from './join-form.tsx';

/**
 * The tables of other hosts: nearby ones, kept up to date, and a form for any other. It searches only after consent.
 */
export function NearbyTables() {
  const { t } = useTranslation('network');
  const dispatch = useAppDispatch();
  const { keeper, changeSettings } = useCommands();
  const wanted = useAppSelector((state) => state.settings.lookNearby);
  const nearby = useAppSelector((state) => state.house.nearby);
  const welcomed = useAppSelector((state) => state.connection.welcomed);
  const looking = wanted && welcomed;
  useEffect(() => {
    if (!looking) return;
    keeper.watchNearby(true);
    return () => keeper.watchNearby(false);
  }, [looking, keeper]);
  const tables = [...(nearby ?? [])].sort(
    (one, other) => Number(other.free > 0) - Number(one.free > 0) || one.name.localeCompare(other.name),
  );
  return (
    <section className="card shelf-board nearby-tables" aria-labelledby="nearby-tables">
      <div className="board-head">
        <h2 id="nearby-tables">{t('nearby.title')}</h2>
        {wanted && <span className="small soft">{t('nearby.onThisNetwork')}</span>}
      </div>
      {!wanted && (
        <Button icon="wifi" onPress={() => changeSettings({ lookNearby: true })}>
          {t('nearby.look')}
        </Button>
      )}
      {wanted && tables.length > 0 && (
        <ul aria-label={t('nearby.title')}>
          {tables.map((table) => (
            <NearbyRow key={`${table.address} ${table.room}`} table={table} />
          ))}
        </ul>
      )}
      {wanted && tables.length === 0 && (
        <>
          <p role="status">{t('nearby.none')}</p>
          <p className="small soft">{t('nearby.noneSays')}</p>
          <Button icon="search" onPress={() => dispatch(sheetOpened({ name: 'doctor', address: null }))}>
            {t('doctor.title')}
          </Button>
        </>
      )}
      <JoinForm />
      {!wanted && (
        <>
          <p className="small">{t('nearby.notLooking')}</p>
          <p className="soft small">{t('nearby.lookSays')}</p>
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
