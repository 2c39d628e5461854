import { useTranslation } from 'react-i18next';
import { listedGame } from '../../games/index.ts';

/** The title of a room's game, or a text if unknown or not chosen. */
export function useGameTitle(): (game: string | null) => string {
  const { t } = useTranslation('shell');
  return (game) => {
    if (game === null) return t('network:door.noGameYet');
    return listedGame(game) ? t(`games.${game}`) : t('shelf.unknownGame');
  };
}
