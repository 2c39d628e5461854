import { useTranslation } from 'react-i18next';
import { gameInStreet } from '../../games/index.ts';

/** How a game of a room is called: one that this page does not know is said to be so, and none that it is still to be chosen. */
export function useGameTitle(): (game: string | null) => string {
  const { t } = useTranslation('shell');
  return (game) => {
    if (game === null) return t('network:door.noGameYet');
    return gameInStreet(game) ? t(`games.${game}`) : t('shelf.unknownGame');
  };
}
