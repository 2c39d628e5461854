import './first-match.css';
import { Fragment, type ReactNode, useRef } from 'react';
import { hasCatalogue } from '../../words/fetched.ts';
import { useWordsLater } from '../../words/use-words-later.ts';
import { BoardOver } from '../board/board-over.tsx';
import { ExplanationSlip } from './explanation-slip.tsx';
import { explanationWords } from './explanation-words.ts';
import { LitMarker } from './lit-marker.tsx';
import { useDoubleClickGuard } from './use-double-click-guard.ts';
import type { Explanation } from './use-explanation.ts';

interface ExplainedBoardProps {
  readonly game: string;
  readonly explanation: Explanation;
  readonly openRule: (anchor: string) => void;
  readonly children: ReactNode;
}

/** A board with a panel under its counter that explains the question. */
export function ExplainedBoard({ game, explanation, openRule, children }: ExplainedBoardProps) {
  const place = useRef<HTMLDivElement>(null);
  useDoubleClickGuard(place, '.explanation-slip');
  // loaded ahead, even if another player is asked first
  const isThere = useWordsLater(explanationWords(game), hasCatalogue(explanationWords(game)));
  const { kind, isOpen } = explanation;
  return (
    <BoardOver
      place={place}
      slip={
        isThere &&
        isOpen &&
        kind !== null && (
          <Fragment key={kind}>
            <LitMarker board={place} />
            <ExplanationSlip game={game} kind={kind} explanation={explanation} openRule={openRule} />
          </Fragment>
        )
      }
    >
      {children}
    </BoardOver>
  );
}
