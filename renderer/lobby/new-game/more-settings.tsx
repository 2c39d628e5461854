import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OptionSpec } from '../../../shared/engine/index.ts';
import { Button, Icon } from '../../design/index.ts';
import { OptionRow } from './option-row.tsx';

interface MoreSettingsProps {
  readonly game: string;
  /** The options that apply to this number of players. */
  readonly settles: readonly OptionSpec[];
  readonly settledOf: (option: OptionSpec) => string;
  readonly onSettle: (option: OptionSpec, value: string) => void;
  /** Whether to play over the network; null if impossible. */
  readonly hosted: boolean | null;
  readonly onHosted: (hosted: boolean) => void;
  /** Shuffles the seats; absent if there is no order. */
  readonly onShuffle?: (() => void) | undefined;
}

/** The options that differ from the defaults, and a button for all options. */
export function MoreSettings({ game, settles, settledOf, onSettle, hosted, onHosted, onShuffle }: MoreSettingsProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  const unusual = settles.filter((option) => settledOf(option) !== option.values[0]);
  return (
    <>
      {unusual.length > 0 && (
        <ul className="set-otherwise">
          {unusual.map((option) => (
            <li key={option.id}>
              <Icon name="check" size={18} />
              {t('lobby:setUp.otherwise', {
                title: t(`options.${game}.${option.id}.title`),
                value: t(`options.${game}.${option.id}.values.${settledOf(option)}`),
              })}
            </li>
          ))}
        </ul>
      )}
      <details className="more-settings">
        <summary>
          <Icon name="chevron" size={20} />
          {t('lobby:setUp.more')}
        </summary>
        {hosted !== null && (
          <fieldset className="choice-row">
            <legend>{t('network:newGame.how')}</legend>
            {[false, true].map((each) => (
              <label key={String(each)} className="choice">
                <input type="radio" name={`${id}-hosted`} checked={hosted === each} onChange={() => onHosted(each)} />
                <span>
                  <Icon name={each ? 'wifi' : 'home'} size={22} />
                  {t(each ? 'network:newGame.overNetwork' : 'network:newGame.roundDevice')}
                </span>
              </label>
            ))}
            {hosted && <p className="soft small">{t('network:newGame.says')}</p>}
          </fieldset>
        )}
        {settles.map((option) => (
          <OptionRow
            key={option.id}
            game={game}
            option={option}
            value={settledOf(option)}
            onChange={(value) => onSettle(option, value)}
          />
        ))}
        {onShuffle !== undefined && (
          <div className="set-order">
            <Button icon="swap" onPress={onShuffle}>
              {t('newGame.shuffle')}
            </Button>
            <p className="soft small">{t('newGame.roundSays')}</p>
          </div>
        )}
      </details>
    </>
  );
}
