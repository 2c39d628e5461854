import { useTranslation } from 'react-i18next';
import { useCommands } from '../client/commands/commands.ts';
import { Button, Dialog } from '../design/index.ts';

interface StopHostingSheetProps {
  readonly room: string;
  readonly onClose: () => void;
}

/** The sheet that asks before it closes the room of a saved table, because all others must leave. */
export function StopHostingSheet({ room, onClose }: StopHostingSheetProps) {
  const { t } = useTranslation('network');
  const { hosting } = useCommands();
  const stop = () => {
    void hosting.closeRoom(room);
    onClose();
  };
  return (
    <Dialog
      open
      title={t('hosting.stop')}
      onClose={onClose}
      closeLabel={t('shell:close')}
      actions={
        <>
          <Button onPress={onClose}>{t('hosting.goOn')}</Button>
          <Button kind="primary" icon="offline" onPress={stop}>
            {t('hosting.stop')}
          </Button>
        </>
      }
    >
      <p>{t('hosting.stopSays')}</p>
    </Dialog>
  );
}
