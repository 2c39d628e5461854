import { type ReactNode, useState } from 'react';
import { sheetOpened } from '../../client/slices/page-slice.ts';
import type { LiveTable } from '../../client/slices/table-slice.ts';
import { useAppDispatch, useAppSelector } from '../../client/store.ts';
import { useWordsLater } from '../../words/use-words-later.ts';
import type { GameUi } from '../board/game-ui.ts';
import { PuzzleStrip } from './puzzle-strip.tsx';
import { PuzzleVerdict } from './puzzle-verdict.tsx';

/** A puzzle's parts of the counter; empty at other tables. */
export interface PuzzleParts {
  /** Below the counter. */
  readonly strip?: ReactNode;
  /** In the counter's place; null while the player thinks. */
  readonly verdict: ReactNode;
}

/** The puzzle's panel, and the verdict on the last answer until the player closes it. */
export function usePuzzle(table: LiveTable, ui: GameUi): PuzzleParts {
  const { puzzle } = table;
  const dispatch = useAppDispatch();
  const position = useAppSelector((state) => state.table.moves.length);
  /** The number of wrong answers whose verdicts were closed. */
  const [putAway, setPutAway] = useState({ table: table.table, tries: 0 });
  const isThere = useWordsLater('puzzles', puzzle !== undefined);
  if (puzzle === undefined || !isThere) return { verdict: null };
  const [seat = 0] = table.own;
  const playOn = () => void dispatch(sheetOpened({ name: 'play-on', position, seat }));
  const seen = putAway.table === table.table ? putAway.tries : 0;
  const hasVerdict = puzzle.status !== 'open' || puzzle.tries > seen;
  if (!hasVerdict) return { strip: <PuzzleStrip puzzle={puzzle} onPlayOn={playOn} />, verdict: null };
  const again = () => setPutAway({ table: table.table, tries: puzzle.tries });
  return {
    verdict: <PuzzleVerdict table={table} puzzle={puzzle} ui={ui} onAgain={again} onPlayOn={playOn} />,
  };
}
