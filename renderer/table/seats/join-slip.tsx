import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../client/store.ts';
import { joinLink } from '../../connection/join-link.ts';
import { Button, QrCode } from '../../design/index.ts';

interface JoinSlipProps {
  readonly code: string;
  /** Opens the sheet with the code for cameras; left out where there is none. */
  readonly onMore?: () => void;
}

/** A guest that looks on has come by the address at which others come, too; an app of its own shows the page from within. */
const ownAddress = (): string | undefined =>
  window.location.protocol.startsWith('http') ? window.location.host : undefined;

/** How to come in, on a slip of paper on the counter of a shared board, all evening: a large screen shows the code for cameras. */
export function JoinSlip({ code, onMore }: JoinSlipProps) {
  const { t } = useTranslation('seats');
  const served = useAppSelector((state) => state.house.network?.listening?.addresses[0]);
  const address = onMore === undefined ? ownAddress() : served;
  return (
    <section className={`join-slip ${onMore === undefined ? 'of-guest' : ''}`} aria-label={t('slip.title')}>
      {address !== undefined && (
        <QrCode
          text={joinLink(address, code)}
          label={t('network:wayIn.qr', { address, code: [...code].join(' ') })}
          className="join-qr"
        />
      )}
      {address !== undefined && (
        <p className="join-address">
          <span className="small">{t('slip.address')}</span>
          <b>{address}</b>
        </p>
      )}
      <p>
        <span className="small">{t('slip.code')}</span>
        <b className="join-code">{code}</b>
      </p>
      {onMore !== undefined && <Button icon="code" label={t('slip.qr')} onPress={onMore} />}
    </section>
  );
}
