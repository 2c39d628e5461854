import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { bookOpened, sheetOpened } from '../client/slices/page-slice.ts';
import { useAppDispatch, useAppSelector } from '../client/store.ts';
import { Button } from '../design/index.ts';
import { useSpaceFor } from '../table/board/space-for.ts';
import { Continue } from './continue.tsx';
import { GameTiles } from './game-tiles.tsx';
import { PlayOnNetwork } from './network/door/play-on-network.tsx';
import { PlayHere } from './play-here.tsx';
import { SavedGames } from './saved-games.tsx';
import { canGoOn } from './saved-words.ts';
import { StreetPage } from './street-page.tsx';

/** The home screen: a tile for each game; below, the ways to start or join. On a phone, continuing comes first. */
export function HomePage() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const tables = useAppSelector((state) => state.library.tables);
  const rooms = useAppSelector((state) => state.server.rooms);
  const canHost = useAppSelector((state) => state.server.network !== null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const newest = tables.find(canGoOn);
  const tilesFirst = useSpaceFor('tiles');
  return (
    <StreetPage
      title={t('title')}
      heading={heading}
      toolsLabel={t('shelf.tools')}
      tools={
        <>
          <Button icon="trophy" label={t('home.houseBook')} onPress={() => dispatch(bookOpened({ page: 'house' }))} />
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
      <main className={tilesFirst ? '' : 'start-first'}>
        {tilesFirst && <GameTiles />}
        <div className="street-pavement pavement">
          <Continue table={newest} isFirst={rooms.length === 0} />
          <PlayHere isFirst={newest === undefined && rooms.length === 0} />
          {!tilesFirst && <GameTiles />}
          {canHost && <PlayOnNetwork />}
          <SavedGames tables={tables} />
        </div>
      </main>
    </StreetPage>
  );
}
