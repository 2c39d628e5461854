import type { TFunction } from 'i18next';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seatAt } from '../../../shared/engine/index.ts';
import { useCommands } from '../../client/commands/commands.ts';
import { sheetOpened } from '../../client/slices/page-slice.ts';
import type { LiveTable } from '../../client/slices/table-slice.ts';
import { useAppDispatch, useAppSelector } from '../../client/store.ts';
import { isCalledFromAfar, type VisibleState, visibleState } from '../../client/visible-state.ts';
import { Dialog, HoldWay } from '../../design/index.ts';
import { nameOf } from '../../people/player-mark.ts';
import { ExplanationPanel } from '../bots/explanation-panel.tsx';
import { HintPanel } from '../bots/hint-panel.tsx';
import { useExplained } from '../bots/use-explained.ts';
import { useHint } from '../bots/use-hint.ts';
import { useNudges } from '../company/use-nudges.ts';
import { whatIsAsked } from '../counter/what-is-asked.ts';
import { useUnattended } from '../far/use-unattended.ts';
import { useBlunderWarning } from '../first-match/use-blunder-warning.ts';
import { useExplanation } from '../first-match/use-explanation.ts';
import { LessonMarker } from '../lesson/lesson-marker.tsx';
import { Teacher } from '../lesson/teacher.tsx';
import { GameLog } from '../log/game-log.tsx';
import { LastLines } from '../log/last-lines.tsx';
import { LogNews } from '../log/log-news.tsx';
import { RecapCard } from '../log/recap-card.tsx';
import { OrderStatus } from '../orders/order-status.tsx';
import { OrdersSheet } from '../orders/orders-sheet.tsx';
import { useOrders } from '../orders/use-orders.ts';
import { PlaybackStrip } from '../playback/playback-strip.tsx';
import { usePuzzle } from '../puzzle/use-puzzle.tsx';
import { LookBackBar } from '../rewind/look-back-bar.tsx';
import { OpeningGuard } from '../seats/opening-guard.tsx';
import { TurnSign, TurnStatus } from '../seats/turn-sign.tsx';
import { TableContext } from '../table-context.ts';
import { TableTools } from '../table-tools.tsx';
import { useMeanwhile } from '../use-meanwhile.tsx';
import type { BoardProps, GameUi } from './game-ui.ts';
import { useSpaceFor } from './space-for.ts';
import { Stage } from './stage.tsx';
import { useSurroundings } from './use-surroundings.ts';

/** The number of past moves whose events a board receives. */
const lastChoices = 60;
const nothing: readonly never[] = [];

interface TableBoardProps {
  readonly table: LiveTable;
  readonly ui: GameUi;
  /** Called when a person at this device wants the screen out of turn. */
  readonly onCall?: () => void;
}

/** The game's board with the shell's parts around it, for the shown moment. */
export function TableBoard(props: TableBoardProps) {
  const moment = useAppSelector(visibleState);
  return moment && <BoardAtMoment {...props} moment={moment} />;
}

