import type { ReactNode } from 'react';
import type { LiveTable } from '../../client/slices/table-slice.ts';
import { useAppSelector } from '../../client/store.ts';
import type { VisibleState } from '../../client/visible-state.ts';
import { CoachPage } from '../coach/coach-page.tsx';
import { ExplainedBoard } from '../first-match/explained-board.tsx';
import type { Explanation } from '../first-match/use-explanation.ts';
import { Taught } from '../lesson/taught.tsx';
import { LedgerActions } from '../scoring/ledger-actions.tsx';
import { BoardOver } from './board-over.tsx';
import type { BoardProps, GameUi } from './game-ui.ts';

interface StageProps {
  readonly table: LiveTable;
  readonly ui: GameUi;
  readonly moment: VisibleState;
  readonly isNow: boolean;
  readonly board: BoardProps;
  /** Identifies the viewer: a new viewer gets a new board. */
  readonly eyes: string;
  /** The puzzle's panel below the counter. */
  readonly strip: ReactNode;
  /** The lesson's teacher beside the board; false without one, or without space. */
  readonly teacher: ReactNode;
  readonly explanation: Explanation | null;
  readonly openRule: (anchor: string) => void;
}

/** What fills the table page: the board, or the scoring and the coach's page of a finished match. */
export function Stage({ table, ui, moment, isNow, board, eyes, strip, teacher, explanation, openRule }: StageProps) {
  const coached = useAppSelector((state) => state.coach.open);
  if (isNow && table.outcome !== null) {
    if (coached) return <CoachPage table={table} ui={ui} />;
    return (
      <ui.Ledger
        key={`ledger ${eyes}`}
        {...board}
        outcome={table.outcome}
        played={moment.moves.flatMap(({ events }) => events)}
        actions={<LedgerActions table={table} />}
        {...(table.campaign && { campaign: { table: table.table, results: table.campaign.results } })}
      />
    );
  }
  const shown = <ui.Board key={`board ${eyes}`} {...board} />;
  if (table.puzzle !== undefined) return <BoardOver slip={strip}>{shown}</BoardOver>;
  if (explanation === null) return <Taught by={teacher}>{shown}</Taught>;
  return (
    <ExplainedBoard game={table.game} explanation={explanation} openRule={openRule}>
      {shown}
    </ExplainedBoard>
  );
}
