import { useTranslation } from 'react-i18next';
import { sheetOpened } from '../app/page-slice.ts';
import { useAppDispatch } from '../app/store.ts';
import { GameFront, Pressable } from '../design/index.ts';
import { gamesInStreet } from '../games/index.ts';

/** The five fronts. A game that cannot be played yet hangs out a sign that says so. */
export function GameStreet() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  return (
    <ul className="game-street" aria-label={t('shelf.games')}>
      {gamesInStreet.map((game) => {
        const title = t(`games.${game.id}`);
        const players = t('shelf.seats', { min: game.seats.min, max: game.seats.max });
        const open = game.room !== null;
        return (
          <li key={game.id}>
            <Pressable
              state={open ? 'lit' : 'blocked'}
              label={t(open ? 'shelf.front' : 'shelf.closedFront', { game: title, ...game.seats })}
              tag={open ? undefined : t('shelf.notOpenYet', { game: title })}
              tagSide="below"
              onPress={() => dispatch(sheetOpened({ name: 'new-game', game: game.id, hosted: false, again: null }))}
            >
              <GameFront
                street={game.street}
                title={title}
                players={players}
                {...(open ? {} : { closed: t('shelf.closedSign') })}
                width={240}
                height={368}
              />
              {!open && (
                <span className="front-reason" aria-hidden="true">
                  {t('shelf.notOpen')}
                </span>
              )}
            </Pressable>
          </li>
        );
      })}
    </ul>
  );
}
