import './charts.css';

interface RangeBarProps {
  /** The ends of the likely range, the figure found, and the figure to compare with, each from 0 to 1. */
  readonly low: number;
  readonly high: number;
  readonly found: number;
  readonly fair: number;
  /** The same in words. */
  readonly label: string;
}

/** A dot on its likely range, beside a dashed line to compare with. */
export function RangeBar({ low, high, found, fair, label }: RangeBarProps) {
  return (
    <span
      className="range-bar"
      role="img"
      aria-label={label}
      style={{ '--low': low, '--high': high, '--found': found, '--fair': fair }}
    >
      <span className="range-fair" />
      <span className="range-line" />
      <span className="range-dot" />
    </span>
  );
}
