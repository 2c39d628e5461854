import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../../client/commands/commands.ts';
import { Button } from '../../../design/index.ts';

interface EndRoomProps {
  readonly room: string;
  /** Other buttons, hidden during the confirmation. */
  readonly children?: ReactNode;
  readonly onEnd?: () => void;
}

/** The button that closes a room, with a confirmation, because all others must leave. */
export function EndRoom({ room, children, onEnd }: EndRoomProps) {
  const { t } = useTranslation('network');
  const { hosting } = useCommands();
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <>
        <Button icon="offline" onPress={() => setAsking(true)}>
          {t('hosting.stop')}
        </Button>
        {children}
      </>
    );
  }
  return (
    <div className="row wraps ending" role="alert">
      <p>{t('hosting.stopSays')}</p>
      <Button onPress={() => setAsking(false)}>{t('hosting.goOn')}</Button>
      <Button
        icon="offline"
        onPress={async () => {
          setAsking(false);
          if (await hosting.closeRoom(room)) onEnd?.();
        }}
      >
        {t('hosting.stop')}
      </Button>
    </div>
  );
}
