import type { ReactNode } from 'react';
import type { PlayerMark } from '../drawing/marks.ts';
import { PlayerToken } from '../drawing/player-token.tsx';

interface LogListProps {
  /** The list's accessible name. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The log, with the newest line next to the till. */
export function LogList({ label, className = '', children }: LogListProps) {
  return (
    <ol className={`log-list ${className}`} aria-label={label}>
      {children}
    </ol>
  );
}

interface LogHeadingProps {
  readonly children: ReactNode;
  /** The folded part: "23 lines". */
  readonly folded?: ReactNode;
}

/** A heading of the log: the month and the phase. */
export function LogHeading({ children, folded }: LogHeadingProps) {
  return (
    <li className="till-heading">
      <span>{children}</span>
      {folded !== undefined && <span className="till-folded">{folded}</span>}
    </li>
  );
}

/** A row of a breakdown. */
export interface BreakdownRow {
  readonly id: string;
  readonly why: ReactNode;
  /** The formatted amount: "−$4". */
  readonly amount: string;
  readonly total?: boolean | undefined;
}

interface BreakdownProps {
  readonly rows: readonly BreakdownRow[];
  /** The rule behind it, usually a link or a button. */
  readonly rule?: ReactNode;
}

/** The breakdown of a figure, row by row. */
export function Breakdown({ rows, rule }: BreakdownProps) {
  return (
    <div className="breakdown">
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

interface LogEntryProps {
  /** The mark of the line's player. */
  readonly mark?: PlayerMark | undefined;
  readonly children: ReactNode;
  /** The formatted amount: "−$10". */
  readonly sum?: string | undefined;
  readonly breakdown?: BreakdownProps | undefined;
  readonly open?: boolean | undefined;
  /** Toggles the breakdown; with both, the line is a button. */
  readonly onToggle?: (() => void) | undefined;
  /** Overlays the line while one of its terms is explained. */
  readonly over?: ReactNode;
  /** Whether it is the newest line, being printed. */
  readonly fresh?: boolean | undefined;
  /** Whether it is important: bold between two rules. */
  readonly loud?: boolean | undefined;
}

/** A line of the log. */
export function LogEntry({
  mark,
  children,
  sum,
  breakdown,
  open = false,
  onToggle,
  over,
  fresh = false,
  loud = false,
}: LogEntryProps) {
  const words = (
    <>
      {mark && <PlayerToken mark={mark} size={20} />}
      <span className="said">{children}</span>
      {sum !== undefined && <span className="sum figure">{sum}</span>}
    </>
  );
  return (
    <li className={`till-line ${open ? 'open' : ''} ${fresh ? 'fresh' : ''} ${loud ? 'loud' : ''}`}>
      {breakdown && onToggle ? (
        <button type="button" className="till-words" aria-expanded={open} onClick={onToggle}>
          {words}
        </button>
      ) : (
        <div className="till-words">{words}</div>
      )}
      {breakdown && open && <Breakdown {...breakdown} />}
      {over}
    </li>
  );
}
