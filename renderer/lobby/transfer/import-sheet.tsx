import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../client/commands/commands.ts';
import { NoticeLine } from '../../client/notice-line.tsx';
import { Button, Dialog } from '../../design/index.ts';
import { roomTransferEnding } from './room-transfer-file.ts';

/** The sheet that imports a room or match from a file. */
export function ImportSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('travel');
  const { openTransfer } = useCommands().travel;
  const [busy, setBusy] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const chosen = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file === undefined || busy) return;
    setBusy(true);
    if (await openTransfer(await file.text())) onClose();
    else setBusy(false);
    // allows choosing the same file again
    currentTarget.value = '';
  };
  return (
    <Dialog open title={t('bring.title')} closeLabel={t('shell:close')} onClose={onClose}>
      <NoticeLine />
      <p>{t('bring.says')}</p>
      {/* the browser's own button would use the browser's language */}
      <input ref={files} type="file" accept={roomTransferEnding} hidden onChange={(event) => void chosen(event)} />
      <Button kind="primary" icon="open" onPress={() => files.current?.click()}>
        {t('bring.choose')}
      </Button>
      {busy && <p role="status">{t('bring.busy')}</p>}
    </Dialog>
  );
}
