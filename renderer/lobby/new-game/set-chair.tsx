import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { longestPlayerName, type NameFault } from '../../../shared/protocol/messages.ts';
import type { NameClash } from '../../../shared/protocol/name-clashes.ts';
import { Chair as DrawnChair, Icon } from '../../design/index.ts';
import { markOfColour } from '../../people/player-mark.ts';
import { type Chair, levelOfChair, type SeatingChange, writtenName } from './seating.ts';

interface SetChairProps {
  readonly chair: Chair;
  /** Its index at the table. */
  readonly place: number;
  /** The fault of the name, once it should show. */
  readonly fault: NameFault | NameClash | null;
  /** Whether it may stay unnamed. Then its card shows the placeholder. */
  readonly nameless: boolean;
  /** The id of the chair's settings while they are open. */
  readonly settings: string | undefined;
  readonly onSettings: () => void;
  readonly change: (change: SeatingChange) => void;
}

/**
 * A chair at the table with its mark and colour. In front of it: the name card, and the player's type unless a person
 * here plays.
 */
export function SetChair({ chair, place, fault, nameless, settings, onSettings, change }: SetChairProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  const written = writtenName(chair);
  const called = t('newGame.player', { number: place + 1 });
  return (
    <li className="set-chair">
      <button
        type="button"
        className="set-chair-button"
        aria-label={t('lobby:setUp.chair', { name: written.trim() || called })}
        aria-expanded={settings !== undefined}
        aria-controls={settings}
        onClick={onSettings}
      >
        <DrawnChair mark={markOfColour(chair.colour)} width={124} height={96} />
        <span className="set-chair-more" aria-hidden="true">
          <Icon name="settings" size={18} />
        </span>
      </button>
      <div className="set-place">
        <label htmlFor={`${id}-name`} className="unseen">
          {t('newGame.nameOf', { number: place + 1 })}
        </label>
        <input
          id={`${id}-name`}
          className="field place-card"
          value={written}
          maxLength={longestPlayerName}
          placeholder={nameless ? called : undefined}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : `${id}-fault`}
          onChange={(event) => change({ type: 'name', key: chair.key, name: event.target.value })}
        />
        {fault !== null && (
          <p className="fault set-note" id={`${id}-fault`}>
            {t(`refusals:${fault}`)}
          </p>
        )}
        {chair.sitter !== 'here' && (
          <p className="set-note">
            <Icon name={levelOfChair(chair) === null ? 'wifi' : 'bot'} size={18} />
            {levelOfChair(chair) === null
              ? t(`bots:newGame.sitter.${chair.sitter}`)
              : t(`bots:level.${chair.sitter}.name`)}
          </p>
        )}
        {chair.sitter === 'here' && chair.learns && (
          <p className="set-note">
            <Icon name="hint" size={18} />
            {t('lobby:firstMatch.tick')}
          </p>
        )}
      </div>
    </li>
  );
}