function BoardAtMoment({ table, ui, onCall = () => {}, moment }: TableBoardProps & { readonly moment: VisibleState }) {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const { play } = useCommands();
  const recap = useAppSelector((state) => state.table.recap);
  const playback = useAppSelector((state) => state.table.playback);
  const rewinds = useAppSelector((state) => state.table.rewinds);
  const wentOn = useAppSelector((state) => state.table.wentOn);
  const folded = useAppSelector((state) => state.page.logFolded);
  const isCalled = useAppSelector(isCalledFromAfar);
  const coached = useAppSelector((state) => state.coach.open);
  const nudges = useNudges(table);
  const meanwhile = useMeanwhile(table, onCall, nudges);
  const isFar = table.own.length === 0;
  const unattended = useUnattended(isFar && moment.live);
  const { lesson } = table;
  const isMatch = lesson === undefined && table.puzzle === undefined;
  const puzzle = usePuzzle(table, ui);
  // the teacher takes the side column's place
  const beside = useSpaceFor('log') && lesson === undefined;
  const teacherBeside = useSpaceFor('teacher');
  const holdWay = useAppSelector((state) => state.settings.shutter);
  const [sheet, setSheet] = useState(false);
  const place = useRef<HTMLElement>(null);
  const { live, inHand, viewer, step } = moment;
  const isNow = live && step === null;
  // a new viewer gets a new board: no pending choice or memory of it stays on the page
  const eyes = `${table.table} ${viewer} ${step?.ownSeat ?? inHand} ${live}`;
  const recent = useMemo(() => moment.moves.slice(-lastChoices).flatMap(({ events }) => events), [moment.moves]);
  /** The lesson step of the last wrong press. */
  const [wrongAt, setWrongAt] = useState<string | null>(null);
  const lessonStep = `${eyes} ${lesson?.step}`;
  const hint = useHint(moment);
  const orders = useOrders(table, ui);
  const explanation = useExplanation(moment);
  const { explained, explain, close: closeExplained } = useExplained(eyes, moment);
  const blunderWarning = useBlunderWarning(
    moment,
    ui,
    explanation !== null && hint.may && !hint.open && explained === null,
  );

  useEffect(() => {
    // the coach's page focuses its own heading
    if (eyes !== '' && !coached) place.current?.focus({ preventScroll: true });
  }, [eyes, coached]);

  const openRule = useMemo(
    () => (anchor: string) => void dispatch(sheetOpened({ name: 'rules', game: table.game, anchor })),
    [dispatch, table.game],
  );
  // the log hides sealed choices; a player holds a button to see them
  const sealed = live && viewer !== 'spectator' && table.mayTakeBack.includes(viewer);
  const log = (
    <GameLog
      key={eyes}
      ui={ui}
      seats={moment.seats}
      moves={moment.moves}
      rewinds={rewinds}
      covered={sealed}
      openRule={openRule}
    />
  );
  const insteadOfPrompt = () => {
    if (!live) return <LookBackBar ui={ui} />;
    if (step === null || playback === null) return puzzle.verdict;
    return <PlaybackStrip playback={playback} step={step} ui={ui} seats={moment.seats} isFar={isFar} />;
  };
  const teacher = lesson !== undefined && live && (
    <Teacher
      game={table.game}
      lesson={lesson}
      seats={moment.seats}
      isAsked={step === null && lesson.asked}
      mayGoBack={table.undo}
      pressedWrong={wrongAt === lessonStep}
      placement={teacherBeside ? 'column' : 'strip'}
    />
  );
  const surroundings = useSurroundings({
    table,
    ui,
    moment,
    isNow,
    insteadOfPrompt: insteadOfPrompt(),
    teacher: !teacherBeside && teacher,
    explanation,
    blunderWarning,
    meanwhile,
    nudges,
    orders,
    openRule,
    explain(position, seat) {
      hint.close();
      setSheet(false);
      explain(position, seat);
    },
  });
  const board: BoardProps = {
    seats: moment.seats,
    viewer: viewer === 'spectator' ? viewer : seatAt(viewer),
    inHand: inHand === null ? null : seatAt(inHand),
    view: moment.view,
    toAct: moment.toAct.map(seatAt),
    // no choosing behind an open verdict
    legal: puzzle.verdict === null ? moment.legal : nothing,
    imagined: moment.imagined,
    version: moment.version,
    play(...moves) {
      if (blunderWarning.holdsBack(moves)) return;
      explanation?.close();
      play(...moves);
    },
    latest: moment.latest,
    recent,
    ...(beside && !folded && { log: log }),
    news: <LastLines ui={ui} seats={moment.seats} moves={moment.moves} rewinds={rewinds} openRule={openRule} />,
    tools: (
      <TableTools
        table={table}
        ui={ui}
        logBeside={beside}
        hint={{
          ...hint,
          ask() {
            closeExplained();
            hint.ask();
          },
        }}
        onLogSheet={() => setSheet(true)}
      />
    ),
    openRule,
  };
  return (
    <HoldWay value={holdWay}>
      <TableContext value={surroundings}>
        <main
          className={`table-page ${isCalled && live ? 'called' : ''} ${isFar ? 'far' : ''} ${unattended ? 'unattended' : ''}`}
          ref={place}
          tabIndex={-1}
          onKeyDown={toWhatIsAsked}
          aria-label={labelOf(t, table, moment)}
        >
          <Stage
            {...{ table, ui, moment, isNow, board, eyes, explanation, openRule }}
            strip={isNow && puzzle.strip}
            teacher={teacherBeside && teacher}
          />
          {lesson?.asked && isNow && (
            <LessonMarker
              key={`marker ${lessonStep}`}
              page={place}
              presses={lesson.presses}
              onPress={(isWrong) => setWrongAt(isWrong ? lessonStep : null)}
            />
          )}
          {isNow && recap !== null && isMatch && (
            <RecapCard key={`recap ${eyes}`} table={table} ui={ui} {...recap} openRule={openRule} />
          )}
          {hint.open && <HintPanel key={`hint ${eyes} ${moment.version}`} table={table} ui={ui} onClose={hint.close} />}
          {explained !== null && (
            <ExplanationPanel
              key={`explained ${eyes} ${explained.position}`}
              table={table}
              ui={ui}
              position={explained.position}
              seat={explained.seat}
              onClose={closeExplained}
            />
          )}
          {inHand !== null && step === null && (
            <OpeningGuard key={`guard ${eyes}`} shared={table.own.length > 1}>
              {wentOn ? <TurnSign seat={inHand} /> : <div className="shutter-rising" />}
            </OpeningGuard>
          )}
          {isNow && wentOn && inHand !== null && <TurnStatus seat={inHand} />}
          <OrderStatus key={`orders ${eyes}`} orders={orders} />
          {isNow && orders?.isOpen && <OrdersSheet orders={orders} />}
          {live && <LogNews key={`news ${eyes}`} ui={ui} />}
          <Dialog
            open={sheet}
            placement="side"
            title={t('log.title')}
            closeLabel={t('close')}
            onClose={() => setSheet(false)}
          >
            {log}
          </Dialog>
        </main>
      </TableContext>
    </HoldWay>
  );
}

/** The table's name for screen readers: whose it is, or the game. */
function labelOf(
  t: TFunction<'shell'>,
  { game, seats }: LiveTable,
  { inHand, isUnshuttered }: Pick<VisibleState, 'inHand' | 'isUnshuttered'>,
): string {
  if (inHand === null) return t(`games.${game}`);
  return isUnshuttered ? t('table.of', { name: nameOf(seats, inHand) }) : t('table.yours');
}

/** From the table itself, the first Tab moves the focus to the question's answer. Shift+Tab leads back to the head. */
function toWhatIsAsked(event: KeyboardEvent<HTMLElement>): void {
  const page = event.currentTarget;
  if (event.key !== 'Tab' || event.shiftKey || event.target !== page) return;
  const answer = whatIsAsked(page);
  if (answer === undefined) return;
  event.preventDefault();
  answer.focus();
}
