import { useEffect, useId, useRef } from 'react';
import { personCode } from '../../../shared/protocol/messages.ts';

interface CodeFieldProps {
  readonly label: string;
  readonly code: string;
  readonly fault: string | null;
  /** Whether the person has just asked to type here. */
  readonly isFirst?: boolean;
  readonly onCode: (code: string) => void;
}

/** Whether four digits are entered. */
export function isPersonCode(code: string): boolean {
  return personCode.safeParse(code).success;
}

/** The field for the four digits of a person, hidden like a password. */
export function CodeField({ label, code, fault, isFirst = false, onCode }: CodeFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) field.current?.focus();
  }, [isFirst]);
  return (
    <div className="code-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={field}
        className="field"
        type="password"
        value={code}
        maxLength={4}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        aria-invalid={fault !== null}
        aria-describedby={`${id}-fault`}
        onChange={({ target }) => onCode(target.value.replace(/\D/g, ''))}
      />
      <p className="fault" id={`${id}-fault`} role="alert">
        {fault}
      </p>
    </div>
  );
}
