import './standing-by.css';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../client/commands/commands.ts';
import type { Relief } from '../../client/slices/standing-by-slice.ts';
import { Button, Dialog } from '../../design/index.ts';

/** The progress of a failover, with a way back. */
export function ReliefSheet({ relief }: { readonly relief: Relief }) {
  const { t } = useTranslation('travel');
  const { goBack } = useCommands().standingBy;
  const { here, canGoBack } = relief;
  return (
    <Dialog
      open
      title={t(here ? 'relief.titleHere' : 'relief.titleThere')}
      closeLabel={t('shell:close')}
      onClose={goBack}
      className="standing-by-sheet"
    >
      <div role="status">
        <Progress relief={relief} />
      </div>
      {canGoBack && (
        <div className="row">
          <Button onPress={goBack}>{t(here ? 'relief.stop' : 'relief.back')}</Button>
        </div>
      )}
    </Dialog>
  );
}

function Progress({ relief: { progress, refused } }: { readonly relief: Relief }) {
  const { t } = useTranslation('travel');
  if (refused !== null) return <p>{t(`refusals:${refused}`)}</p>;
  if (progress === null) return <p>{t('relief.calling')}</p>;
  const { agreed, have, needs } = progress;
  // the new computer's consent brings its own share
  const lacking = Math.max(0, needs - have - (agreed ? 0 : 1));
  return (
    <>
      {lacking > 0 && <p>{t('relief.lacking', { count: lacking, have, needs, press: t('gone.goThere') })}</p>}
      {!agreed && <p>{t('relief.notAgreed', { press: t('gone.goHere') })}</p>}
      {lacking === 0 && agreed && <p>{t('relief.opening')}</p>}
    </>
  );
}
