import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../../client/commands/commands.ts';
import { useAppSelector } from '../../../client/store.ts';
import { Button } from '../../../design/index.ts';
import { HostAddress } from '../hosting/host-address.tsx';
import { CodeBoxes } from './code-boxes.tsx';
import { readAddress } from './code-entry.ts';
import { type JoinWay, joinWay } from './join-way.ts';

type Fault = Extract<JoinWay, { to: 'nowhere' }>['fault'] | null;

interface JoinFormProps {
  /** Whether the address is needed from the start. */
  readonly withAddress?: boolean;
  /** Called when the page goes to the host. */
  readonly onGone?: () => void;
}

/** The form to join another host's room by its five-character code; its address is asked for where it is needed. */
export function JoinForm({ withAddress = false, onGone }: JoinFormProps) {
  const { t } = useTranslation('network');
  const { guest } = useCommands();
  const nearby = useAppSelector((state) => state.server.nearby);
  const hostsItself = useAppSelector((state) => state.library.tables.some(({ room }) => room !== null));
  const [code, setCode] = useState('');
  const [address, setAddress] = useState('');
  const [asksAddress, setAsksAddress] = useState(withAddress);
  const [fault, setFault] = useState<Fault>(null);
  const join = (event: FormEvent) => {
    event.preventDefault();
    const way = joinWay({ code, address, nearby: nearby ?? [], hostsItself });
    setFault(way.to === 'nowhere' ? way.fault : null);
    if (way.to === 'nowhere' && way.fault !== 'code-short') setAsksAddress(true);
    if (way.to !== 'visit') return;
    onGone?.();
    guest.visit(way.address, way.code);
  };
  /** Fills both fields from a link pasted into either. */
  const readLink = (text: string) => {
    const there = readAddress(text);
    if (there?.code) {
      setCode(there.code);
      setAddress(there.address);
      setAsksAddress(true);
    }
    return there?.code != null;
  };
  return (
    <form className="join-form" onSubmit={join} noValidate>
      <CodeBoxes
        label={t('join.withCode')}
        code={code}
        fault={fault === 'code-short' ? t('join.fault.code-short') : null}
        onChange={(entered, pasted) => {
          setFault(null);
          if (!readLink(pasted)) setCode(entered);
        }}
      />
      {asksAddress ? (
        <HostAddress
          value={address}
          fault={fault === null || fault === 'code-short' ? null : t(`join.fault.${fault}`)}
          onChange={(text) => {
            setFault(null);
            if (!readLink(text)) setAddress(text);
          }}
        />
      ) : (
        <button type="button" className="link small" onClick={() => setAsksAddress(true)}>
          {t('join.byAddress')}
        </button>
      )}
      <Button submit onPress={() => {}}>
        {t('join.join')}
      </Button>
    </form>
  );
}
