import { useTranslation } from 'react-i18next';
import type { ReasonLine } from './reason-words.ts';

/** The reasons for and against a choice, each with its points. Nothing without reasons. */
export function ReasonList({ lines }: { readonly lines: readonly ReasonLine[] }) {
  const { t } = useTranslation('bots');
  if (lines.length === 0) return null;
  return (
    <ul className="advice-reasons" aria-label={t('advice.reasons')}>
      {lines.map(({ key, text, points, speaks }) => (
        <li key={key} className={speaks}>
          <span>{text}</span> <b className="figure">{points}</b>
        </li>
      ))}
    </ul>
  );
}
