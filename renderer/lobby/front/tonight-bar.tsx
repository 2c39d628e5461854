import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../design/index.ts';
import { gamesInStreet } from '../../games/index.ts';
import { type Evening, evenings } from './minutes.ts';

interface TonightBarProps {
  /** How many are there; null where nobody has said. */
  readonly people: number | null;
  /** How long have they got; undefined where nobody has said. */
  readonly evening: Evening | undefined;
  /** So many games suit them. */
  readonly fitting: number;
  readonly onPeople: (people: number | null) => void;
  readonly onEvening: (evening: Evening | undefined) => void;
}

const most = Math.max(...gamesInStreet.map(({ seats }) => seats.max));
const numbers = Array.from({ length: most }, (_, index) => index + 1);

/** What is asked on the kerb: how many are we, how long have we got? A second press on an answer takes it back. */
export function TonightBar({ people, evening, fitting, onPeople, onEvening }: TonightBarProps) {
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
            onClick={() => onPeople(many === people ? null : many)}
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
            onClick={() => onEvening(each === evening ? undefined : each)}
          >
            {each === null ? t('fronts.evening.all') : t(`fronts.evening.${each}`)}
          </button>
        ))}
      </fieldset>
      <p role="status">
        <Icon name={fitting === 0 ? 'clock' : 'check'} size={20} />
        {fitting === all ? t('fronts.allFit') : t('fronts.someFit', { count: fitting })}
      </p>
    </section>
  );
}
