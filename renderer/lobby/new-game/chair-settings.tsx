import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { botLevels, playerColours } from '../../../shared/protocol/messages.ts';
import { Button, PlayerToken } from '../../design/index.ts';
import { markOfColour } from '../../people/player-mark.ts';
import { type Chair, levelOfChair, type SeatingChange, type Sitter, writtenName } from './seating.ts';

const sitters: readonly Sitter[] = ['here', 'joins', ...botLevels];

interface ChairSettingsProps {
  readonly id: string;
  readonly chair: Chair;
  /** Its index at the table. */
  readonly place: number;
  /** The number of chairs; a solo player has no order to choose. */
  readonly seats: number;
  /** Whether it may be left free for a player who joins over the network. */
  readonly hosted: boolean;
  readonly change: (change: SeatingChange) => void;
}

/** A chair's settings: player, first-time explanations, mark and colour, and position. */
export function ChairSettings({ id, chair, place, seats, hosted, change }: ChairSettingsProps) {
  const { t } = useTranslation('shell');
  const group = useId();
  const who = writtenName(chair).trim() || t('newGame.player', { number: place + 1 });
  return (
    <section id={id} className="chair-settings" aria-label={t('lobby:setUp.chair', { name: who })}>
      <h3>{who}</h3>
      {seats > 1 && (
        <select
          className={`field chair-sitter ${levelOfChair(chair) === null ? '' : 'bot'}`}
          aria-label={t('bots:newGame.who', { name: who })}
          value={chair.sitter}
          onChange={({ target }) => {
            const sitter = sitters.find((each) => each === target.value);
            if (sitter !== undefined) change({ type: 'sitter', key: chair.key, sitter });
          }}
        >
          {sitters
            .filter((sitter) => hosted || sitter !== 'joins')
            .map((sitter) => (
              <option key={sitter} value={sitter}>
                {t(`bots:newGame.sitter.${sitter}`)}
              </option>
            ))}
        </select>
      )}
      <fieldset className="chair-colours">
        <legend className="unseen">{t('newGame.colourOf', { name: who })}</legend>
        {playerColours.map((colour) => (
          <label key={colour} className="colour-choice">
            <input
              type="radio"
              name={`${group}-colour`}
              checked={chair.colour === colour}
              onChange={() => change({ type: 'colour', key: chair.key, colour })}
            />
            <PlayerToken mark={markOfColour(colour)} size={34} />
            <span className="unseen">{t(`colours.${colour}`)}</span>
          </label>
        ))}
      </fieldset>
      {seats > 1 && (
        <div className="chair-order">
          <Button
            icon="previous"
            label={t('newGame.up', { name: who })}
            disabled={place === 0}
            onPress={() => change({ type: 'move', key: chair.key, by: -1 })}
          />
          <Button
            icon="next"
            label={t('newGame.down', { name: who })}
            disabled={place === seats - 1}
            onPress={() => change({ type: 'move', key: chair.key, by: 1 })}
          />
        </div>
      )}
      {chair.sitter === 'here' && (
        <label className="set-tick">
          <input
            type="checkbox"
            checked={chair.learns}
            aria-label={t('lobby:firstMatch.menu', { name: who })}
            onChange={({ target }) => change({ type: 'learns', key: chair.key, learns: target.checked })}
          />
          <span>{t('lobby:firstMatch.tick')}</span>
        </label>
      )}
    </section>
  );
}
