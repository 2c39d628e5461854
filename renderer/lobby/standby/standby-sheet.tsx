import './standby.css';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../client/commands/commands.ts';
import { NoticeLine } from '../../client/notice-line.tsx';
import type { LiveRoom } from '../../client/slices/room-slice.ts';
import { Button, Dialog } from '../../design/index.ts';

/** The request to be the room's standby. Closing the sheet declines; the host may ask again. */
export function StandbySheet({ room, onClose }: { readonly room: LiveRoom; readonly onClose: () => void }) {
  const { t } = useTranslation('travel');
  const { answer } = useCommands().standby;
  const say = (agreed: boolean) => () => {
    answer(room.room, agreed);
    onClose();
  };
  return (
    <Dialog open title={t('asked.title')} closeLabel={t('shell:close')} onClose={say(false)} className="standby-sheet">
      <NoticeLine />
      <p>{t('asked.says')}</p>
      <p className="soft small">{t('asked.open')}</p>
      <div className="row">
        <Button kind="primary" icon="home" onPress={say(true)}>
          {t('asked.yes')}
        </Button>
        <Button onPress={say(false)}>{t('asked.no')}</Button>
      </div>
    </Dialog>
  );
}
