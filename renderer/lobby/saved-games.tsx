import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableSummary } from '../../shared/protocol/messages.ts';
import { useCommands } from '../client/commands/commands.ts';
import { bookOpened, sheetOpened } from '../client/slices/page-slice.ts';
import { useAppDispatch, useAppSelector } from '../client/store.ts';
import { Button, Dialog, Icon, type IconName } from '../design/index.ts';
import { useGameUi } from '../games/game-uis.ts';
import { listedGame } from '../games/index.ts';
import { listOfNames } from '../words/index.ts';
import { longAgo, playersOf, resultOf, standing } from './saved-words.ts';
import { StopHosting } from './stop-hosting.tsx';

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
  const [doomed, setDoomed] = useState<TableSummary | null>(null);
  const { removeTable, listLibrary } = useCommands();
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
          <SavedGame key={table.table} table={table} onRemove={() => setDoomed(table)} />
        ))}
      </ul>
      <div className="row">
        {older > 0 && <Button onPress={listLibrary}>{t('shelf.older', { count: older })}</Button>}
        <Button icon="open" onPress={() => dispatch(sheetOpened({ name: 'import' }))}>
          {t('shelf.fromFile')}
        </Button>
        <Button icon="trophy" onPress={() => dispatch(bookOpened({ page: 'house' }))}>
          {t('home.houseBook')}
        </Button>
      </div>
      <Dialog
        open={doomed !== null}
        title={t('shelf.removeTitle')}
        onClose={() => setDoomed(null)}
        closeLabel={t('close')}
        actions={
          <>
            <Button onPress={() => setDoomed(null)}>{t('shelf.keep')}</Button>
            <Button
              kind="primary"
              icon="remove"
              onPress={() => {
                if (doomed) removeTable(doomed.table);
                setDoomed(null);
              }}
            >
              {t('shelf.remove')}
            </Button>
          </>
        }
      >
        <p>{t('shelf.removeSays', { names: listOfNames((doomed?.seats ?? []).map((seat) => seat.name)) })}</p>
      </Dialog>
    </section>
  );
}

function SavedGame({ table, onRemove }: { readonly table: TableSummary; readonly onRemove: () => void }) {
  const { t, i18n } = useTranslation('shell');
  const { openTable } = useCommands();
  const known = listedGame(table.game) !== undefined;
  // the game's UI words the status and the solo result
  useGameUi(table.game);
  const title = known ? t(`games.${table.game}`) : t('shelf.unknownGame');
  const names = listOfNames(table.seats.map((seat) => seat.name));
  const readable = known && table.status !== 'damaged' && table.status !== 'newer';
  const { where } = standing(table, t);
  const result = resultOf(table, t);
  return (
    <li className={readable ? '' : 'unreadable'}>
      <Icon name={icons[table.status]} size={26} />
      <div>
        <p>
          <b>{table.name ?? title}</b>
          {table.name !== undefined && <>, {title}</>}
          {where !== '' && <>, {where}</>}
        </p>
        <p className="small">
          {[playersOf(table, t), longAgo(table.savedAt, Date.now(), i18n.language)]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
        {result !== '' && <p className="saved-result">{result}</p>}
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
          <StopHosting room={table.room} label={t('network:shelf.stopHostingOf', { game: title, names })} />
        )}
        {readable && table.status !== 'elsewhere' && <RenameButton table={table} title={title} names={names} />}
        {table.status !== 'elsewhere' && (
          <Button icon="remove" label={t('shelf.removeOf', { game: title, names })} onPress={onRemove} />
        )}
      </div>
    </li>
  );
}

interface RenameButtonProps {
  readonly table: TableSummary;
  readonly title: string;
  readonly names: string;
}

/** The button that opens the sheet to name a saved game. */
function RenameButton({ table: { table, name }, title, names }: RenameButtonProps) {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  return (
    <Button
      icon="edit"
      label={t('shelf.renameOf', { game: title, names })}
      onPress={() => dispatch(sheetOpened({ name: 'rename', table, named: name ?? null }))}
    />
  );
}
