import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seatAt } from '../../../shared/engine/index.ts';
import { useCommands } from '../../client/commands/commands.ts';
import { type MatchResult, sheetOpened } from '../../client/slices/page-slice.ts';
import { leadsHere } from '../../client/slices/room-slice.ts';
import { closingSeen, type LiveTable } from '../../client/slices/table-slice.ts';
import { televisionPlace } from '../../client/slices/television-slice.ts';
import { useAppDispatch, useAppSelector } from '../../client/store.ts';
import { isCalledFromAfar, type VisibleState, visibleState } from '../../client/visible-state.ts';
import { Dialog, HoldWay } from '../../design/index.ts';
import { nameOf } from '../../people/player-mark.ts';
import { ExplanationPanel } from '../bots/explanation-panel.tsx';
import { HintPanel } from '../bots/hint-panel.tsx';
import { useHint } from '../bots/use-hint.ts';
import { CoachPage } from '../coach/coach-page.tsx';
import { useNudges } from '../company/use-nudges.ts';
import { useTurnTimers } from '../company/use-turn-timers.ts';
import { whatIsAsked } from '../counter/what-is-asked.ts';
import { useShownPoint } from '../far/use-reported-playback.ts';
import { useUnattended } from '../far/use-unattended.ts';
import { ExplainedBoard } from '../first-match/explained-board.tsx';
import { useBlunderWarning } from '../first-match/use-blunder-warning.ts';
import { useExplanation } from '../first-match/use-explanation.ts';
import { LessonMarker } from '../lesson/lesson-marker.tsx';
import { Taught } from '../lesson/taught.tsx';
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
import { LedgerActions } from '../scoring/ledger-actions.tsx';
import { OpeningGuard } from '../seats/opening-guard.tsx';
import { isSpread, presencesOf } from '../seats/presence.ts';
import { TurnSign, TurnStatus } from '../seats/turn-sign.tsx';
import { TableContext, type TableSurroundings } from '../table-context.ts';
import { TableTools } from '../table-tools.tsx';
import { useMeanwhile } from '../use-meanwhile.tsx';
import { BoardOver } from './board-over.tsx';
import type { BoardProps, GameUi } from './game-ui.ts';
import { useSpaceFor } from './space-for.ts';

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
  const { play, takeInHand, lookBack, room } = useCommands();
  const recap = useAppSelector((state) => state.table.recap);
  const playback = useAppSelector((state) => state.table.playback);
  const rewinds = useAppSelector((state) => state.table.rewinds);
  const wentOn = useAppSelector((state) => state.table.wentOn);
  // with a television in the room, everyone sees the ceremony
  const closes = useAppSelector(
    (state) => state.table.closing && (state.settings.pace !== 'at-once' || televisionPlace(state) === 'elsewhere'),
  );
  const folded = useAppSelector((state) => state.page.logFolded);
  const isCalled = useAppSelector(isCalledFromAfar);
  const coached = useAppSelector((state) => state.coach.open);
  const nudges = useNudges(table);
  const turnTimers = useTurnTimers(table);
  const meanwhile = useMeanwhile(table, onCall, nudges);
  const isFar = table.own.length === 0;
  const television = useAppSelector(televisionPlace);
  const shownPoint = useShownPoint();
  const leads = useAppSelector(leadsHere);
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
  const isAlone = inHand !== null && !moment.isUnshuttered;
  // people who look back together at one device have no seat in common
  const together = !live && table.own.length > 1;
  const looking = inHand ?? (viewer === 'spectator' || together ? null : viewer);
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
  /** The bot's choice that this viewer asked about. */
  const [explained, setExplained] = useState<{ position: number; seat: number; eyes: string } | null>(null);
  const blunderWarning = useBlunderWarning(
    moment,
    ui,
    explanation !== null && hint.may && !hint.open && explained === null,
  );
  const isGone = explained !== null && live && explained.position >= moment.moves.length;
  if (explained !== null && (explained.eyes !== eyes || isGone)) setExplained(null);

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
  const label =
    inHand === null
      ? t(`games.${table.game}`)
      : isAlone
        ? t('table.yours')
        : t('table.of', { name: nameOf(table.seats, inHand) });
  const surroundings: TableSurroundings = {
    seats: moment.seats,
    ...(looking !== null && { atScreen: { seat: looking, isAlone: !moment.isUnshuttered } }),
    toAct: moment.toAct,
    insteadOfPrompt: insteadOfPrompt(),
    ...(teacher !== false && !teacherBeside && { teacher }),
    ...(explanation !== null && { explanation }),
    ...(explanation !== null && { blunderWarning }),
    ...(isNow && meanwhile !== undefined && { meanwhile }),
    ...(isNow && { turnTimers }),
    ...(isNow &&
      inHand !== null &&
      viewer === 'spectator' &&
      moment.toAct.includes(inHand) && { askedPublicly: { seat: inHand, takeInHand: () => takeInHand(inHand) } }),
    isTelevision: television === 'here',
    ...(closes &&
      isMatch && {
        closing: {
          game: table.game,
          isFar,
          seen: () => void dispatch(closingSeen()),
          ...(television === 'here' &&
            shownPoint !== null && { counted: (count) => room.reportPlayback({ ...shownPoint, count }) }),
          ...(television === 'elsewhere' && leads && { continueThere: room.continuePlayback }),
        },
      }),
    ...(!isFar && { terms: { game: table.game, glossary: ui.glossary, openRule } }),
    // opponents in a lesson or a puzzle play no bot level, so they show none
    ...(isSpread(table) && isMatch && { presences: presencesOf(table), ...(isNow && { nudges }) }),
    ...(isNow && orders !== null && { orders }),
    ...(isMatch && {
      share: (facts: Omit<MatchResult, 'game'>) =>
        void dispatch(sheetOpened({ name: 'result', result: { game: table.game, ...facts } })),
    }),
    ...(isMatch && !isFar && { lookAt: (position: number) => lookBack(position, viewer) }),
    explain(position, seat) {
      hint.close();
      setSheet(false);
      setExplained({ position, seat, eyes });
    },
  };
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
            setExplained(null);
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
          aria-label={label}
        >
          {isNow && table.outcome !== null && coached ? (
            <CoachPage table={table} ui={ui} />
          ) : isNow && table.outcome !== null ? (
            <ui.Ledger
              key={`ledger ${eyes}`}
              {...board}
              outcome={table.outcome}
              played={moment.moves.flatMap(({ events }) => events)}
              actions={<LedgerActions table={table} />}
              {...(table.campaign && { campaign: { table: table.table, results: table.campaign.results } })}
            />
          ) : table.puzzle !== undefined ? (
            <BoardOver slip={isNow && puzzle.strip}>
              <ui.Board key={`board ${eyes}`} {...board} />
            </BoardOver>
          ) : explanation !== null ? (
            <ExplainedBoard game={table.game} explanation={explanation} openRule={openRule}>
              <ui.Board key={`board ${eyes}`} {...board} />
            </ExplainedBoard>
          ) : (
            <Taught by={teacherBeside ? teacher : false}>
              <ui.Board key={`board ${eyes}`} {...board} />
            </Taught>
          )}
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
              onClose={() => setExplained(null)}
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

/** From the table itself, the first Tab moves the focus to the question's answer. Shift+Tab leads back to the head. */
function toWhatIsAsked(event: KeyboardEvent<HTMLElement>): void {
  const page = event.currentTarget;
  if (event.key !== 'Tab' || event.shiftKey || event.target !== page) return;
  const answer = whatIsAsked(page);
  if (answer === undefined) return;
  event.preventDefault();
  answer.focus();
}
