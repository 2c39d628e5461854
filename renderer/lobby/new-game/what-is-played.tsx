import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedGame } from '../../games/index.ts';

interface WhatIsPlayedProps {
  /** The game, or several to choose from. */
  readonly among: readonly ListedGame[];
  readonly game: ListedGame;
  readonly count: number;
  readonly onGame: (game: ListedGame) => void;
  readonly onCount: (count: number) => void;
}

/** The choice of game, if there are several, and of the number of players. */
export function WhatIsPlayed({ among, game, count, onGame, onCount }: WhatIsPlayedProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  const { min, max } = game.seats;
  return (
    <>
      {among.length > 1 && (
        <fieldset className="choice-row">
          <legend>{t('newGame.which')}</legend>
          {among.map((each) => (
            <label key={each.id} className="choice">
              <input type="radio" name={`${id}-game`} checked={each.id === game.id} onChange={() => onGame(each)} />
              <span>{t(`games.${each.id}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <fieldset className="choice-row how-many">
        <legend>{t('newGame.howMany')}</legend>
        {Array.from({ length: max - min + 1 }, (_, more) => min + more).map((each) => (
          <label key={each} className="choice">
            <input
              type="radio"
              name={`${id}-count`}
              checked={each === count}
              aria-label={t('newGame.players', { count: each })}
              onChange={() => onCount(each)}
            />
            <span aria-hidden="true">{each}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
