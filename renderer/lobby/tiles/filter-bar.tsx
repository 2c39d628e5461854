import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { listedGames } from '../../games/index.ts';
import { type GameFilter, timeLimits } from './minutes.ts';

interface FilterBarProps {
  readonly filter: GameFilter;
  /** The number of games that fit. */
  readonly fitting: number;
  readonly onChange: (filter: GameFilter) => void;
}

const most = Math.max(...listedGames.map(({ seats }) => seats.max));
const numbers = [null, ...Array.from({ length: most }, (_, index) => index + 1)];

/** Filters the games by number of players, time and ease. */
export function FilterBar({ filter, fitting, onChange }: FilterBarProps) {
  const { people, time, isEasy } = filter;
  const { t } = useTranslation('shell');
  const anyWord = t('filter.any');
  return (
    <section className="filter-bar" aria-label={t('filter.title')}>
      <FilterRow
        title={t('filter.players')}
        choices={numbers.map((many) => ({ value: many, words: many === null ? anyWord : String(many) }))}
        chosen={people}
        onChoose={(many) => onChange({ ...filter, people: many })}
      />
      <FilterRow
        title={t('filter.time')}
        choices={timeLimits.map((limit) => ({
          value: limit,
          words: limit === null ? anyWord : t(`filter.upTo.${limit}`),
        }))}
        chosen={time}
        onChoose={(limit) => onChange({ ...filter, time: limit })}
      />
      <FilterRow
        title={t('filter.newPlayers')}
        choices={[
          { value: false, words: anyWord },
          { value: true, words: t('filter.easy') },
        ]}
        chosen={isEasy}
        onChoose={(easy) => onChange({ ...filter, isEasy: easy })}
      />
      <p role="status">{t('filter.fit', { count: fitting })}</p>
    </section>
  );
}

interface FilterRowProps<Value> {
  readonly title: string;
  readonly choices: readonly { readonly value: Value; readonly words: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

function FilterRow<Value>({ title, choices, chosen, onChoose }: FilterRowProps<Value>) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id}>
      <span id={id}>{title}</span>
      <span className="filter-choices">
        {choices.map(({ value, words }) => (
          <button key={words} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
            {words}
          </button>
        ))}
      </span>
    </fieldset>
  );
}
