import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../client/store.ts';
import { joinLink } from '../../connection/join-link.ts';
import { Button, QrCode } from '../../design/index.ts';

interface JoinSlipProps {
  readonly code: string;
  /** Opens the sheet with the code for cameras. */
  readonly onMore: () => void;
}

/** How to come in, on a slip of paper on the counter of a shared board, all evening: a large screen shows the code for cameras. */
export function JoinSlip({ code, onMore }: JoinSlipProps) {
  const { t } = useTranslation('seats');
  const address = useAppSelector((state) => state.house.network?.listening?.addresses[0]);
  return (
    <section className="join-slip" aria-label={t('slip.title')}>
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
      <Button icon="code" label={t('slip.qr')} onPress={onMore} />
    </section>
  );
}
