import './standby.css';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../client/commands/commands.ts';
import type { Failover } from '../../client/slices/standby-slice.ts';
import { Button, Dialog } from '../../design/index.ts';

/** The progress of a failover, with a way back. */
export function FailoverSheet({ failover }: { readonly failover: Failover }) {
  const { t } = useTranslation('travel');
  const { goBack } = useCommands().standby;
  const { here, canGoBack } = failover;
  return (
    <Dialog
      open
      title={t(here ? 'failover.titleHere' : 'failover.titleThere')}
      closeLabel={t('shell:close')}
      onClose={goBack}
      className="standby-sheet"
    >
      <div role="status">
        <Progress failover={failover} />
      </div>
      {canGoBack && (
        <div className="row">
          <Button onPress={goBack}>{t(here ? 'failover.stop' : 'failover.back')}</Button>
        </div>
      )}
    </Dialog>
  );
}

function Progress({ failover: { progress, refused } }: { readonly failover: Failover }) {
  const { t } = useTranslation('travel');
  if (refused !== null) return <p>{t(`refusals:${refused}`)}</p>;
  if (progress === null) return <p>{t('failover.calling')}</p>;
  const { agreed, have, needs } = progress;
  // the new computer's consent brings its own share
  const lacking = Math.max(0, needs - have - (agreed ? 0 : 1));
  return (
    <>
      {lacking > 0 && <p>{t('failover.lacking', { count: lacking, have, needs, press: t('gone.goThere') })}</p>}
      {!agreed && <p>{t('failover.notAgreed', { press: t('gone.goHere') })}</p>}
      {lacking === 0 && agreed && <p>{t('failover.opening')}</p>}
    </>
  );
}
