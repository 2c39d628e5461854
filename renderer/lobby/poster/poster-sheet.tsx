import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EveningPoster } from './evening-poster.tsx';
import { PictureSheet } from './picture-sheet.tsx';
import type { EveningMatch } from './poster-facts.ts';

interface PosterSheetProps {
  readonly evening: readonly EveningMatch[];
  readonly onClose: () => void;
}

/** The poster of the evening, to keep as a picture. */
export function PosterSheet({ evening, onClose }: PosterSheetProps) {
  const { t } = useTranslation('lobby');
  const [day] = useState(() => new Date());
  const picture = <EveningPoster evening={evening} day={day} />;
  return <PictureSheet title={t('poster.open')} day={day} picture={picture} onClose={onClose} />;
}
