import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../design/index.ts';
import { gamesInStreet } from '../../games/index.ts';
import { evenings, type Tonight } from './minutes.ts';

interface TonightBarProps {
  readonly tonight: Tonight;
  /** The number of games that fit. */
  readonly fitting: number;
  readonly onSaid: (tonight: Tonight) => void;
}

const most = Math.max(...gamesInStreet.map(({ seats }) => seats.max));
const numbers = Array.from({ length: most }, (_, index) => index + 1);

/** The questions on the kerb: how many players, how long, any beginners. A second press on an answer clears it. */
export function TonightBar({ tonight, fitting, onSaid }: TonightBarProps) {
  const { people, evening, knows } = tonight;
  const { t } = useTranslation('shell');
  const id = useId();
  const all = gamesInStreet.length;
  return (
    <section className="tonight" aria-label={t('fronts.tonight')}>
      <fieldset aria-labelledby={`${id}-many`}>
        <span id={`${id}-many`}>{t('fronts.howMany')}</span>
        {numbers.map((many) => (
          <button
            key={many}
            type="button"
            aria-pressed={many === people}
            onClick={() => onSaid({ ...tonight, people: many === people ? null : many })}
          >
            {many}
          </button>
        ))}
      </fieldset>
      <fieldset aria-labelledby={`${id}-long`}>
        <span id={`${id}-long`}>{t('fronts.howLong')}</span>
        {evenings.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === evening}
            onClick={() => onSaid({ ...tonight, evening: each === evening ? undefined : each })}
          >
            {each === null ? t('fronts.evening.all') : t(`fronts.evening.${each}`)}
          </button>
        ))}
      </fieldset>
      <fieldset aria-labelledby={`${id}-known`}>
        <span id={`${id}-known`}>{t('fronts.whoKnows')}</span>
        {(['somebody', 'nobody'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === knows}
            onClick={() => onSaid({ ...tonight, knows: each === knows ? undefined : each })}
          >
            {t(`fronts.known.${each}`)}
          </button>
        ))}
      </fieldset>
      <p role="status">
        <Icon name={fitting === 0 ? 'clock' : 'check'} size={20} />
        {fitting === all ? t('fronts.allFit') : t('fronts.someFit', { count: fitting, all })}
      </p>
    </section>
  );
}
