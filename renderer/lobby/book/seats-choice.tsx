import { useTranslation } from 'react-i18next';
import { listedGames } from '../../games/index.ts';

interface SeatsChoiceProps {
  /** Null for any number. */
  readonly seats: number | null;
  readonly onChange: (seats: number | null) => void;
}

/** The choice of the number of players whose matches are shown. */
export function SeatsChoice({ seats, onChange }: SeatsChoiceProps) {
  const { t } = useTranslation('book');
  const most = Math.max(...listedGames.map((game) => game.seats.max));
  return (
    <label className="book-choice">
      {t('seats')}
      <select
        value={seats ?? ''}
        onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : Number(value))}
      >
        <option value="">{t('anySeats')}</option>
        {Array.from({ length: most - 1 }, (_, index) => index + 2).map((count) => (
          <option key={count} value={count}>
            {t('seatsOf', { count })}
          </option>
        ))}
      </select>
    </label>
  );
}
