import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../client/commands/commands.ts';
import { Button, Dialog } from '../design/index.ts';

interface StopHostingProps {
  readonly room: string;
  /** What the button is read aloud as, where several stand in a list. */
  readonly label?: string;
}

/** Closes the room that plays at a table of the shelf, after asking: everybody else would have to leave. */
export function StopHosting({ room, label }: StopHostingProps) {
  const { t } = useTranslation('network');
  const { keeper } = useCommands();
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
                void keeper.closeRoom(room);
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
