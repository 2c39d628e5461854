import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NetworkStanding } from '../../../../shared/protocol/messages.ts';
import { useCommands } from '../../../client/commands/commands.ts';
import { Button } from '../../../design/index.ts';

const LEAST_PORT = 1024;
const LAST_PORT = 65_535;

interface AdapterChoiceProps {
  readonly network: NetworkStanding;
  /** The action after the choice if the server is not on the network yet. */
  readonly onChosen?: () => void;
}

/** The form for the network adapter and the port of the server. */
export function AdapterChoice({ network, onChosen }: AdapterChoiceProps) {
  const { t } = useTranslation('network');
  const { hosting } = useCommands();
  const id = useId();
  const now = network.listening;
  const [adapter, setAdapter] = useState(now?.adapter ?? network.adapters[0]?.address ?? 'all');
  const [port, setPort] = useState(now === null ? '' : String(now.port));
  const wanted = port.trim() === '' ? null : Number(port);
  const fits = wanted === null || (Number.isInteger(wanted) && wanted >= LEAST_PORT && wanted <= LAST_PORT);
  const isPortGiven = network.portGiven === true;
  const isSame = isPortGiven && now !== null && adapter === now.adapter;
  const reason = network.adapters.find(({ address }) => address === now?.adapter)?.reason;
  const why = now?.chosen ? t('adapter.chosen') : reason === undefined ? null : t(`adapter.reasons.${reason}`);
  const choose = (event: FormEvent) => {
    event.preventDefault();
    if (!fits || isSame) return;
    hosting.chooseNetwork(adapter, wanted);
    onChosen?.();
  };
  return (
    <details className="adapter-choice">
      <summary>
        {now === null
          ? t('adapter.title')
          : t('adapter.now', { adapter: adapterName(network, now.adapter) ?? t('adapter.all'), port: now.port })}
        {why !== null && <span className="soft small"> ({why})</span>}
      </summary>
      <form onSubmit={choose} noValidate>
        <fieldset className="choice-row">
          <legend>{t('adapter.which')}</legend>
          {network.adapters.map(({ name, address, reason }) => (
            <label key={address} className="choice">
              <input type="radio" name={id} checked={adapter === address} onChange={() => setAdapter(address)} />
              <span>
                {t('adapter.one', { name, address })}
                {reason !== undefined && <span className="soft small"> ({t(`adapter.reasons.${reason}`)})</span>}
              </span>
            </label>
          ))}
          <label className="choice">
            <input type="radio" name={id} checked={adapter === 'all'} onChange={() => setAdapter('all')} />
            <span>{t('adapter.all')}</span>
          </label>
        </fieldset>
        <div className="port-choice">
          <label htmlFor={`${id}-port`}>{t('adapter.port')}</label>
          <input
            id={`${id}-port`}
            className="field"
            inputMode="numeric"
            value={port}
            readOnly={isPortGiven}
            autoComplete="off"
            aria-invalid={!fits}
            aria-describedby={`${id}-fault`}
            onChange={({ target }) => setPort(target.value)}
          />
          <Button submit onPress={() => {}} disabled={!fits} disabledReason={isSame && t('adapter.portGiven')}>
            {t('adapter.choose')}
          </Button>
        </div>
        <p className="fault" id={`${id}-fault`} role="alert">
          {fits ? null : t('adapter.badPort', { least: LEAST_PORT, last: LAST_PORT })}
        </p>
        <p className="soft small">{t(isPortGiven ? 'adapter.portGiven' : 'adapter.says')}</p>
      </form>
    </details>
  );
}

/** An adapter's display name; null for all adapters. */
function adapterName(network: NetworkStanding, address: string): string | null {
  if (address === 'all') return null;
  const known = network.adapters.find((each) => each.address === address);
  return known ? `${known.name} ${known.address}` : address;
}
