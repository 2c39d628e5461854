import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../client/commands/commands.ts';
import { Button, Dialog } from '../design/index.ts';

interface StopHostingProps {
  readonly room: string;
  /** The button's accessible name, if a list has several. */
  readonly label?: string;
}

/** The button that closes the room of a saved table. It asks first, because all others must leave. */
export function StopHosting({ room, label }: StopHostingProps) {
  const { t } = useTranslation('network');
  const { hosting } = useCommands();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button label={label} onPress={() => setAsking(true)}>
        {t('hosting.stop')}
      </Button>
      <Dialog
        open={asking}
        title={t('hosting.stop')}
        onClose={() => setAsking(false)}
        closeLabel={t('shell:close')}
        actions={
          <>
            <Button onPress={() => setAsking(false)}>{t('hosting.goOn')}</Button>
            <Button
              kind="primary"
              icon="offline"
              onPress={() => {
                void hosting.closeRoom(room);
                setAsking(false);
              }}
            >
              {t('hosting.stop')}
            </Button>
          </>
        }
      >
        <p>{t('hosting.stopSays')}</p>
      </Dialog>
    </>
  );
}
