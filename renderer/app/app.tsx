import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ShelfPage } from '../lobby/shelf-page.tsx';
import { TablePage } from '../table/table-page.tsx';
import { useAppliedSettings } from './applied-settings.ts';
import { Banners } from './banners.tsx';
import { Sheets } from './sheets.tsx';
import { useAppSelector } from './store.ts';

/** The whole page: the shelf or a table, with what the page has to say above it and a sheet over it now and then. */
export function App() {
  const { t } = useTranslation('shell');
  useAppliedSettings();
  const game = useAppSelector((state) => state.table.live?.game);
  const heardFrom = useAppSelector((state) => state.connection.appVersion !== '');
  useEffect(() => {
    // the title names the game and nothing of the match: it shows in task bars and lists of windows
    document.title = game === undefined ? t('title') : t('titleAt', { game: t(`games.${game}`) });
  }, [game, t]);
  return (
    <div className="app">
      <Banners />
      {!heardFrom ? <Opening /> : game === undefined ? <ShelfPage /> : <TablePage />}
      <Sheets />
    </div>
  );
}

function Opening() {
  const { t } = useTranslation('shell');
  return (
    <main className="opening">
      <h1>{t('title')}</h1>
      <p role="status">{t('opening')}</p>
    </main>
  );
}
