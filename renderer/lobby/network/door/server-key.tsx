import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hostKey } from '../../../../shared/protocol/messages.ts';
import { useCommands } from '../../../client/commands/commands.ts';
import { Button } from '../../../design/index.ts';
import { useRefusalHere } from './refusal-here.ts';

/** The form for the key of a server without a window. It makes this page the host's screen. */
export function ServerKey() {
  const { t } = useTranslation('network');
  const { guest } = useCommands();
  const id = useId();
  const [key, setKey] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const refusalHere = useRefusalHere();
  const present = async (event: FormEvent) => {
    event.preventDefault();
    const read = hostKey.safeParse(key.trim());
    setFault(read.success ? null : t('houseKey.unfit'));
    if (!read.success || (await guest.presentKey(read.data))) return;
    const refused = refusalHere();
    if (refused !== null) setFault(t(`refusals:${refused}`));
  };
  return (
    <details className="card street-board house-key">
      <summary>{t('houseKey.title')}</summary>
      <p className="small">{t('houseKey.says')}</p>
      <form onSubmit={(event) => void present(event)} noValidate>
        <label htmlFor={id}>{t('houseKey.key')}</label>
        <input
          id={id}
          className="field"
          // a password field: hides the key from onlookers, and the browser may store it
          type="password"
          autoComplete="current-password"
          value={key}
          aria-invalid={fault !== null}
          aria-describedby={`${id}-fault`}
          onChange={({ target }) => {
            setFault(null);
            setKey(target.value);
          }}
        />
        <p className="fault" id={`${id}-fault`} role="alert">
          {fault}
        </p>
        <Button submit onPress={() => {}}>
          {t('houseKey.present')}
        </Button>
      </form>
    </details>
  );
}
