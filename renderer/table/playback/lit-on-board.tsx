import { createPortal } from 'react-dom';
import { seenOnBoard, useMeasured } from './use-measured.ts';

interface LitOnBoardProps {
  /** The selectors of the pieces. */
  readonly pieces: readonly string[];
  /** The number of things that turn over first. */
  readonly after: number;
}

/** Lights the pieces of the board that a step changes or decides. */
export function LitOnBoard({ pieces, after }: LitOnBoardProps) {
  const frames = useMeasured(pieces, framesOf) ?? [];
  if (frames.length === 0 || frames.length > most) return null;
  return createPortal(
    <div className="lit-on-board" style={{ '--order': after }} aria-hidden="true">
      {frames.map(({ piece, left, top, width, height }) => (
        <span key={piece} className="lit-piece" style={{ left, top, width, height }} />
      ))}
    </div>,
    document.body,
  );
}

/** Pieces that take up a larger part of the window are places, which would only dazzle. */
const largest = 0.12;
/** With more pieces, nothing stands out. */
const most = 8;

function framesOf(pieces: readonly string[]) {
  const found = new Map(pieces.map((piece) => [seenOnBoard(piece), piece]));
  return [...found].flatMap(([element, piece]) => {
    if (element === undefined) return [];
    const { left, top, width, height } = element.getBoundingClientRect();
    const isPlace = width * height > largest * window.innerWidth * window.innerHeight;
    return isPlace ? [] : [{ piece, left, top, width, height }];
  });
}
