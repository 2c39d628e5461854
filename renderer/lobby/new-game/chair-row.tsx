import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { playerColours } from '../../../shared/protocol/messages.ts';
import { Button, Icon, PlayerToken } from '../../design/index.ts';
import { markOfColour } from '../../table/player-mark.ts';
import { type Chair, LONGEST_NAME, type NameFault, type SeatingChange } from './seating.ts';

interface ChairRowProps {
  readonly chair: Chair;
  /** Its place at the table, from 0. */
  readonly place: number;
  /** How many sit at the table; who plays alone has no order to choose. */
  readonly seats: number;
  /** Can it be left free for somebody who joins over the network? */
  readonly hosted: boolean;
  /** What is wrong with the name, once that should be said. */
  readonly fault: NameFault;
  readonly change: (change: SeatingChange) => void;
}

/** One chair of the new table: the name on its sign, the mark and colour, and the way up or down the row. */
export function ChairRow({ chair, place, seats, hosted, fault, change }: ChairRowProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  const who = chair.name.trim() || t('newGame.player', { number: place + 1 });
  return (
    <li className="chair-row">
      <div className="chair-name">
        <label htmlFor={`${id}-name`}>{t('newGame.nameOf', { number: place + 1 })}</label>
        <input
          id={`${id}-name`}
          className="field"
          value={chair.name}
          maxLength={LONGEST_NAME}
          placeholder={chair.joins ? t('newGame.player', { number: place + 1 }) : undefined}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : `${id}-fault`}
          onChange={(event) => change({ type: 'name', key: chair.key, name: event.target.value })}
        />
        {fault !== null && (
          <p className="fault" id={`${id}-fault`}>
            {t(`newGame.fault.${fault}`)}
          </p>
        )}
      </div>
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
      {hosted && (
        <fieldset className="chair-where">
          <legend className="unseen">{t('network:newGame.where', { name: who })}</legend>
          {[false, true].map((joins) => (
            <label key={String(joins)} className="choice">
              <input
                type="radio"
                name={`${id}-where`}
                checked={chair.joins === joins}
                onChange={() => change({ type: 'joins', key: chair.key, joins })}
              />
              <span>
                <Icon name={joins ? 'wifi' : 'home'} size={20} />
                {t(joins ? 'network:newGame.joins' : 'network:newGame.here')}
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </li>
  );
}
