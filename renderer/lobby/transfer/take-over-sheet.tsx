import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../client/commands/commands.ts';
import { NoticeLine } from '../../client/notice-line.tsx';
import type { LiveRoom } from '../../client/slices/room-slice.ts';
import { Button, Dialog } from '../../design/index.ts';

/** The question whether this device's own host takes the room over. */
export function TakeOverSheet({ room, onClose }: { readonly room: LiveRoom; readonly onClose: () => void }) {
  const { t } = useTranslation('travel');
  const { takeOver, declineTakeOver } = useCommands().travel;
  const [busy, setBusy] = useState(false);
  const go = async () => {
    if (busy) return;
    setBusy(true);
    if (await takeOver(room.room)) onClose();
    else setBusy(false);
  };
  const stay = () => {
    declineTakeOver(room.room);
    onClose();
  };
  return (
    <Dialog open title={t('over.title')} closeLabel={t('shell:close')} onClose={stay}>
      <NoticeLine />
      <p>{t('over.says')}</p>
      <p className="soft small">{t('over.seats')}</p>
      <div className="row">
        <Button kind="primary" icon="home" onPress={() => void go()}>
          {t(busy ? 'over.busy' : 'over.go')}
        </Button>
        <Button onPress={stay}>{t('over.stay')}</Button>
      </div>
    </Dialog>
  );
}
