import { useTranslation } from 'react-i18next';
import type { TableSummary } from '../../shared/protocol/messages.ts';
import { useCommands } from '../client/commands/commands.ts';
import { type Sheet, sheetOpened } from '../client/slices/page-slice.ts';
import { useAppDispatch, useAppSelector } from '../client/store.ts';
import { Button, Icon, type IconName } from '../design/index.ts';
import { listedGame } from '../games/index.ts';
import { listOfNames } from '../words/index.ts';
import { SavedFacts } from './saved-facts.tsx';

/** The id of the list's heading. */
export const SAVED_GAMES = 'saved-games';

const icons: Readonly<Record<TableSummary['status'], IconName>> = {
  running: 'shutter',
  over: 'trophy',
  damaged: 'warning',
  newer: 'warning',
  elsewhere: 'eye',
};

/** All games of this device: to resume, to review, or with the reason why they cannot be opened. */
export function SavedGames({ tables }: { readonly tables: readonly TableSummary[] }) {
  const { t } = useTranslation('shell');
  const { listLibrary } = useCommands();
  const older = useAppSelector((state) => state.library.older);
  const dispatch = useAppDispatch();
  return (
    <section className="card street-board saved-games" aria-labelledby={SAVED_GAMES}>
      <h2 id={SAVED_GAMES} tabIndex={-1}>
        {t('shelf.onTheShelf')}
      </h2>
      {tables.length === 0 && <p>{t('home.noneSaved')}</p>}
      <ul>
        {tables.map((table) => (
          <SavedGame key={table.table} table={table} />
        ))}
      </ul>
      <div className="row">
        {older > 0 && <Button onPress={listLibrary}>{t('shelf.older', { count: older })}</Button>}
        <Button icon="open" onPress={() => dispatch(sheetOpened({ name: 'import', text: null }))}>
          {t('shelf.fromFile')}
        </Button>
      </div>
    </section>
  );
}

function SavedGame({ table }: { readonly table: TableSummary }) {
  const { t } = useTranslation('shell');
  const { openTable } = useCommands();
  const dispatch = useAppDispatch();
  const open = (sheet: Sheet) => () => dispatch(sheetOpened(sheet));
  const known = listedGame(table.game) !== undefined;
  const title = known ? t(`games.${table.game}`) : t('shelf.unknownGame');
  const names = listOfNames(table.seats.map((seat) => seat.name));
  const readable = known && table.status !== 'damaged' && table.status !== 'newer';
  return (
    <li className={readable ? '' : 'unreadable'}>
      <Icon name={icons[table.status]} size={26} />
      <div>
        <SavedFacts table={table} />
        {table.room !== null && (
          <p className="small">
            <Icon name="wifi" size={20} /> {t('network:shelf.hosted')}
          </p>
        )}
        {table.status !== 'running' && <p className="small soft">{t(`shelf.status.${table.status}`)}</p>}
      </div>
      <div className="row">
        {readable && <Button onPress={() => openTable(table.table)}>{t(`shelf.open.${table.status}`)}</Button>}
        {table.room !== null && (
          <Button
            label={t('network:shelf.stopHostingOf', { game: title, names })}
            onPress={open({ name: 'stop-hosting', room: table.room })}
          >
            {t('network:hosting.stop')}
          </Button>
        )}
        {readable && (
          <Button
            icon="save"
            label={t('shelf.saveOf', { game: title, names })}
            onPress={open({ name: 'save-game', game: table })}
          />
        )}
        {readable && table.status !== 'elsewhere' && (
          <Button
            icon="edit"
            label={t('shelf.renameOf', { game: title, names })}
            onPress={open({ name: 'rename', table: table.table, named: table.name ?? null })}
          />
        )}
        {table.status !== 'elsewhere' && (
          <Button
            icon="remove"
            label={t('shelf.removeOf', { game: title, names })}
            onPress={open({ name: 'remove', table: table.table, names })}
          />
        )}
      </div>
    </li>
  );
}
