import { useTranslation } from 'react-i18next';
import type { TableSummary } from '../../shared/protocol/messages.ts';
import { useCommands } from '../client/commands/commands.ts';
import { Button, GameFront, Icon, PlayerToken } from '../design/index.ts';
import { gameInStreet } from '../games/index.ts';
import { useRoom } from '../games/rooms.ts';
import { markOfColour } from '../people/player-mark.ts';
import { LevelSign } from '../table/bots/bot-sign.tsx';
import { listOfNames } from '../words/index.ts';
import { RenameButton, SAVED_GAMES } from './saved-games.tsx';
import { longAgo, standing } from './saved-words.ts';
import { StopHosting } from './stop-hosting.tsx';

interface CarryOnProps {
  readonly table: TableSummary | undefined;
  /** The number of other saved games. */
  readonly others: number;
}

/** Scrolls to the list of saved games. It focuses the heading, so that screen readers announce it. */
function toSavedGames(): void {
  document.getElementById(SAVED_GAMES)?.focus();
}

/** The last played match as a large card; one press reopens it. */
export function CarryOn({ table, others }: CarryOnProps) {
  const { t, i18n } = useTranslation('shell');
  const { openTable } = useCommands();
  useRoom(table?.game);
  if (table === undefined) {
    return (
      <section className="card shelf-board carry-on" aria-labelledby="carry-on">
        <h2 id="carry-on">{t('shelf.welcome')}</h2>
        <p>{t('shelf.welcomeSays')}</p>
        <p className="soft small">{t('shelf.saves')}</p>
      </section>
    );
  }
  const game = gameInStreet(table.game);
  const { where, who } = standing(table, t);
  const title = t(`games.${table.game}`);
  const names = listOfNames(table.seats.map((seat) => seat.name));
  return (
    <section className="card shelf-board carry-on" aria-labelledby="carry-on">
      <div className="board-head">
        <h2 id="carry-on">{t('shelf.carryOn')}</h2>
        <span className="small soft">
          {t('shelf.saved', { when: longAgo(table.savedAt, Date.now(), i18n.language) })}
        </span>
      </div>
      <div className="carry-on-inside">
        {game && (
          <GameFront street={game.street} title={title} players={String(table.seats.length)} width={236} height={384} />
        )}
        <div>
          <p>
            <b>{table.name ?? title}</b>
            {table.name !== undefined && <>, {title}</>}
            {where !== '' && <>, {where}</>}
          </p>
          <p className="soft small">{who}</p>
          <ul className="carry-on-seats" aria-label={t('shelf.players')}>
            {table.seats.map((seat, index) => {
              const level = table.bots[index] ?? null;
              return (
                <li key={seat.colour}>
                  <PlayerToken mark={markOfColour(seat.colour)} size={28} />
                  <span>
                    <span className="small">{seat.name}</span>
                    {level !== null && <LevelSign level={level} />}
                  </span>
                </li>
              );
            })}
          </ul>
          {table.room !== null && (
            <p className="small carry-on-hosted">
              <Icon name="wifi" size={20} /> {t('network:shelf.hosted')}
            </p>
          )}
          <div className="row carry-on-ways">
            <Button kind="primary" shownKey={{ key: 'Enter' }} onPress={() => openTable(table.table)}>
              {t('shelf.openTheShop')}
            </Button>
            <RenameButton table={table} title={title} names={names} />
            {table.room !== null && <StopHosting room={table.room} />}
          </div>
          {others > 0 && (
            <button type="button" className="link small" onClick={toSavedGames}>
              {t('network:shelf.more', { count: others })}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}
