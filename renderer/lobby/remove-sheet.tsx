import { useTranslation } from 'react-i18next';
import { useCommands } from '../client/commands/commands.ts';
import { Button, Dialog } from '../design/index.ts';

interface RemoveSheetProps {
  readonly table: string;
  /** The players, in words. */
  readonly names: string;
  readonly onClose: () => void;
}

/** The sheet that asks before it removes a saved game. */
export function RemoveSheet({ table, names, onClose }: RemoveSheetProps) {
  const { t } = useTranslation('lobby');
  const { removeTable } = useCommands();
  const remove = () => {
    removeTable(table);
    onClose();
  };
  return (
    <Dialog
      open
      title={t('remove.title')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('remove.keep')}</Button>
          <Button kind="primary" icon="remove" onPress={remove}>
            {t('remove.remove')}
          </Button>
        </>
      }
    >
      <p>{t('remove.says', { names })}</p>
    </Dialog>
  );
}
