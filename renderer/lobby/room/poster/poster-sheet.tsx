import './poster.css';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '../../../design/index.ts';
import { saveFile } from '../../transfer/save-file.ts';
import { EveningPoster, posterSize } from './evening-poster.tsx';
import { pictureOf } from './picture-of.ts';
import type { EveningMatch } from './poster-facts.ts';

interface PosterSheetProps {
  readonly evening: readonly EveningMatch[];
  readonly onClose: () => void;
}

/** The poster of the evening, and the button to keep it as a picture on this device. */
export function PosterSheet({ evening, onClose }: PosterSheetProps) {
  const { t } = useTranslation('lobby');
  const [day] = useState(() => new Date());
  const [hasFailed, setHasFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const keep = async () => {
    const drawing = place.current?.querySelector('svg');
    if (!drawing) return;
    try {
      saveFile(await pictureOf(drawing, posterSize), day, '.png');
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <Dialog open title={t('poster.open')} closeLabel={t('shell:close')} onClose={onClose} className="poster-sheet">
      <div ref={place}>
        <EveningPoster evening={evening} day={day} />
      </div>
      {hasFailed && (
        <p className="fault" role="alert">
          {t('poster.notKept')}
        </p>
      )}
      <Button kind="primary" icon="save" onPress={() => void keep()}>
        {t('poster.keep')}
      </Button>
    </Dialog>
  );
}
