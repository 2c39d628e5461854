import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { botLevels } from '../../../shared/protocol/messages.ts';
import { Icon } from '../../design/index.ts';
import { botSeats, levelOfChair, type Seating, type Sitter, sitterOfOthers } from './seating.ts';

interface OthersChoiceProps {
  readonly seating: Seating;
  readonly hosted: boolean;
  /** Gives all chairs but the first person's to these. */
  readonly onChoose: (sitter: Sitter) => void;
}

/**
 * The choice of opponents: one press gives all other chairs to people, or to bots of a level. Single chairs can mix.
 */
export function OthersChoice({ seating, hosted, onChoose }: OthersChoiceProps) {
  const { t } = useTranslation('bots');
  const id = useId();
  const common = sitterOfOthers(seating);
  const people: Sitter = hosted ? 'joins' : 'here';
  const isChosen = (sitter: Sitter) =>
    common === null
      ? seating.length === 1 && sitter === people
      : levelOfChair({ sitter: common }) === levelOfChair({ sitter });
  const levels = new Set(botSeats(seating).map(({ level }) => level));
  return (
    <fieldset className="choice-row others-choice" aria-describedby={levels.size > 0 ? `${id}-says` : undefined}>
      <legend>{t('newGame.others')}</legend>
      {[people, ...botLevels].map((sitter) => {
        const level = levelOfChair({ sitter });
        return (
          <label key={sitter} className="choice">
            <input type="radio" name={id} checked={isChosen(sitter)} onChange={() => onChoose(sitter)} />
            <span>
              <Icon name={level === null ? 'people' : 'bot'} size={22} />
              {level === null ? t('newGame.people') : t(`level.${level}.name`)}
            </span>
          </label>
        );
      })}
      {levels.size > 0 && (
        <p className="soft small" id={`${id}-says`}>
          {botLevels
            .filter((level) => levels.has(level))
            .map((level) => t(`level.${level}.says`))
            .join(' ')}
        </p>
      )}
    </fieldset>
  );
}
