import './transfer.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportPreview } from '../../../shared/protocol/messages.ts';
import { useCommands } from '../../client/commands/commands.ts';
import { NoticeLine } from '../../client/notice-line.tsx';
import { noticeClosed, sheetOpened } from '../../client/slices/page-slice.ts';
import { useAppDispatch } from '../../client/store.ts';
import { Dialog } from '../../design/index.ts';
import { FileButton } from './file-button.tsx';
import { FilePreview } from './file-preview.tsx';
import { gameFileEnding, textOfFile } from './game-file.ts';

interface ImportSheetProps {
  /** The text of the file; null until one is chosen. */
  readonly text: string | null;
  readonly onClose: () => void;
}

/** The sheet that chooses a file, shows what it holds, and opens it. */
export function ImportSheet({ text, onClose }: ImportSheetProps) {
  const { t } = useTranslation('travel');
  const { previewTransfer } = useCommands().travel;
  const dispatch = useAppDispatch();
  const [seen, setSeen] = useState<{ readonly text: string; readonly preview: ImportPreview } | null>(null);
  useEffect(() => {
    if (text === null) return;
    let isCurrent = true;
    dispatch(noticeClosed());
    void previewTransfer(text).then((preview) => {
      if (!isCurrent) return;
      if (preview === null) dispatch(sheetOpened({ name: 'import', text: null }));
      else setSeen({ text, preview });
    });
    return () => {
      isCurrent = false;
    };
  }, [text, previewTransfer, dispatch]);
  if (seen !== null && seen.text === text) {
    return <FilePreview text={seen.text} preview={seen.preview} onClose={onClose} />;
  }
  const chosen = async (file: File) => {
    const text = await textOfFile(file);
    dispatch(sheetOpened({ name: 'import', text }));
  };
  return (
    <Dialog open title={t('bring.title')} closeLabel={t('shell:close')} onClose={onClose} className="room-transfer">
      <NoticeLine />
      <section>
        <p>{t('bring.says')}</p>
        <FileButton accept={gameFileEnding} label={t('bring.choose')} onFile={(file) => void chosen(file)} />
        {text !== null && <p role="status">{t('bring.busy')}</p>}
      </section>
    </Dialog>
  );
}
