import './door.css';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenRoom } from '../../../../shared/protocol/messages.ts';
import { useCommands } from '../../../client/commands/commands.ts';
import { sheetOpened } from '../../../client/slices/page-slice.ts';
import { useAppDispatch, useAppSelector } from '../../../client/store.ts';
import { Button, Icon } from '../../../design/index.ts';
import { StreetPage } from '../../street-page.tsx';
import { useGameTitle } from '../game-title.ts';
import { DoorForm } from './door-form.tsx';
import { ServerKey } from './server-key.tsx';

/**
 * The entry page of another host: return to the previous room, or enter with code and name.
 * Other open rooms come below.
 */
export function DoorPage() {
  const { t } = useTranslation('network');
  const dispatch = useAppDispatch();
  const { guest } = useCommands();
  const { name: server, rooms, away, known, joinCode } = useAppSelector((state) => state.server);
  const titleOf = useGameTitle();
  // a returning guest wants the previous room, unless a code leads elsewhere
  const back = joinCode === null ? known.flatMap((id) => rooms.find(({ room }) => room === id) ?? [])[0] : undefined;
  const others = rooms.filter((room) => room !== back);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // a form that has its code already focuses the name
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <StreetPage
      title={server ?? t('shell:title')}
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
        <section className="card street-board door-card" aria-labelledby="door-come-in">
          {back === undefined ? (
            <>
              <h2 id="door-come-in">{t('door.comeIn')}</h2>
              {rooms.length === 0 && <p role="status">{t('door.noTables')}</p>}
              {rooms.length === 1 && joinCode === null && <OpenRooms rooms={rooms} titleOf={titleOf} />}
              <DoorForm />
            </>
          ) : (
            <>
              <h2 id="door-come-in">{back.name}</h2>
              <p>{t('door.youWere', { game: titleOf(back.game) })}</p>
              <Button
                kind="primary"
                label={t('door.backTo', { name: back.name })}
                onPress={() => guest.comeBack(back.room)}
              >
                {t('door.back')}
              </Button>
            </>
          )}
        </section>
        {(back !== undefined || (others.length > 1 && joinCode === null)) && (
          <details className="card street-board door-others">
            <summary>{t('door.others')}</summary>
            {others.length > 0 && <OpenRooms rooms={others} titleOf={titleOf} />}
            {back !== undefined && <DoorForm />}
          </details>
        )}
        <ServerKey />
      </main>
    </StreetPage>
  );
}

interface OpenRoomsProps {
  readonly rooms: readonly OpenRoom[];
  readonly titleOf: (game: string | null) => string;
}

/** The rooms of a server: name, game, and free chairs. */
function OpenRooms({ rooms, titleOf }: OpenRoomsProps) {
  const { t } = useTranslation('network');
  const { guest } = useCommands();
  const known = useAppSelector((state) => state.server.known);
  return (
    <ul className="door-tables" aria-label={t('door.tables')}>
      {rooms.map(({ room, name, game, free }) => (
        <li key={room}>
          <Icon name={free > 0 ? 'chair' : 'eye'} size={24} />
          <p>
            <b>{name}</b>
            <span className="small">{t('door.table', { game: titleOf(game), count: free })}</span>
          </p>
          {known.includes(room) && (
            <Button label={t('door.backTo', { name })} onPress={() => guest.comeBack(room)}>
              {t('door.back')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
