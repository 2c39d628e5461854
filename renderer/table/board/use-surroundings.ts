import type { ReactNode } from 'react';
import { useCommands } from '../../client/commands/commands.ts';
import { type MatchResult, sheetOpened } from '../../client/slices/page-slice.ts';
import { leadsHere } from '../../client/slices/room-slice.ts';
import { closingSeen, type LiveTable } from '../../client/slices/table-slice.ts';
import { televisionPlace } from '../../client/slices/television-slice.ts';
import { useAppDispatch, useAppSelector } from '../../client/store.ts';
import type { VisibleState } from '../../client/visible-state.ts';
import type { Nudges } from '../company/use-nudges.ts';
import { useTurnTimers } from '../company/use-turn-timers.ts';
import { useShownPoint } from '../far/use-reported-playback.ts';
import type { BlunderWarning } from '../first-match/use-blunder-warning.ts';
import type { Explanation } from '../first-match/use-explanation.ts';
import type { Orders } from '../orders/use-orders.ts';
import { isSpread, presencesOf } from '../seats/presence.ts';
import type { Closing, Meanwhile, TableSurroundings } from '../table-context.ts';
import type { GameUi } from './game-ui.ts';

interface Shown {
  readonly table: LiveTable;
  readonly ui: GameUi;
  readonly moment: VisibleState;
  /** Whether the moment is now, with nothing left to play back. */
  readonly isNow: boolean;
  readonly insteadOfPrompt: ReactNode;
  /** The lesson's teacher, where it has no column of its own. */
  readonly teacher: ReactNode;
  readonly explanation: Explanation | null;
  readonly blunderWarning: BlunderWarning;
  readonly meanwhile: Meanwhile | undefined;
  readonly nudges: Nudges;
  readonly orders: Orders | null;
  openRule(anchor: string): void;
  explain(position: number, seat: number): void;
}

/** The table's facts for the parts of its board at the shown moment. */
export function useSurroundings({ table, ui, moment, isNow, ...shown }: Shown): TableSurroundings {
  const { insteadOfPrompt, teacher, explanation, blunderWarning, meanwhile, nudges, orders, openRule, explain } = shown;
  const dispatch = useAppDispatch();
  const { takeInHand, lookBack } = useCommands();
  const turnTimers = useTurnTimers(table);
  const closing = useClosing(table);
  const television = useAppSelector(televisionPlace);
  const { inHand, viewer, live } = moment;
  const isFar = table.own.length === 0;
  const isMatch = table.lesson === undefined && table.puzzle === undefined;
  // people who look back together at one device have no seat in common
  const together = !live && table.own.length > 1;
  const looking = inHand ?? (viewer === 'spectator' || together ? null : viewer);
  const isAskedPublicly = isNow && inHand !== null && viewer === 'spectator' && moment.toAct.includes(inHand);
  return {
    seats: moment.seats,
    ...(looking !== null && { atScreen: { seat: looking, isAlone: !moment.isUnshuttered } }),
    toAct: moment.toAct,
    insteadOfPrompt,
    teacher,
    ...(explanation !== null && { explanation, blunderWarning }),
    ...(isNow && meanwhile !== undefined && { meanwhile }),
    ...(isNow && { turnTimers }),
    ...(isAskedPublicly && { askedPublicly: { seat: inHand, takeInHand: () => takeInHand(inHand) } }),
    isTelevision: television === 'here',
    ...(closing !== null && isMatch && { closing }),
    ...(!isFar && { terms: { game: table.game, glossary: ui.glossary, openRule } }),
    // opponents in a lesson or a puzzle play no bot level, so they show none
    ...(isSpread(table) && isMatch && { presences: presencesOf(table), ...(isNow && { nudges }) }),
    ...(isNow && orders !== null && { orders }),
    ...(isMatch && {
      share: (facts: Omit<MatchResult, 'game'>) =>
        void dispatch(sheetOpened({ name: 'result', result: { game: table.game, ...facts } })),
    }),
    ...(isMatch && !isFar && { lookAt: (position: number) => lookBack(position, viewer) }),
    explain,
  };
}

/** The closing ceremony of a match that has just ended; null if it was shown, or is left out. */
function useClosing(table: LiveTable): Closing | null {
  const dispatch = useAppDispatch();
  const { room } = useCommands();
  const television = useAppSelector(televisionPlace);
  const leads = useAppSelector(leadsHere);
  const shownPoint = useShownPoint();
  // with a television in the room, everyone sees the ceremony
  const closes = useAppSelector(
    (state) => state.table.closing && (state.settings.pace !== 'at-once' || televisionPlace(state) === 'elsewhere'),
  );
  if (!closes) return null;
  return {
    game: table.game,
    isFar: table.own.length === 0,
    seen: () => void dispatch(closingSeen()),
    ...(television === 'here' &&
      shownPoint !== null && { counted: (count) => room.reportPlayback({ ...shownPoint, count }) }),
    ...(television === 'elsewhere' && leads && { continueThere: room.continuePlayback }),
  };
}
