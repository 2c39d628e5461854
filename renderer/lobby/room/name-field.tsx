import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { longestPlayerName, type RefusalCode } from '../../../shared/protocol/messages.ts';

interface NameFieldProps {
  readonly label: string;
  readonly name: string;
  readonly autoComplete: 'off' | 'given-name';
  /** Why the name is invalid; null if it is valid or not yet tried. */
  readonly fault: RefusalCode | null;
  readonly onName: (name: string) => void;
}

/** The name field of a player, with its fault. */
export function NameField({ label, name, autoComplete, fault, onName }: NameFieldProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field"
        value={name}
        maxLength={longestPlayerName}
        autoComplete={autoComplete}
        spellCheck={false}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-fault`}
        onChange={({ target }) => onName(target.value)}
      />
      <p className="fault" id={`${id}-fault`} role="alert">
        {fault === null ? null : t(`refusals:${fault}`)}
      </p>
    </div>
  );
}
