import './transfer.css';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sheetOpened } from '../../client/slices/page-slice.ts';
import { useAppDispatch, useAppSelector } from '../../client/store.ts';
import { backupEnding, textOfFile } from './game-file.ts';

interface FileDropProps {
  /** Called with a dropped backup of a house. */
  readonly onBackup: (file: File) => void;
}

/** On pages of the host, opens a file that is dropped anywhere on the window. */
export function FileDrop({ onBackup }: FileDropProps) {
  const { t } = useTranslation('travel');
  const dispatch = useAppDispatch();
  const isHost = useAppSelector((state) => state.server.role === 'host');
  const target = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!isHost) return;
    const listening = new AbortController();
    const { signal } = listening;
    // popovers lie above open sheets; older browsers show none
    const show = (isOver: boolean) => target.current?.togglePopover?.(isOver);
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      show(true);
    };
    const left = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) show(false);
    };
    const dropped = (event: DragEvent) => {
      show(false);
      const file = event.dataTransfer?.files[0];
      if (file === undefined) return;
      event.preventDefault();
      if (file.name.endsWith(backupEnding)) return onBackup(file);
      void textOfFile(file).then((text) => dispatch(sheetOpened({ name: 'import', text })));
    };
    window.addEventListener('dragover', over, { signal });
    window.addEventListener('dragleave', left, { signal });
    window.addEventListener('drop', dropped, { signal });
    return () => listening.abort();
  }, [isHost, dispatch, onBackup]);
  return (
    <p ref={target} className="file-drop" popover="manual" role="status">
      {t('bring.drop')}
    </p>
  );
}
