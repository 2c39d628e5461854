import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../client/copy-button.tsx';
import { joinLink } from '../../../connection/join-link.ts';
import { Button, QrCode } from '../../../design/index.ts';
import { CodeCharacters } from '../door/code-boxes.tsx';

interface JoinDetailsProps {
  readonly code: string;
  /** The server's addresses, likeliest first. */
  readonly addresses: readonly string[];
  readonly onNewCode: () => void;
}

/** How others join: the QR code, the address for browsers, and the five-character code. */
export function JoinDetails({ code, addresses, onNewCode }: JoinDetailsProps) {
  const { t } = useTranslation('network');
  const [chosen, setChosen] = useState<string | null>(null);
  const address = addresses.find((each) => each === chosen) ?? addresses[0] ?? '';
  const link = joinLink(address, code);
  return (
    <section className="join-details" aria-labelledby="join-details">
      <h3 id="join-details">{t('wayIn.title')}</h3>
      <QrCode text={link} label={t('wayIn.qr', { address, code: [...code].join(' ') })} />
      <div className="join-details-says">
        <p>{t('wayIn.scan')}</p>
        <p>{t('wayIn.browser')}</p>
      </div>
      <p className="big-address">{address}</p>
      {addresses.length > 1 && (
        <fieldset className="choice-row other-addresses">
          <legend>{t('wayIn.otherAddress')}</legend>
          {addresses.map((each) => (
            <label key={each} className="choice">
              <input
                type="radio"
                name="join-details-address"
                checked={each === address}
                onChange={() => setChosen(each)}
              />
              <span>{each}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p>{t('wayIn.code')}</p>
      <p className="big-code">
        <span className="unseen">{[...code].join(' ')}</span>
        <CodeCharacters code={code} />
      </p>
      <div className="row wraps join-details-tools">
        <CopyButton text={link} label={t('wayIn.copy')} />
        <Button icon="replay" onPress={onNewCode}>
          {t('wayIn.newCode')}
        </Button>
      </div>
      <p className="soft small">{t('wayIn.newCodeSays')}</p>
    </section>
  );
}
