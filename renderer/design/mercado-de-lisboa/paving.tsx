import { memo, useId } from 'react';

interface PavingProps {
  /** In pixels; by default its container's size. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly className?: string | undefined;
}

/** The paving of a Lisbon square: waves of dark and light stone. */
export const Paving = memo(function Paving({ width, height, className = '' }: PavingProps) {
  const stones = useId();
  return (
    <svg width={width ?? '100%'} height={height ?? '100%'} className={`paving ${className}`} aria-hidden="true">
      <pattern id={stones} width={104} height={44} patternUnits="userSpaceOnUse">
        <rect width={104} height={44} fill="var(--paving)" />
        <path d="M0 20C18 4 34 4 52 20S86 36 104 20V32C86 44 70 44 52 30S18 18 0 32Z" fill="var(--paving-wave)" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${stones})`} />
    </svg>
  );
});
