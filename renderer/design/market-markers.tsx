import type { ReactNode } from 'react';
import { Crate } from './crate.tsx';
import { useGliding } from './gliding.ts';
import type { CrateKind } from './kinds.ts';
import { PriceTag } from './price-tag.tsx';

/** A space of the market and the good whose marker stands on it. */
export interface MarketSpace {
  /** What the good brings: "$5". */
  readonly price: string;
  readonly good: CrateKind;
}

interface MarketMarkersProps {
  /** From the dearest to the cheapest. */
  readonly spaces: readonly MarketSpace[];
  /** Width of a marker's crate in pixels at the default text size: 28 on a panel, 72 on a board for all. */
  readonly size?: number | undefined;
  /** The same as a sentence; without one the board is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** The market's board: spaces from dear to cheap, a marker on each that glides to its new space when the order changes. */
export function MarketMarkers({ spaces, size = 28, label, className = '' }: MarketMarkersProps) {
  const ref = useGliding(
    spaces.map((space) => space.good),
    'marker',
  );
  const markers = spaces.map(({ good }, place) => ({ good, place })).sort((a, b) => (a.good < b.good ? -1 : 1));
  const board = (
    <>
      {spaces.map(({ price }, place) => (
        <span key={price} className="market-space" style={{ gridColumn: place + 1 }}>
          <PriceTag text={price} size={Math.max(16, Math.round(size * 0.58))} />
          <span className="market-hollow" />
        </span>
      ))}
      {markers.map(({ good, place }) => (
        <span key={good} ref={ref(good)} className="market-marker" data-marker={good} style={{ gridColumn: place + 1 }}>
          <Crate kind={good} size={size} />
        </span>
      ))}
    </>
  );
  const look = { className: `market-markers ${className}`, style: { '--crate': `${size / 16}rem` } };
  return label === undefined ? (
    <span {...look} aria-hidden="true">
      {board}
    </span>
  ) : (
    <span {...look} role="img" aria-label={label}>
      {board}
    </span>
  );
}

interface MarketRowProps extends MarketSpace {
  /** What it means for the reader: "4 of 5", a tick, what is missing. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** A space of the market as a row of a list: what it brings, its good, and what that means for the reader. */
export function MarketRow({ price, good, children, className = '' }: MarketRowProps) {
  return (
    <span className={`market-row ${className}`} data-good={good}>
      <PriceTag text={price} size={19} />
      <Crate kind={good} size={28} />
      {children}
    </span>
  );
}
