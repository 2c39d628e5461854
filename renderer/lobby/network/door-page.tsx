import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../client/commands.ts';
import { sheetOpened } from '../../client/page-slice.ts';
import { useAppDispatch, useAppSelector } from '../../client/store.ts';
import { Button, Icon } from '../../design/index.ts';
import { gameInStreet } from '../../games/index.ts';
import { StreetPage } from '../street-page.tsx';
import { DoorForm } from './door-form.tsx';
import { HouseKey } from './house-key.tsx';

/** The door of another host's house: which tables are open, the code of one of them, and one's name. */
export function DoorPage() {
  const { t } = useTranslation('network');
  const dispatch = useAppDispatch();
  const { guest, openTable } = useCommands();
  const { name: house, hosted, away, known } = useAppSelector((state) => state.house);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // a form that already knows the code has put the focus on the name
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <StreetPage
      title={house ?? t('shell:title')}
      heading={heading}
      toolsLabel={t('door.tools')}
      className="door-page"
      tools={
        <>
          {away !== null && <Button icon="home" label={t('door.goHome')} onPress={guest.goHome} />}
          <Button icon="help" label={t('shell:help.title')} onPress={() => dispatch(sheetOpened({ name: 'help' }))} />
          <Button
            icon="settings"
            label={t('shell:settings.title')}
            onPress={() => dispatch(sheetOpened({ name: 'settings' }))}
          />
        </>
      }
    >
      <main>
        <section className="card shelf-board door-card" aria-labelledby="door-come-in">
          <h2 id="door-come-in">{t('door.comeIn')}</h2>
          {hosted.length === 0 ? (
            <p role="status">{t('door.noTables')}</p>
          ) : (
            <ul className="door-tables" aria-label={t('door.tables')}>
              {hosted.map((table) => (
                <li key={table.table}>
                  <Icon name={table.free > 0 ? 'chair' : 'eye'} size={24} />
                  <p>
                    <b>{table.name}</b>
                    <span className="small">
                      {t('door.table', {
                        game: gameInStreet(table.game) ? t(`shell:games.${table.game}`) : t('shell:shelf.unknownGame'),
                        count: table.free,
                      })}
                    </span>
                  </p>
                  {known.includes(table.table) && (
                    <Button
                      kind="primary"
                      label={t('door.backTo', { name: table.name })}
                      onPress={() => openTable(table.table)}
                    >
                      {t('door.back')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
          <DoorForm />
        </section>
        <HouseKey />
      </main>
    </StreetPage>
  );
}
