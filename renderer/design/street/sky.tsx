import { Skyline, type SkylineStreet } from './skyline.tsx';

interface SkyProps {
  /** The skyline. */
  readonly street?: SkylineStreet | undefined;
  /** The time of day: 0 at opening time, 1 at closing time. */
  readonly day?: number | undefined;
  /** The width of the roofs, in pixels, wider than any window, and their height. */
  readonly width?: number | undefined;
  readonly roofs?: number | undefined;
  readonly className?: string | undefined;
}

/** The sky with a moving sun, and a skyline at the bottom. Fills its container. */
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
