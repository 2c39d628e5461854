import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../client/commands/commands.ts';
import { sheetOpened } from '../client/slices/page-slice.ts';
import { useAppDispatch, useAppSelector } from '../client/store.ts';
import { Button } from '../design/index.ts';
import { CarryOn } from './carry-on.tsx';
import { NearbyTables } from './network/door/nearby-tables.tsx';
import { SavedGames } from './saved-games.tsx';
import { canGoOn } from './saved-words.ts';
import { ShopWindowSign } from './shop-window/shop-window-sign.tsx';
import { GameStreet } from './street.tsx';
import { StreetPage } from './street-page.tsx';

/** The home screen: a tile for each game; below, the ways to start or join. */
export function ShelfPage() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const tables = useAppSelector((state) => state.shelf.tables);
  const older = useAppSelector((state) => state.shelf.older);
  const rooms = useAppSelector((state) => state.house.rooms);
  const { keeper } = useCommands();
  const canHost = useAppSelector((state) => state.house.network !== null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const newest = tables.find(canGoOn);
  const others = tables.filter((table) => table !== newest);
  return (
    <StreetPage
      title={t('title')}
      heading={heading}
      toolsLabel={t('shelf.tools')}
      tools={
        <>
          <Button
            icon="book"
            label={t('rules.title')}
            onPress={() => dispatch(sheetOpened({ name: 'rules', game: null, anchor: null }))}
          />
          <Button
            icon="information"
            label={t('credits.title')}
            onPress={() => dispatch(sheetOpened({ name: 'credits' }))}
          />
          <Button
            icon="settings"
            label={t('settings.title')}
            onPress={() => dispatch(sheetOpened({ name: 'settings' }))}
          />
        </>
      }
    >
      <main>
        <GameStreet />
        <div className="shelf-pavement pavement">
          <CarryOn table={newest} others={others.length + older} />
          {canHost && <NearbyTables />}
          <section className="card shelf-board" aria-labelledby="sit-down">
            <h2 id="sit-down">{t('shelf.sitDown')}</h2>
            <ShopWindowSign />
            <Button
              icon="home"
              className="way"
              onPress={() => dispatch(sheetOpened({ name: 'new-game', game: null, hosted: false, again: null }))}
            >
              {t('shelf.roundThisDevice')}
            </Button>
            <Button
              icon="bot"
              className="way"
              onPress={() =>
                dispatch(sheetOpened({ name: 'new-game', game: null, hosted: false, again: null, alone: true }))
              }
            >
              {t('bots:shelf.alone')}
            </Button>
            {canHost && (
              <Button icon="chair" className="way" onPress={() => dispatch(sheetOpened({ name: 'open-room' }))}>
                {t('network:shelf.openEvening')}
              </Button>
            )}
            {rooms.map(({ room, name }) => (
              <Button key={room} kind="primary" icon="people" className="way" onPress={() => keeper.visitRoom(room)}>
                {t('network:shelf.backTo', { name })}
              </Button>
            ))}
            <Button icon="open" className="way" onPress={() => dispatch(sheetOpened({ name: 'bring-in' }))}>
              {t('shelf.fromFile')}
            </Button>
            {!canHost && <p className="soft small">{t('shelf.sitDownSays')}</p>}
          </section>
          {others.length > 0 && <SavedGames tables={others} />}
        </div>
      </main>
    </StreetPage>
  );
}
