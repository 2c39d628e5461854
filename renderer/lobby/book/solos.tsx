import { useTranslation } from 'react-i18next';
import type { BookSolo } from '../../../shared/protocol/messages.ts';
import { NamePlate } from '../../design/index.ts';
import { useGameUi } from '../../games/game-uis.ts';
import { listedGame } from '../../games/index.ts';
import { markOfColour } from '../../people/player-mark.ts';
import { translatorFor } from '../../words/index.ts';
import { MatchLink } from './match-link.tsx';

interface SolosProps {
  readonly solos: readonly BookSolo[];
  /** Whether they are of all people at one game: names who played the best match, instead of the game. */
  readonly isNamed: boolean;
}

/** Challenges that show without unfolding. */
const shownAtOnce = 4;

/** Solo matches by game and challenge: how many, how many won, and the way to the best one. Nothing without any. */
export function Solos({ solos, isNamed }: SolosProps) {
  const { t } = useTranslation('book');
  if (solos.length === 0) return null;
  const list = (some: readonly BookSolo[]) => (
    <ul className="book-rivals">
      {some.map((solo) => (
        <Solo key={`${solo.game} ${solo.challenge}`} solo={solo} isNamed={isNamed} />
      ))}
    </ul>
  );
  const more = solos.slice(shownAtOnce);
  return (
    <>
      <h2>{t('alone')}</h2>
      {list(solos.slice(0, shownAtOnce))}
      {more.length > 0 && (
        <details>
          <summary>{t('aloneMore', { count: more.length })}</summary>
          {list(more)}
        </details>
      )}
    </>
  );
}

function Solo({ solo, isNamed }: { readonly solo: BookSolo; readonly isNamed: boolean }) {
  const { t, i18n } = useTranslation('book');
  const { game, challenge, matches, won, points, table, name, colour } = solo;
  const reached = useGameUi(game)?.aloneBest?.(solo, translatorFor(game, i18n.language)) ?? null;
  const option = listedGame(game)?.options.find(({ values }) => values.includes(challenge));
  const title = option && t(`shell:options.${game}.${option.id}.values.${challenge}`);
  return (
    <li>
      <span>
        {isNamed && title !== undefined ? <b>{title}</b> : <b>{t(`shell:games.${game}`)}</b>} {!isNamed && title}
        <span className="small soft book-solo-count">{t('aloneSays', { matches, won })}</span>
      </span>
      <span className="book-solo-best">
        {isNamed && <NamePlate mark={markOfColour(colour)} name={name} />}
        <MatchLink table={table} className="link">
          {reached === null ? t('aloneBest', { points }) : t('aloneReached', { points, reached })}
        </MatchLink>
      </span>
    </li>
  );
}
