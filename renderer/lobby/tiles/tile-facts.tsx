import { useTranslation } from 'react-i18next';
import { Icon } from '../../design/index.ts';
import type { ListedGame } from '../../games/index.ts';
import { bestWith } from './best-with.ts';
import { minutesBetween, minutesOf } from './minutes.ts';

interface TileFactsProps {
  readonly game: ListedGame;
  /** The number of people who play; null if not stated. */
  readonly people: number | null;
}

/** The facts of a game: duration for this number of people, player counts, and complexity. */
export function TileFacts({ game: { id, seats }, people }: TileFactsProps) {
  const { t } = useTranslation('street');
  const minutes = people === null ? undefined : minutesOf(id, people);
  const between = minutesBetween(id);
  const best = bestWith(id);
  const weight = t(`games.${id}.weight`);
  return (
    <ul className="open-tile-facts">
      {between !== undefined && (
        <li>
          <Icon name="clock" size={22} />
          <span>
            {people === null || minutes === undefined
              ? t('minutesBetween', between)
              : t('minutesWith', { minutes, count: people })}
          </span>
        </li>
      )}
      <li>
        <Icon name="people" size={22} />
        <span>{best === undefined ? t('players', seats) : t('playersBest', { ...seats, best })}</span>
      </li>
      {weight !== '' && (
        <li>
          <Icon name="weight" size={22} />
          <span>{weight}</span>
        </li>
      )}
    </ul>
  );
}
