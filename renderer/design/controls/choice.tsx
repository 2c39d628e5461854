import { useId } from 'react';

interface ChoiceProps<Value> {
  readonly title: string;
  readonly says?: string;
  readonly value: Value;
  readonly choices: readonly (readonly [value: Value, words: string])[];
  readonly onChoose: (value: Value) => void;
}

/** One of a few values, as radio buttons in a row. */
export function Choice<Value extends string | number | null>({
  title,
  says,
  value,
  choices,
  onChoose,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="choice-row">
      <legend>{title}</legend>
      {choices.map(([each, words]) => (
        <label key={words} className="choice">
          <input type="radio" name={name} checked={value === each} onChange={() => onChoose(each)} />
          <span>{words}</span>
        </label>
      ))}
      {says !== undefined && <p className="soft small">{says}</p>}
    </fieldset>
  );
}
