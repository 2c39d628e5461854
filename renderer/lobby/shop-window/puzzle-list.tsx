import { useTranslation } from 'react-i18next';
import { type ListedPuzzle, type PuzzleNamed, puzzleDifficulty } from '../../../shared/protocol/messages.ts';
import { Button } from '../../design/index.ts';

interface PuzzleListProps {
  readonly puzzles: readonly ListedPuzzle[];
  readonly onChoose: (puzzle: PuzzleNamed) => void;
}

/** The puzzles of a game by difficulty, numbered in list order, with their status. */
export function PuzzleList({ puzzles, onChoose }: PuzzleListProps) {
  const { t } = useTranslation('puzzles');
  return puzzleDifficulty.options.map((difficulty) => {
    const among = puzzles.filter((each) => each.difficulty === difficulty);
    if (among.length === 0) return null;
    const solved = among.filter(({ status }) => status === 'solved').length;
    return (
      <section key={difficulty} aria-label={t(`difficulty.${difficulty}`)}>
        <div className="board-head">
          <h3>{t(`difficulty.${difficulty}`)}</h3>
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

interface PuzzleButtonProps extends ListedPuzzle {
  readonly number: number;
  readonly onPress: () => void;
}

function PuzzleButton({ status, number, onPress }: PuzzleButtonProps) {
  const { t } = useTranslation('puzzles');
  return (
    <Button
      className={status}
      {...(status !== 'open' && { icon: status === 'solved' ? 'check' : 'eye' })}
      onPress={onPress}
    >
      <span>
        <span aria-hidden="true">{number}</span>
        <span className="unseen">
          {t('number', { number })}
          {status !== 'open' && `. ${t(`status.${status}`)}`}
        </span>
      </span>
    </Button>
  );
}
