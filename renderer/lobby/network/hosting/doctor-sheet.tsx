import './doctor.css';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Finding } from '../../../../shared/protocol/messages.ts';
import { useCommands } from '../../../client/commands/commands.ts';
import { CopyButton } from '../../../client/copy-button.tsx';
import { useAppSelector } from '../../../client/store.ts';
import { Button, Dialog, Icon, type IconName } from '../../../design/index.ts';
import { readAddress } from '../door/code-entry.ts';
import { doctorReport } from './doctor-report.ts';
import { HostAddress } from './host-address.tsx';

const signs: Readonly<Record<Finding['result'], IconName>> = {
  well: 'check',
  doubtful: 'help',
  ill: 'close',
  'not-examined': 'minus',
};

/** The worst result of the findings. */
function worstOf(findings: readonly Finding[] | null): 'no-answer' | 'ill' | 'doubtful' | 'well' {
  if (findings === null) return 'no-answer';
  return (['ill', 'doubtful'] as const).find((bad) => findings.some(({ result }) => result === bad)) ?? 'well';
}

interface DoctorSheetProps {
  /** The other host whose connection is tested; null for this host. */
  readonly address: string | null;
  readonly onClose: () => void;
}

/** The connection doctor: tests the connection between two devices, and suggests fixes. */
export function DoctorSheet({ address: first, onClose }: DoctorSheetProps) {
  const { t, i18n } = useTranslation('network');
  const { hosting } = useCommands();
  const version = useAppSelector((state) => state.connection.appVersion);
  const [address, setAddress] = useState(first);
  const [draft, setDraft] = useState(first ?? '');
  const [unreadable, setUnreadable] = useState(false);
  const [findings, setFindings] = useState<readonly Finding[] | null>(null);
  const [busy, setBusy] = useState(false);
  /** Counts the tests, so that findings of an earlier one are dropped. */
  const latest = useRef(0);
  const examine = useCallback(
    async (where: string | null) => {
      latest.current += 1;
      const mine = latest.current;
      setAddress(where);
      setBusy(true);
      const found = await hosting.diagnose(where);
      if (latest.current !== mine) return;
      setFindings(found);
      setBusy(false);
    },
    [hosting],
  );
  useEffect(() => {
    void examine(first);
  }, [examine, first]);
  const words = ({ code, facts }: Finding) =>
    i18n.exists(`doctor:code.${code}`) ? t(`doctor:code.${code}`, { ...facts }) : t('doctor:unknownCode', { code });
  const visit = (event: FormEvent) => {
    event.preventDefault();
    const there = readAddress(draft);
    setUnreadable(there === null);
    if (there !== null) void examine(there.address);
  };
  const heading = address === null ? t('doctor:here') : t('doctor:there', { address });
  const report = doctorReport(`High Street ${version}: ${heading}`, findings ?? [], words);
  return (
    <Dialog
      open
      title={t('doctor.title')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      className="doctor"
      actions={
        <>
          <CopyButton text={report} label={t('doctor:copy')} disabled={busy || findings === null} />
          <Button kind="primary" icon="replay" disabled={busy} onPress={() => void examine(address)}>
            {t('doctor:again')}
          </Button>
        </>
      }
    >
      <h3>{heading}</h3>
      <p role="status" className="small soft">
        {busy ? t('doctor:examining') : t(`doctor:summary.${worstOf(findings)}`)}
      </p>
      {findings !== null && (
        <ul className="findings" aria-busy={busy}>
          {findings.map((finding) => (
            <li
              key={`${finding.code} ${Object.values(finding.facts).join(' ')}`}
              className={`finding ${finding.result}`}
            >
              <span className="finding-sign">
                <Icon name={signs[finding.result]} size={20} weight={3} />
              </span>
              <div>
                <p className="small">
                  <b>{t(`doctor:examination.${finding.examination}`)}</b>{' '}
                  <span className="finding-result">{t(`doctor:result.${finding.result}`)}</span>
                </p>
                <p>{words(finding)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <form className="doctor-elsewhere" onSubmit={visit} noValidate>
        <h3>{t('doctor:elsewhere')}</h3>
        <HostAddress
          value={draft}
          fault={unreadable ? t('join.fault.address-unreadable') : null}
          onChange={(text) => {
            setUnreadable(false);
            setDraft(text);
          }}
        />
        <div className="row wraps">
          <Button submit disabled={busy} onPress={() => {}}>
            {t('doctor:examine')}
          </Button>
          {address !== null && (
            <Button disabled={busy} onPress={() => void examine(null)}>
              {t('doctor:examineHere')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
