import './poster.css';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, Scroller } from '../../design/index.ts';
import { saveFile } from '../transfer/save-file.ts';
import { pictureOf } from './picture-of.ts';
import { posterSize } from './poster-frame.tsx';

interface PictureSheetProps {
  readonly title: string;
  /** The name of the saved file; the app's by default. */
  readonly fileName?: string;
  /** The day in the name of the saved file. */
  readonly day: Date;
  /** The poster. */
  readonly picture: ReactNode;
  /** What stands below it. */
  readonly children?: ReactNode;
  /** More buttons. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
}

/** A poster, and the button to keep it as a picture on this device. */
export function PictureSheet({ title, fileName, day, picture, children, actions, onClose }: PictureSheetProps) {
  const { t } = useTranslation('lobby');
  const [hasFailed, setHasFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const keep = async () => {
    const drawing = place.current?.querySelector('svg');
    if (!drawing) return;
    try {
      saveFile(await pictureOf(drawing, posterSize), day, '.png', fileName);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <Dialog
      open
      title={title}
      closeLabel={t('shell:close')}
      onClose={onClose}
      className="poster-sheet"
      actions={
        <>
          {actions}
          <Button kind="primary" icon="save" onPress={() => void keep()}>
            {t('poster.keep')}
          </Button>
        </>
      }
    >
      <div ref={place}>
        <Scroller className="poster-place">{picture}</Scroller>
      </div>
      {hasFailed && (
        <p className="fault" role="alert">
          {t('poster.notKept')}
        </p>
      )}
      {children}
    </Dialog>
  );
}
