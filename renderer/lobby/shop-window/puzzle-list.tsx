import { useTranslation } from 'react-i18next';
import { type ListedPuzzle, type PuzzleNamed, puzzleDifficulty } from '../../../shared/protocol/messages.ts';
import { Button } from '../../design/index.ts';
import { choiceWordsOf } from '../../table/bots/reason-words.ts';
import { translatorFor } from '../../words/index.ts';
import type { Translate } from '../../words/translate.ts';
import { useWordsLater } from '../../words/use-words-later.ts';

interface PuzzleListProps {
  readonly game: string;
  readonly puzzles: readonly ListedPuzzle[];
  readonly onChoose: (puzzle: PuzzleNamed) => void;
}

/** The puzzles of a game, by who falls for what tempts and by what has to be seen; each says whether it is solved. */
export function PuzzleList({ game, puzzles, onChoose }: PuzzleListProps) {
  const { t } = useTranslation('puzzles');
  const isThere = useWordsLater(choiceWordsOf(game));
  if (!isThere) return null;
  return puzzleDifficulty.options.map((difficulty) => {
    const among = puzzles
      .filter((each) => each.difficulty === difficulty)
      .map((each) => ({ ...each, seen: seenIn(each, translatorFor('puzzles')) }))
      .toSorted((one, other) => one.seen.localeCompare(other.seen));
    if (among.length === 0) return null;
    const solved = among.filter(({ status }) => status === 'solved').length;
    return (
      <section key={difficulty} aria-label={t(`tempts.${difficulty}`)}>
        <div className="board-head">
          <h3>{t(`tempts.${difficulty}`)}</h3>
          <span className="small soft">{t('solvedOf', { solved, count: among.length })}</span>
        </div>
        <ol className="shop-window-list">
          {among.map((each, index) => (
            <li key={each.puzzle}>
              <PuzzleButton {...each} number={index + 1} onPress={() => onChoose(each)} />
            </li>
          ))}
        </ol>
      </section>
    );
  });
}

/** What has to be seen in a puzzle, in words. */
function seenIn({ game, sees: { feature, whose } }: ListedPuzzle, t: Translate): string {
  return t(`sees.${whose}`, { feature: t(`${choiceWordsOf(game)}:features.${feature}`) });
}

interface PuzzleButtonProps extends ListedPuzzle {
  readonly number: number;
  readonly seen: string;
  readonly onPress: () => void;
}

function PuzzleButton({ seen, status, number, onPress }: PuzzleButtonProps) {
  const { t } = useTranslation('puzzles');
  return (
    <Button
      className={status}
      {...(status !== 'open' && { icon: status === 'solved' ? 'check' : 'eye' })}
      onPress={onPress}
    >
      <span>
        <b>{number}</b> {seen}
        {status !== 'open' && <span className="unseen"> {t(`status.${status}`)}</span>}
      </span>
    </Button>
  );
}
