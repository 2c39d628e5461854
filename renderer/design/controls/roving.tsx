import type { ReactNode } from 'react';
import { PRESSING_NOTE, samePlace, useRovingStops, type Walk } from './roving-stops.ts';

interface RovingProps {
  /** The accessible name. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const along: Walk = (stops, from, { key }) => {
  const at = stops.indexOf(from);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    Home: 0,
    End: stops.length - 1,
  };
  const next = steps[key];
  return next === undefined ? undefined : stops[Math.max(0, Math.min(stops.length - 1, next))];
};

/** A row of pieces with a single tab stop. Arrow keys move along it, Home and End to its ends. */
export function Roving({ label, className = '', children }: RovingProps) {
  const group = useRovingStops(along, samePlace);
  return (
    <fieldset {...group} className={`roving ${className}`} aria-label={label} aria-describedby={PRESSING_NOTE}>
      {children}
    </fieldset>
  );
}
