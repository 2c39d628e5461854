import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  botLevels,
  longestPlayerName,
  type NameClash,
  type NameFault,
  playerColours,
} from '../../../shared/protocol/messages.ts';
import { Button, PlayerToken } from '../../design/index.ts';
import { markOfColour } from '../../people/player-mark.ts';
import { type Chair, levelOfChair, type SeatingChange, type Sitter, writtenName } from './seating.ts';

const sitters: readonly Sitter[] = ['here', 'joins', ...botLevels];

interface ChairRowProps {
  readonly chair: Chair;
  /** Its place at the table, from 0. */
  readonly place: number;
  /** How many sit at the table; who plays alone has no order to choose. */
  readonly seats: number;
  /** Can it be left free for somebody who joins over the network? */
  readonly hosted: boolean;
  /** What is wrong with the name, once that should be said. */
  readonly fault: NameFault | NameClash | null;
  /** May it do without a written name? Then its field shows what it is called instead. */
  readonly nameless: boolean;
  readonly change: (change: SeatingChange) => void;
}

/** One chair of the new table: the name on its sign, who plays, the mark and colour, and the way up or down the row. */
export function ChairRow({ chair, place, seats, hosted, fault, nameless, change }: ChairRowProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  const written = writtenName(chair);
  const who = written.trim() || t('newGame.player', { number: place + 1 });
  return (
    <li className="chair-row">
      <div className="chair-name">
        <label htmlFor={`${id}-name`}>{t('newGame.nameOf', { number: place + 1 })}</label>
        <input
          id={`${id}-name`}
          className="field"
          value={written}
          maxLength={longestPlayerName}
          placeholder={nameless ? t('newGame.player', { number: place + 1 }) : undefined}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : `${id}-fault`}
          onChange={(event) => change({ type: 'name', key: chair.key, name: event.target.value })}
        />
        {fault !== null && (
          <p className="fault" id={`${id}-fault`}>
            {t(`refused.${fault}`)}
          </p>
        )}
      </div>
      {chair.sitter === 'here' && (
        <label className="chair-learns">
          <input
            type="checkbox"
            checked={chair.learns}
            aria-label={t('lobby:firstMatch.menu', { name: who })}
            onChange={({ target }) => change({ type: 'learns', key: chair.key, learns: target.checked })}
          />
          <span>{t('lobby:firstMatch.tick')}</span>
        </label>
      )}
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
              name={`${id}-colour`}
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
            icon="chevron"
            className="upwards"
            label={t('newGame.up', { name: who })}
            disabled={place === 0}
            onPress={() => change({ type: 'move', key: chair.key, by: -1 })}
          />
          <Button
            icon="chevron"
            label={t('newGame.down', { name: who })}
            disabled={place === seats - 1}
            onPress={() => change({ type: 'move', key: chair.key, by: 1 })}
          />
        </div>
      )}
    </li>
  );
}
