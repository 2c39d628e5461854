import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../client/commands/commands.ts';
import { useAppSelector } from '../client/store.ts';
import { ownAddress } from '../connection/join-link.ts';
import { Button } from '../design/index.ts';

/** How long a guest's page waits for its host before it says that the table may have moved, in milliseconds. */
const movedAfter = 15_000;

/** The host may have a new address, which a browser page cannot find: explains how to join there. */
export function MovedTable() {
  const isLost = useAppSelector(
    ({ connection, server }) => connection.met && !connection.welcomed && server.role === 'guest',
  );
  return isLost ? <MovedAfterAll /> : null;
}

function MovedAfterAll() {
  const { t } = useTranslation('network');
  const { guest } = useCommands();
  const machine = useAppSelector((state) => state.server.machine);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), movedAfter);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  const { hostname, port } = window.location;
  const isElsewhere = ownAddress() !== null && hostname !== machine;
  return (
    <div className="banner" role="status">
      <p>{t('moved.says')}</p>
      {machine !== null && isElsewhere && (
        <Button onPress={() => guest.visit(port === '' ? machine : `${machine}:${port}`, null)}>
          {t('moved.tryName', { name: machine })}
        </Button>
      )}
    </div>
  );
}
