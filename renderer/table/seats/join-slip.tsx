import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../client/store.ts';
import { joinLink, ownAddress } from '../../connection/join-link.ts';
import { Button, QrCode } from '../../design/index.ts';

interface JoinSlipProps {
  readonly code: string;
  /** Opens the sheet with the QR code; absent without one. */
  readonly onMore?: () => void;
}

/** How to join, always on the counter of a shared board. A large screen shows a QR code. */
export function JoinSlip({ code, onMore }: JoinSlipProps) {
  const { t } = useTranslation('seats');
  const served = useAppSelector((state) => state.server.network?.listening?.addresses[0] ?? null);
  const address = onMore === undefined ? ownAddress() : served;
  return (
    <section className={`join-slip on-paper ${onMore === undefined ? 'of-guest' : ''}`} aria-label={t('slip.title')}>
      {address !== null && (
        <QrCode
          text={joinLink(address, code)}
          label={t('network:wayIn.qr', { address, code: [...code].join(' ') })}
          className="join-qr"
        />
      )}
      {address !== null && (
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
