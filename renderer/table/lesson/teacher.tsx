import { useTranslation } from 'react-i18next';
import type { LessonStanding, SeatSettings } from '../../../shared/protocol/messages.ts';
import { useCommands } from '../../client/commands/commands.ts';
import { sheetOpened } from '../../client/slices/page-slice.ts';
import { useAppDispatch } from '../../client/store.ts';
import { range } from '../../design/drawing/paper.ts';
import { Button, Shopkeeper } from '../../design/index.ts';
import { nameOf } from '../../people/player-mark.ts';
import { useWordsLater } from '../../words/use-words-later.ts';
import { TermsText } from '../terms/terms-text.tsx';

/** The catalogue of a game's lessons. */
function lessonWords(game: string): string {
  return `${game}-lessons`;
}

interface TeacherProps {
  readonly game: string;
  readonly lesson: LessonStanding;
  readonly seats: readonly SeatSettings[];
  /** Whether the lesson waits for its step. Otherwise opponents play, or playback runs. */
  readonly isAsked: boolean;
  readonly mayGoBack: boolean;
  /** Whether the last press was a wrong one. */
  readonly pressedWrong: boolean;
  /** Beside the table, or in a strip on its counter. */
  readonly placement: 'column' | 'strip';
}

/** The lesson's teacher: what to press and why, the progress, back and exit. At the end: what comes next. */
export function Teacher({ game, lesson, seats, isAsked, mayGoBack, pressedWrong, placement }: TeacherProps) {
  const { t } = useTranslation('shell');
  const { undo, leaveTable, beginLesson } = useCommands();
  const dispatch = useAppDispatch();
  const isThere = useWordsLater(lessonWords(game));
  const words = `${lessonWords(game)}:${lesson.lesson}`;
  const { next } = lesson;
  const isOver = lesson.step === null;
  /** The names of the learner's opponents in the lesson's text. */
  const names = { first: nameOf(seats, 1), second: nameOf(seats, Math.min(2, seats.length - 1)) };
  const step = `${words}.${lesson.step ?? 'end'}`;
  const [what, why] =
    isOver || isAsked
      ? [t(`${step}.what`, names), t(`${step}.why`, names)]
      : [t('lesson.others.what'), t('lesson.others.why')];
  const goOn = () => {
    leaveTable();
    dispatch(sheetOpened({ name: 'new-game', game, hosted: false, again: null }));
  };
  /** A button's text: visible in the column, for screen readers only in the strip. */
  const named = (text: string) => (placement === 'column' ? { children: text } : { label: text });
  return (
    <aside className={`teacher in-${placement} ${isOver ? 'over' : ''}`} aria-label={t('lesson.region')}>
      <div className="lesson-progress">
        <h2>{isThere ? t(`${words}.title`) : ''}</h2>
        <p>{t('lesson.step', { at: Math.min(lesson.done + 1, lesson.of), of: lesson.of })}</p>
        <Stones done={lesson.done} of={lesson.of} />
      </div>
      <div className="lesson-bubble" role="status">
        {isThere && (
          <>
            {isOver && <p className="lesson-praise">{t('lesson.praise')}</p>}
            <p className="lesson-what">
              <TermsText>{what}</TermsText>
            </p>
            {pressedWrong && isAsked && <p className="lesson-wrong">{t('lesson.wrong')}</p>}
            <p className="lesson-why">
              {isOver && <b>{t('lesson.learned')} </b>}
              <TermsText>{why}</TermsText>
            </p>
          </>
        )}
      </div>
      {placement === 'column' && <Shopkeeper width={196} />}
      <div className="lesson-buttons">
        {isOver ? (
          <>
            {next !== null && isThere && (
              <Button
                icon="next"
                onPress={() => void beginLesson(game, next, nameOf(seats, 0))}
                {...named(t('lesson.next', { title: t(`${lessonWords(game)}:${next}.title`) }))}
              />
            )}
            <Button kind="primary" onPress={goOn}>
              {t('lesson.sitDown')}
            </Button>
          </>
        ) : (
          <Button
            icon="undo"
            onPress={undo}
            {...named(t('lesson.back'))}
            {...(!mayGoBack && { disabledReason: t('lesson.atBeginning') })}
          />
        )}
        <Button icon="exit" onPress={leaveTable} {...named(t(isOver ? 'lesson.street' : 'lesson.leave'))} />
      </div>
    </aside>
  );
}

/** One stone per step: past, current and future. */
function Stones({ done, of }: { readonly done: number; readonly of: number }) {
  return (
    <ol className="lesson-stones" aria-hidden="true">
      {range(of).map((step) => (
        <li key={step} className={step < done ? 'past' : step === done ? 'now' : ''} />
      ))}
    </ol>
  );
}
