import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PuzzleStanding } from '../../../shared/protocol/messages.ts';
import { useCommands } from '../../client/commands/commands.ts';
import type { LiveTable } from '../../client/slices/table-slice.ts';
import { useAppSelector } from '../../client/store.ts';
import { Button, PrizeRosette, Prompt } from '../../design/index.ts';
import { nameOf } from '../../people/player-mark.ts';
import { translatorFor } from '../../words/index.ts';
import { useWordsLater } from '../../words/use-words-later.ts';
import type { GameUi } from '../board/game-ui.ts';
import { useChoiceSentence } from '../bots/choice-words.ts';
import { choiceWordsOf } from '../bots/reason-words.ts';
import { playSound } from '../sounds/play-sound.ts';
import { answerVerdict, wrongVerdict } from './puzzle-words.ts';
import { usePositionView } from './use-position-view.ts';

interface PuzzleVerdictProps {
  readonly table: LiveTable;
  readonly puzzle: PuzzleStanding;
  readonly ui: GameUi;
  /** Returns to the position for another answer. */
  readonly onAgain: () => void;
  readonly onPlayOn: () => void;
}

/** The verdict of a puzzle in the counter's place: right or wrong, the cost and reason, and how to continue. */
export function PuzzleVerdict({ table, puzzle, ui, onAgain, onPlayOn }: PuzzleVerdictProps) {
  const { t, i18n } = useTranslation('puzzles');
  const { puzzles, leaveTable } = useCommands();
  const sounds = useAppSelector((state) => state.settings.sound);
  const isThere = useWordsLater(choiceWordsOf(table.game));
  const view = usePositionView(table);
  const sentenceOf = useChoiceSentence(ui, table.seats);
  const { status, answer, wrong, next, streak, today } = puzzle;
  const isSolved = status === 'solved';
  useEffect(() => {
    if (isSolved && sounds && document.visibilityState !== 'hidden') playSound('flourish');
  }, [isSolved, sounds]);
  const wording = {
    game: table.game,
    language: i18n.language,
    t: translatorFor(table.game),
    choice: (moves: Parameters<typeof sentenceOf>[0]) => (view === null ? t('aChoice') : sentenceOf(moves, view)),
  };
  const verdict =
    answer !== null ? answerVerdict(answer, isSolved, wording) : wrong === null ? null : wrongVerdict(wrong, wording);
  const name = nameOf(table.seats, table.own[0] ?? 0);
  const hasAnswer = answer !== null;
  const enter = { key: 'Enter', written: t('shell:keys.enter') } as const;
  return (
    <div className={`puzzle-verdict ${status}`}>
      <Prompt
        icon={isSolved ? 'check' : hasAnswer ? 'hint' : 'none'}
        title={isThere ? verdict?.title : ''}
        hint={isThere ? verdict?.hint : ''}
        sign={isSolved ? <PrizeRosette text="✓" width={48} className="puzzle-prize" /> : false}
      />
      {isSolved && today && <p className="puzzle-streak">{t('streak', { count: streak })}</p>}
      <div className="counter-actions">
        {!hasAnswer && (
          <Button kind="quiet" icon="hint" onPress={puzzles.showAnswer}>
            {t('show')}
          </Button>
        )}
        {table.outcome === null && (
          <Button kind="quiet" icon="play" onPress={onPlayOn}>
            {t('playOn')}
          </Button>
        )}
        {!hasAnswer && (
          <Button kind="primary" icon="replay" shownKey={enter} onPress={onAgain}>
            {t('again')}
          </Button>
        )}
        <Button
          kind={hasAnswer && next === null ? 'primary' : 'quiet'}
          icon="exit"
          label={t('leave')}
          onPress={leaveTable}
        />
        {hasAnswer && next !== null && (
          <Button kind="primary" icon="next" shownKey={enter} onPress={() => void puzzles.begin(next, name)}>
            {t('next')}
          </Button>
        )}
      </div>
    </div>
  );
}
