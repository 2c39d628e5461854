import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../client/commands/commands.ts';
import { sheetOpened } from '../client/slices/page-slice.ts';
import { useAppDispatch, useAppSelector } from '../client/store.ts';
import { movedHost } from '../connection/moved-host.ts';
import { Button } from '../design/index.ts';

/** How long a guest's page waits for its host before it says that the table may have moved, in milliseconds. */
const movedAfter = 15_000;
/** Time between two searches for the host, in milliseconds. */
const searchedEvery = 5000;

/** The host may have a new address, which a browser page cannot find: explains how to join there. */
export function MovedTable() {
  const isLost = useAppSelector(
    ({ connection, server }) => connection.met && !connection.welcomed && server.role === 'guest',
  );
  return isLost ? <MovedAfterAll /> : null;
}

function MovedAfterAll() {
  const { t } = useTranslation('network');
  const dispatch = useAppDispatch();
  const { guest } = useCommands();
  const [isLate, setIsLate] = useState(false);
  const address = useMovedHost(isLate);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), movedAfter);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <div className="banner" role="status">
      <p>{address === null ? t('moved.says') : t('moved.answers', { address })}</p>
      {address === null ? (
        <Button onPress={() => dispatch(sheetOpened({ name: 'join' }))}>{t('moved.enterCode')}</Button>
      ) : (
        <Button kind="primary" onPress={() => guest.followHost(address)}>
          {t('moved.go')}
        </Button>
      )}
    </div>
  );
}

/** The address where this page's host answers by its machine's name, once found. */
function useMovedHost(isWanted: boolean): string | null {
  const machine = useAppSelector((state) => state.server.machine);
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!isWanted || machine === null) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const search = async () => {
      const found = await movedHost(machine);
      if (isOver) return;
      setAddress(found);
      if (found === null) timer = setTimeout(() => void search(), searchedEvery);
    };
    void search();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isWanted, machine]);
  return address;
}
