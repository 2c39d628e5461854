import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface HostAddressProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly fault: string | null;
}

/** The field for another host's address, as below its code; it accepts a whole link. */
export function HostAddress({ value, onChange, fault }: HostAddressProps) {
  const { t } = useTranslation('network');
  const id = useId();
  return (
    <div className="host-address">
      <label htmlFor={id} className="small">
        {t('join.address')}
      </label>
      <input
        id={id}
        className="field"
        value={value}
        placeholder="192.168.1.20:7777"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        aria-invalid={fault !== null}
        aria-describedby={`${id}-wrong`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="fault" id={`${id}-wrong`} role="alert">
        {fault}
      </p>
    </div>
  );
}
