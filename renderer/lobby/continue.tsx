import { useTranslation } from 'react-i18next';
import type { TableSummary } from '../../shared/protocol/messages.ts';
import { useCommands } from '../client/commands/commands.ts';
import { Button, GameTile, Icon, PlayerToken } from '../design/index.ts';
import { useGameUi } from '../games/game-uis.ts';
import { listedGame } from '../games/index.ts';
import { markOfColour } from '../people/player-mark.ts';
import { LevelMark } from '../table/bots/bot-mark.tsx';
import { SAVED_GAMES } from './saved-games.tsx';
import { longAgo, standing } from './saved-words.ts';

interface ContinueProps {
  readonly table: TableSummary | undefined;
  /** Whether resuming is the main button: no room is open. */
  readonly isFirst: boolean;
}

/** Scrolls to the list of saved games. It focuses the heading, so that screen readers announce it. */
function toSavedGames(): void {
  document.getElementById(SAVED_GAMES)?.focus();
}

/** The last played game, which one press resumes, and the way to all others. */
export function Continue({ table, isFirst }: ContinueProps) {
  const { t, i18n } = useTranslation('shell');
  const { openTable } = useCommands();
  useGameUi(table?.game);
  if (table === undefined) {
    return (
      <section className="card street-board continue" aria-labelledby="continue">
        <h2 id="continue">{t('shelf.welcome')}</h2>
        <p>{t('shelf.welcomeSays')}</p>
        <p className="soft small">{t('shelf.saves')}</p>
        <div className="row wraps continue-buttons">
          <Button onPress={toSavedGames}>{t('home.allSaved')}</Button>
        </div>
      </section>
    );
  }
  const game = listedGame(table.game);
  const { where, who } = standing(table, t);
  const title = t(`games.${table.game}`);
  return (
    <section className="card street-board continue" aria-labelledby="continue">
      <div className="board-head">
        <h2 id="continue">{t('shelf.carryOn')}</h2>
        <span className="small soft">
          {t('shelf.saved', { when: longAgo(table.savedAt, Date.now(), i18n.language) })}
        </span>
      </div>
      <div className="continue-inside">
        {game && (
          <GameTile street={game.street} title={title} players={String(table.seats.length)} width={236} height={384} />
        )}
        <div>
          <p>
            <b>{table.name ?? title}</b>
          </p>
          <p className="small">
            {[table.name === undefined ? '' : title, where].filter((part) => part !== '').join(' · ')}
          </p>
          <p className="soft small">{who}</p>
          <ul className="continue-seats" aria-label={t('shelf.players')}>
            {table.seats.map((seat, index) => {
              const level = table.bots[index] ?? null;
              return (
                <li key={seat.colour}>
                  <PlayerToken mark={markOfColour(seat.colour)} size={28} label={seat.name} />
                  {level !== null && <LevelMark level={level} />}
                </li>
              );
            })}
          </ul>
          {table.room !== null && (
            <p className="small continue-hosted">
              <Icon name="wifi" size={20} /> {t('network:shelf.hosted')}
            </p>
          )}
        </div>
      </div>
      <div className="row wraps continue-buttons">
        <Button
          kind={isFirst ? 'primary' : 'secondary'}
          shownKey={{ key: 'Enter' }}
          onPress={() => openTable(table.table)}
        >
          {t('shelf.openTheShop')}
        </Button>
        <Button onPress={toSavedGames}>{t('home.allSaved')}</Button>
      </div>
    </section>
  );
}
