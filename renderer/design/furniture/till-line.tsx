import type { ReactNode } from 'react';
import type { PlayerMark } from '../drawing/marks.ts';
import { PlayerToken } from '../drawing/player-token.tsx';

interface TillRollProps {
  /** What the list is called by a screen reader. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The till roll: the log, newest line next to the till. */
export function TillRoll({ label, className = '', children }: TillRollProps) {
  return (
    <ol className={`till-roll ${className}`} aria-label={label}>
      {children}
    </ol>
  );
}

interface TillHeadingProps {
  readonly children: ReactNode;
  /** How much of it is folded away: "23 lines". */
  readonly folded?: ReactNode;
}

/** A heading on the roll: the month and the phase. */
export function TillHeading({ children, folded }: TillHeadingProps) {
  return (
    <li className="till-heading">
      <span>{children}</span>
      {folded !== undefined && <span className="till-folded">{folded}</span>}
    </li>
  );
}

/** One row of a reckoning. */
export interface ReckoningRow {
  readonly id: string;
  readonly why: ReactNode;
  /** As it is read: "−$4". */
  readonly amount: string;
  readonly total?: boolean | undefined;
}

interface ReckoningProps {
  readonly rows: readonly ReckoningRow[];
  /** The rule it follows, usually a link or a button into the rules. */
  readonly rule?: ReactNode;
}

/** How a figure came about, row by row. */
export function Reckoning({ rows, rule }: ReckoningProps) {
  return (
    <div className="reckoning">
      <dl>
        {rows.map((row) => (
          <div key={row.id} className={row.total ? 'total' : undefined}>
            <dt>{row.why}</dt>
            <dd className="figure">{row.amount}</dd>
          </div>
        ))}
      </dl>
      {rule !== undefined && <p className="rule">{rule}</p>}
    </div>
  );
}

interface TillLineProps {
  /** Whose line it is. */
  readonly mark?: PlayerMark | undefined;
  readonly children: ReactNode;
  /** What it came to, as it is read: "−$10". */
  readonly sum?: string | undefined;
  readonly reckoning?: ReckoningProps | undefined;
  readonly open?: boolean | undefined;
  /** Opens and closes the reckoning; the line is a button where it has both. */
  readonly onToggle?: (() => void) | undefined;
  /** What lies over the line while one of its words is explained. */
  readonly over?: ReactNode;
  /** The newest line, which is just being printed. */
  readonly fresh?: boolean | undefined;
  /** Nobody may miss it: printed boldly between two rules. */
  readonly loud?: boolean | undefined;
}

/** A line of the till roll. */
export function TillLine({
  mark,
  children,
  sum,
  reckoning,
  open = false,
  onToggle,
  over,
  fresh = false,
  loud = false,
}: TillLineProps) {
  const words = (
    <>
      {mark && <PlayerToken mark={mark} size={20} />}
      <span className="said">{children}</span>
      {sum !== undefined && <span className="sum figure">{sum}</span>}
    </>
  );
  return (
    <li className={`till-line ${open ? 'open' : ''} ${fresh ? 'fresh' : ''} ${loud ? 'loud' : ''}`}>
      {reckoning && onToggle ? (
        <button type="button" className="till-words" aria-expanded={open} onClick={onToggle}>
          {words}
        </button>
      ) : (
        <div className="till-words">{words}</div>
      )}
      {reckoning && open && <Reckoning {...reckoning} />}
      {over}
    </li>
  );
}
