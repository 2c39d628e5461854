import { useTranslation } from 'react-i18next';
import type { ReasonLine } from './reason-words.ts';

/** What speaks for a choice and against it, a line each with what it comes to; nothing where there are none. */
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
