import { useTranslation } from 'react-i18next';
import type { PuzzleStanding } from '../../../shared/protocol/messages.ts';
import { useCommands } from '../../client/commands/commands.ts';
import { Button, Icon } from '../../design/index.ts';

interface PuzzleStripProps {
  readonly puzzle: PuzzleStanding;
  /** Continues from the position as an ordinary match. */
  readonly onPlayOn: () => void;
}

/** The panel under the counter of a puzzle: the question, the difficulty, and the ways out. */
export function PuzzleStrip({ puzzle, onPlayOn }: PuzzleStripProps) {
  const { t } = useTranslation('puzzles');
  const { puzzles, leaveTable } = useCommands();
  return (
    <aside className="puzzle-strip" aria-label={t('region')}>
      <Icon name="eye" size={26} />
      <p>
        <b>{t('asks')}</b> <span className="puzzle-difficulty">{t(`difficulty.${puzzle.difficulty}`)}</span>
      </p>
      <div className="puzzle-buttons on-paper">
        <Button icon="hint" label={t('show')} onPress={puzzles.showAnswer} />
        <Button icon="play" label={t('playOn')} onPress={onPlayOn} />
        <Button icon="exit" label={t('leave')} onPress={leaveTable} />
      </div>
    </aside>
  );
}
