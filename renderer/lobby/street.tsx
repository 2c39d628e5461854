import { useTranslation } from 'react-i18next';
import { sheetOpened } from '../client/page-slice.ts';
import { useAppDispatch } from '../client/store.ts';
import { GameFront, Pressable } from '../design/index.ts';
import { gamesInStreet } from '../games/index.ts';

/** The five fronts. */
export function GameStreet() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  return (
    <ul className="game-street" aria-label={t('shelf.games')}>
      {gamesInStreet.map((game) => {
        const title = t(`games.${game.id}`);
        const players = t('shelf.seats', { min: game.seats.min, max: game.seats.max });
        return (
          <li key={game.id}>
            <Pressable
              state="lit"
              label={t('shelf.front', { game: title, ...game.seats })}
              onPress={() => dispatch(sheetOpened({ name: 'new-game', game: game.id, hosted: false, again: null }))}
            >
              <GameFront street={game.street} title={title} players={players} width={240} height={368} />
            </Pressable>
          </li>
        );
      })}
    </ul>
  );
}
