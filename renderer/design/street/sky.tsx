import { Skyline, type SkylineStreet } from './skyline.tsx';

interface SkyProps {
  /** What stands far behind. */
  readonly street?: SkylineStreet | undefined;
  /** How far the day has gone: 0 at opening time, 1 at closing time. */
  readonly day?: number | undefined;
  /** Width of the roofs drawn along the bottom, in pixels; wider than any window they stand in. */
  readonly width?: number | undefined;
  readonly roofs?: number | undefined;
  readonly className?: string | undefined;
}

/** The sky over a street with a sun that crosses it as the months pass, and far roofs below. Fills the box it is put in. */
export function Sky({ street, day = 0.15, width = 2560, roofs = 150, className = '' }: SkyProps) {
  const along = Math.min(1, Math.max(0, day));
  return (
    <div className={`sky ${className}`} aria-hidden="true" style={{ '--day': along.toFixed(3) }}>
      <div className="sky-evening" />
      <div className="sky-sun" />
      <Skyline street={street} width={width} height={roofs} />
    </div>
  );
}
