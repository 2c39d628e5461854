import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../client/copy-button.tsx';
import type { MatchResult } from '../../client/slices/page-slice.ts';
import { useAppSelector } from '../../client/store.ts';
import { localeOf } from '../../words/list-format.ts';
import { PictureSheet } from './picture-sheet.tsx';
import { ResultPoster } from './result-poster.tsx';

interface ResultSheetProps {
  readonly result: MatchResult;
  readonly onClose: () => void;
}

/** The result of a match, to keep as a picture or to copy as a short text. */
export function ResultSheet({ result, onClose }: ResultSheetProps) {
  const { t, i18n } = useTranslation('lobby');
  const saved = useAppSelector(({ library, table }) =>
    library.tables.find((each) => each.table === table.live?.table),
  )?.savedAt;
  // guests have no saved games, and see results just played
  const day = saved === undefined ? new Date() : new Date(saved);
  const date = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'long' }).format(day);
  const title = t(`shell:games.${result.game}`);
  const points = result.players.map(({ name, points }) => `${name} ${points}`).join(', ');
  const text = [`${title} · ${date}`, points, result.heading, ...result.moments].join('\n');
  return (
    <PictureSheet
      title={t('result.title')}
      fileName={title}
      day={day}
      picture={<ResultPoster result={result} date={date} label={text} />}
      actions={<CopyButton text={text} label={t('result.copy')} />}
      onClose={onClose}
    >
      <p className="result-text">{text}</p>
    </PictureSheet>
  );
}
