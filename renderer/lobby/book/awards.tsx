import { useTranslation } from 'react-i18next';
import type { BookAward } from '../../../shared/protocol/messages.ts';
import { useAwardWords } from '../award-words.ts';
import { dayOf } from './figures.ts';
import { MatchLink } from './match-link.tsx';

/** What a person did in matches, each with its picture and sentence. A press opens the match. */
export function Awards({ awards }: { readonly awards: readonly BookAward[] }) {
  return (
    <ul className="book-plaques">
      {awards.map((each) => (
        <Award key={`${each.table} ${each.award.type}`} {...each} />
      ))}
    </ul>
  );
}

function Award(match: BookAward) {
  const { table, game, endedAt } = match;
  const { t, i18n } = useTranslation('shell');
  const words = useAwardWords(match);
  if (words === null) return null;
  return (
    <li>
      <MatchLink table={table} className="book-plaque">
        <span className="plaque-seal" aria-hidden="true">
          {words.picture}
        </span>
        <span className="plaque-words">
          <b>{words.award}</b>
          <span className="small">{words.text}</span>
          <span className="small">
            {t(`games.${game}`)}, {dayOf(endedAt, i18n.language)}
          </span>
        </span>
      </MatchLink>
    </li>
  );
}
