import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OptionSpec } from '../../../shared/engine/index.ts';

interface OptionRowProps {
  readonly game: string;
  readonly option: OptionSpec;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** An option with its values. Its texts are in the shell's catalogue under `options.<game>.<option>`. */
export function OptionRow({ game, option, value, onChange }: OptionRowProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  const words = `options.${game}.${option.id}`;
  const says = t(`${words}.says`);
  return (
    <fieldset className="choice-row" aria-describedby={says === '' ? undefined : `${id}-says`}>
      <legend>{t(`${words}.title`)}</legend>
      {option.values.map((each) => (
        <label key={each} className="choice">
          <input type="radio" name={id} checked={value === each} onChange={() => onChange(each)} />
          <span>{t(`${words}.values.${each}`)}</span>
        </label>
      ))}
      {says !== '' && (
        <p className="soft small" id={`${id}-says`}>
          {says}
        </p>
      )}
    </fieldset>
  );
}
